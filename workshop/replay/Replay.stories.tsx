import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { useArgs } from 'storybook/preview-api'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import type { Trace } from '../../runtime/engine/trace.ts'
import type { Globals } from '../map/story-link.ts'
import { wholeCanvas } from '../pages/whole-canvas.ts'
import { ReplayPage } from './ReplayPage.tsx'
import { ReplayScreen } from './ReplayScreen.tsx'
import { addressOf, textIn } from './trace-address.ts'

interface Args {
  /** The trace in base64url. The flow checker prints links in this form. */
  readonly trace: string
  /** The number of the move, from 1 on. */
  readonly at: number
}

const meta: Meta<Args> = {
  // The links of the flow checker contain the id of this page.
  id: 'replay',
  title: 'Review/Replay',
  parameters: { layout: 'fullscreen' },
  globals: wholeCanvas,
  tags: ['page'],
  argTypes: { trace: { control: 'text' }, at: { control: 'number' } },
  args: { trace: '', at: 1 },
  render: function Render(_, { globals }) {
    const [{ trace, at }, update] = useArgs<{ trace: string; at: number }>()
    return (
      <ReplayPage
        text={textIn(trace) ?? trace}
        at={at}
        look={lookIn(globals)}
        onShow={(text, to) => update({ trace: addressOf(text), at: to })}
      />
    )
  },
}
export default meta

const lookIn = ({ theme, mode }: Globals): string => `theme=${theme}&mode=${mode}`

type Story = StoryObj<Args>

export const Replay: Story = { name: 'Replay' }

/** A walk of the web flow. It leads to the dialog that asks before the customer pays the same recharge twice. */
const walk: Trace = {
  version: 1,
  flow: 'web',
  hash: 'other',
  moves: [
    { open: 'payment', facts: { 'session.authenticated': true, 'recharge.value': 1, 'recharge.target': '?' } },
    { tap: 'submit' },
    { answer: 'alreadyOpen', of: 'recharge.pay', facts: { 'payment.inFlight': 'charge' } },
  ],
}

/**
 * The built workshop shows the first screen in about a second. The limit is higher, because a test machine may be busy.
 */
const WITHIN = { timeout: 15_000 }

/** Returns the text of the replayed screen. */
function seenIn(canvas: HTMLElement): string {
  const frame = canvas.querySelector('iframe')?.contentWindow?.frames[0]
  return frame?.document.body.textContent ?? ''
}

/**
 * The page, which keeps the shown move in React's state and not in the story's args. If a play function changed an arg,
 * Storybook would render the story again and report it as finished too early. The next story would then fail.
 */
function OwnState({ trace, at, look }: Args & { readonly look: string }) {
  const [shown, setShown] = useState({ text: textIn(trace) ?? trace, at })
  return <ReplayPage {...shown} look={look} onShow={(text, to) => setShown({ text, at: to })} />
}
const withOwnState: Story['render'] = (args, { globals }) => <OwnState {...args} look={lookIn(globals)} />

export const StepByStep: Story = {
  render: withOwnState,
  tags: ['test-only'],
  name: 'step by step',
  args: { trace: addressOf(JSON.stringify(walk)) },
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    const current = () => canvas.getByRole('list', { name: 'Moves' }).querySelector('[aria-current]')
    const next = await canvas.findByRole('button', { name: 'Next' }, WITHIN)
    await expect(current()).toHaveTextContent('Somebody opens “payment” → payment')
    await waitFor(() => expect(seenIn(canvasElement)).toContain('Como você quer pagar?'), WITHIN)
    await userEvent.click(next)
    await waitFor(() => expect(current()).toHaveTextContent('The person taps “Pagar” → payment'), WITHIN)
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(current()).toHaveTextContent('recharge.pay answers “alreadyOpen”'), WITHIN)
    await expect(canvas.getByText(/^flow-configs\/web\/pay\.json:\d+$/)).toBeVisible()
    await expect(canvas.getByRole('row', { name: 'payment.inFlight unknown charge' })).toBeVisible()
    await waitFor(() => expect(seenIn(canvasElement)).toContain('Esta recarga já está em andamento'), WITHIN)
    await waitFor(() => expect(next).toHaveFocus(), WITHIN)
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
    await waitFor(() => expect(current()).toHaveTextContent('Somebody opens'), WITHIN)
    await waitFor(() => expect(seenIn(canvasElement)).not.toContain('Esta recarga já está em andamento'), WITHIN)
  },
}

export const WrongTrace: Story = {
  render: withOwnState,
  tags: ['test-only'],
  name: 'wrong trace',
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    const field = canvas.getByRole('textbox', { name: 'Trace' })
    const pasted = JSON.stringify({
      ...walk,
      moves: [{ tip: 'submit' }, { tap: 'x', facts: { 'customer.name': 'Ana' } }],
    })
    await userEvent.click(field)
    await userEvent.paste(pasted)
    await userEvent.click(canvas.getByRole('button', { name: 'Replay this trace' }))
    const alert = canvas.getByRole('alert')
    await waitFor(() => expect(alert).toHaveTextContent('moves[0] is no move'), WITHIN)
    await expect(alert).toHaveTextContent('moves[1].facts: “customer.name” is personal.')
    await expect(field).toHaveValue(pasted)
    await expect(field).toHaveAccessibleDescription(/is no move/)
  },
}

/**
 * The content of the replay's frame. The list of stories hides it, because it shows nothing without the page around it.
 */
export const Screen: Story = { tags: ['!dev', '!test'], name: 'screen', render: () => <ReplayScreen /> }
