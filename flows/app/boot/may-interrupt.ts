import { type Fields, hasTypedText } from '../../../runtime/browser/has-typed-text.ts'
import { own } from '../../../runtime/engine/flow.ts'
import { isActing, isCharging } from '../../../runtime/engine/moves.ts'
import type { App } from '../../kit/app.ts'
import { survivesReload } from '../../kit/own-facts.ts'

export type Shown = Pick<App, 'flow' | 'driver' | 'facts' | 'vault'>

/**
 * Returns whether a reload would now lose nothing. It would lose something while an action runs, while a payment is
 * open or on screen, while a modal is open, after the customer typed a card or a text, or if a fact that the step
 * collects does not survive a reload.
 */
export function mayInterrupt({ flow, driver, facts, vault }: Shown, fields: Fields): boolean {
  const state = driver.state()
  const step = own(flow.steps, state.step)
  const isPaying = step?.confirms !== undefined || step?.watch !== undefined
  const isOpen = (facts.get('payment.inFlight') ?? 'none') !== 'none'
  const isBusy =
    isCharging(state) || isActing(state) || state.modals.length > 0 || vault.isHolding() || hasTypedText(fields)
  const isAsked = Object.entries(flow.collectors).some(
    ([fact, collector]) => collector === state.step && !survivesReload(fact, flow.facts),
  )
  return !isPaying && !isOpen && !isBusy && !isAsked
}
