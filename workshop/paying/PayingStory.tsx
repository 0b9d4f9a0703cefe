import type { StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { formatBrl } from '../../runtime/rules/money.ts'
import { formatPhone } from '../../runtime/rules/phone.ts'
import type { Shown } from '../edit/protocol.ts'
import { numberOf } from '../error-recipes/people.ts'
import { findText } from '../errors/find-text.ts'
import { FlowStory, untilArrived } from '../flows/FlowStory.tsx'
import type { Expected } from '../flows/plan.ts'
import { web } from '../flows/web-config.ts'
import { keptWords, type Money, type PayingPlan } from './cell.ts'
import { headingsOf, modalTitleOf, saidIn, shows } from './web-screens.ts'

const VALUE_CENTS = 2000

/** A story of how a payment ends in the web flow. It checks the texts that the customer reads. */
export function payingStory({ plan, money }: PayingPlan): StoryObj {
  const { expected, person } = plan
  return {
    name: plan.name,
    // axe is off, because it checks these screens in the stories of the steps and modals.
    parameters: {
      layout: 'fullscreen',
      a11y: { test: 'off' },
      edit: { on: 'web', at: plan.pointer.split('/') } satisfies Shown,
    },
    render: () => <FlowStory config={web} plan={plan} />,
    play: async ({ canvasElement }) => {
      await untilArrived(canvasElement)
      const place = placeOf(expected, canvasElement)
      await readTitle(place, expected)
      await readMessage(place, expected)
      await readOrder(place, expected, person)
      await readMoney(place, canvasElement, money)
    },
  }
}

function placeOf({ modal }: Expected, canvas: HTMLElement): HTMLElement {
  return modal === null ? canvas : within(canvas).getByRole('dialog')
}

async function readTitle(place: HTMLElement, expected: Expected): Promise<void> {
  const { step, modal } = expected
  if (modal === null) {
    const shown = await within(place).findByRole('heading', { level: 1 })
    await expect(shown).toBeVisible()
    await expect(headingsOf(step)).toContain(plain(shown.textContent))
    return
  }
  await expect(place).toHaveAccessibleName(saidIn(expected)?.title ?? modalTitleOf(modal))
}

async function readMessage(place: HTMLElement, expected: Expected): Promise<void> {
  const said = saidIn(expected)
  if (said === undefined) return
  const words = await findText(place, said.text)
  // A modal fades in, so wait until its text is visible.
  await waitFor(() => expect(words).toBeVisible())
}

/** If the expected screen shows the amount and the number, checks that both are right. */
async function readOrder(place: HTMLElement, expected: Expected, person: string): Promise<void> {
  const seen = seenIn(place)
  const { amount, number } = shows(expected)
  if (amount) await expect(seen).toContain(plain(formatBrl(VALUE_CENTS)))
  if (number) await expect(seen).toContain(plain(formatPhone(numberOf(person))))
}

/**
 * If the customer's money was kept, checks that the screen says that nothing was charged. Otherwise checks that it does
 * not say so.
 */
async function readMoney(place: HTMLElement, canvas: HTMLElement, money: Money): Promise<void> {
  if (money === 'kept') await expect(seenIn(place)).toMatch(keptWords)
  else await expect(seenIn(canvas)).not.toMatch(keptWords)
}

function seenIn(place: HTMLElement): string {
  // biome-ignore lint/performance/useDomNodeTextContent: only visible text counts.
  return plain(place.innerText)
}

/** Treats no-break spaces as spaces. */
const plain = (text: string | null): string => (text ?? '').replace(/\s+/g, ' ').trim()
