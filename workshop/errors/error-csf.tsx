import type { StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import type { Shown } from '../edit/protocol.ts'
import { untilArrived } from '../flows/FlowStory.tsx'
import { ErrorStory, whatIsSaid } from './ErrorStory.tsx'
import { findText } from './find-text.ts'
import type { ErrorPlan } from './list-errors.ts'

/**
 * The axe rules that are off in these stories. A story shows two complete pages, so an element such as `<main>` occurs
 * twice.
 */
const twoPages = [
  'landmark-no-duplicate-main',
  'landmark-no-duplicate-banner',
  'landmark-no-duplicate-contentinfo',
  'landmark-unique',
].map(id => ({ id, enabled: false }))

/**
 * Shows the message page of a code twice: in our layout with the menu and a way out, and in a partner's frame without
 * them.
 */
export function errorStory(plan: ErrorPlan): StoryObj {
  return {
    name: plan.name,
    parameters: { layout: 'fullscreen', edit: placeOf(plan), a11y: { config: { rules: twoPages } } },
    render: () => <ErrorStory plan={plan} />,
    play: async ({ canvasElement, canvas }) => {
      await untilArrived(canvasElement)
      const { title, text, main, out } = whatIsSaid(plan)
      for (const variant of ['ours', 'framed']) {
        const page = within(canvas.getByTestId(variant))
        // Where motion is allowed, the page is transparent in the first frame of its arrival.
        await waitFor(() => expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible())
        await expect(await findText(canvas.getByTestId(variant), text)).toBeVisible()
        await expect(page.getByRole('button', { name: main.label })).toBeVisible()
        const isOurs = variant === 'ours'
        await expect(page.queryAllByRole('button', { name: 'Menu' })).toHaveLength(isOurs ? 1 : 0)
        if (out !== undefined)
          await expect(page.queryAllByRole('button', { name: out.label })).toHaveLength(isOurs ? 1 : 0)
      }
    },
  }
}

/** Returns the position of the message's texts in the error catalogue. */
function placeOf({ key }: ErrorPlan): Shown {
  return { on: 'flow-configs/shared/errors.json', at: key === undefined ? ['fallback'] : ['codes', key] }
}
