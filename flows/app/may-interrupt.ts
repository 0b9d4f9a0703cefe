import { own } from '../../runtime/engine/flow.ts'
import { isActing, isCharging } from '../../runtime/engine/moves.ts'
import type { App } from './create-app.ts'

/**
 * Whether the person could load the page anew now and lose nothing by it: no charge runs, no payment is on screen or
 * open, nothing is asked of them in a modal, no card was typed.
 */
export function mayInterrupt({
  flow,
  driver,
  facts,
  vault,
}: Pick<App, 'flow' | 'driver' | 'facts' | 'vault'>): boolean {
  const state = driver.state()
  const step = own(flow.steps, state.step)
  const isPaying = step?.confirms !== undefined || step?.watch !== undefined
  const isOpen = (facts.get('payment.inFlight') ?? 'none') !== 'none'
  const isBusy = isCharging(state) || isActing(state) || state.modals.length > 0 || vault.isHolding()
  return !isPaying && !isOpen && !isBusy
}
