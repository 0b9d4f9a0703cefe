import type { StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import errors from '../../flow-configs/shared/errors.json'
import { codeLine, type ErrorMessage, say } from '../../flows/kit/errors.ts'
import { surroundings } from '../../flows/kit/surroundings.ts'
import type { Shown } from '../edit/protocol.ts'
import { findText } from '../errors/find-text.ts'
import { FlowStory, untilArrived } from '../flows/FlowStory.tsx'
import { web } from '../flows/web-config.ts'
import type { ErrorRecipe, Seen } from './error-recipe.ts'
import { ownFlow } from './own-flow.ts'

const around = surroundings.parse(web)
const flows = { web, own: ownFlow(around) }

/**
 * Shows the sandbox's answer in the form that a customer reads. The words come from the catalogue, through the app's
 * own error handling.
 */
export function recipeStory({ code, about, seen, flow, plan, how }: ErrorRecipe): StoryObj {
  const message = { code, ...(about === undefined ? {} : { about, uncharged: true as const }) }
  const key = Object.hasOwn(errors.codes, `${code}:${about}`) ? `${code}:${about}` : code
  return {
    name: plan.name,
    // Axe does not check these stories, because it checks the same screens in the stories of steps and modals.
    parameters: {
      layout: 'fullscreen',
      a11y: { test: 'off' },
      docs: { description: { story: how } },
      edit: { on: 'flow-configs/shared/errors.json', at: ['codes', key] } satisfies Shown,
    },
    render: () => <FlowStory config={flows[flow]} plan={plan} />,
    play: async ({ canvasElement }) => {
      await untilArrived(canvasElement)
      const said = say(errors, message, { brand: around.words.brand, facts: {} })
      await readIt(placeOf(seen, canvasElement), seen, said)
      const line = codeLine(around.words, message)
      if (line !== undefined && (seen === 'page' || seen === 'modal' || seen === 'block'))
        await expect(within(canvasElement).getByText(line)).toBeVisible()
    },
  }
}

function placeOf(seen: Seen, canvas: HTMLElement): HTMLElement {
  return seen === 'modal' ? within(canvas).getByRole('dialog') : canvas
}

async function readIt(place: HTMLElement, seen: Seen, { title, text, money }: ErrorMessage): Promise<void> {
  const inPlace = within(place)
  const words = await findText(place, text)
  // A modal fades in, so wait until its text is visible.
  await waitFor(() => expect(words).toBeVisible())
  if (seen !== 'page' && seen !== 'modal') return
  await expect(inPlace.getByRole('heading', { name: title })).toBeVisible()
  if (money !== undefined) await expect(inPlace.getByText(money)).toBeVisible()
}
