import { own, type Step } from '../../../runtime/engine/flow.ts'
import { isCharging } from '../../../runtime/engine/moves.ts'
import type { Attempts } from '../../../runtime/operator/charge/attempts.ts'
import { loadMethod } from '../../../runtime/payment/methods.ts'
import type { ServiceName } from '../../../runtime/services.ts'
import type { App } from '../../kit/app.ts'

/** Services that search for the result of an open payment. They only read data. */
const SEARCHES: readonly string[] = [
  'recharge.find',
  'recharge.recall',
  'pisp.arrive',
  'checkout.arrive',
] satisfies readonly ServiceName[]
/** Pauses between two searches for an open charge. After `SOON_TIMES` searches the pause is longer. */
const SOON_MS = 3_000
const SOON_TIMES = 5
const LATER_MS = 10_000
/** Services that only read data when a step opens. The app may repeat them without a tap of the customer. */
const READS: readonly string[] = ['pix.loadCode', 'schedule.begin', ...SEARCHES]
/** Codes of the messages that a lost network causes. */
const NETWORK_CODES: readonly string[] = ['unreachable', 'offline', 'unloaded']

/**
 * Retries a failed read when the network is back, and searches again for an open payment when the customer returns to
 * the tab. When the network is lost, shows a message on steps that update themselves. Loads the code of the payment
 * method that the customer chooses.
 */
export function watchPage(
  { flow, driver, facts, page }: Pick<App, 'flow' | 'driver' | 'facts' | 'page'>,
  attempts: Attempts,
): void {
  const here = (): Step | undefined => own(flow.steps, driver.state().step)
  const isSearching = (): boolean => driver.state().running.some(({ kind }) => kind === 'enter')
  let isOwed = false

  /** Searches again for an open payment, which may have ended while the customer or the network was away. */
  async function lookAgain(): Promise<void> {
    const msisdn = facts.get('session.msisdn')
    if (msisdn === undefined) return
    const isKnownOpen = (facts.get('payment.inFlight') ?? 'none') !== 'none'
    if (!isKnownOpen && (await attempts.open(msisdn)).length === 0) return
    const state = driver.state()
    // No search starts now. During a charge, it could receive the charge's result, which no screen would show. While a
    // modal is open, it could close the card issuer's question, which the customer answers in the bank's own app.
    if (isCharging(state) || state.modals.length > 0) return
    // A running search may fail because the network was lost, so another search follows.
    isOwed = isSearching()
    if (!isOwed && SEARCHES.includes(here()?.enter?.run ?? '')) driver.send({ type: 'returned' })
  }

  let rounds = 0
  let stopRound: (() => void) | undefined

  /** Repeats the search for an open payment on a step that itself searches only on entry. */
  function planRound(): void {
    const { message } = driver.state()
    const step = here()
    const isLooked = SEARCHES.includes(step?.enter?.run ?? '') && step?.watch === undefined && message === null
    const isOpen = (facts.get('payment.inFlight') ?? 'none') !== 'none'
    if (!isLooked || !isOpen) return endRounds()
    // No pause runs during a search. The pause begins when the search has ended.
    if (isSearching()) return stopPause()
    if (stopRound !== undefined) return
    const left = new AbortController()
    const stop = page.clock.after(rounds < SOON_TIMES ? SOON_MS : LATER_MS, () => {
      void page.whenVisible(left.signal).then(async () => {
        if (left.signal.aborted) return
        stopRound = undefined
        rounds += 1
        await lookAgain()
        planRound()
      })
    })
    stopRound = () => {
      left.abort()
      stop()
    }
  }

  function stopPause(): void {
    stopRound?.()
    stopRound = undefined
  }

  function endRounds(): void {
    stopPause()
    rounds = 0
  }

  /**
   * Returns whether a lost network caused the message on screen, on a step that only reads data. Then the app may
   * retry.
   */
  function isLostToNetwork(): boolean {
    const { message, modals } = driver.state()
    const isRead = READS.includes(here()?.enter?.run ?? '')
    return isRead && modals.length === 0 && message !== null && NETWORK_CODES.includes(message.code)
  }
  page.onReturn(() => {
    if (page.isOnline() && isLostToNetwork()) driver.send({ type: 'user', name: 'retry' })
    else void lookAgain()
  })
  driver.subscribe(() => {
    planRound()
    if (!isOwed || isSearching()) return
    isOwed = false
    void lookAgain()
  })

  // While offline, a step that updates itself must show that it cannot update.
  const sayOffline = (): void => {
    if (here()?.watch !== undefined) driver.send({ type: 'always', name: 'offline', message: { code: 'offlineWatch' } })
  }
  page.onOffline(sayOffline)
  let shown = driver.state().step
  driver.subscribe(() => {
    const { step } = driver.state()
    if (step === shown) return
    shown = step
    endRounds()
    planRound()
    if (!page.isOnline()) sayOffline()
  })

  // The app loads the code of a payment method as soon as the customer chooses it, because later the network may be
  // lost, and a browser opens a wallet's sheet only right after the tap.
  let chosen = facts.get('payment.type')
  facts.subscribe(() => {
    const type = facts.get('payment.type')
    if (type === chosen) return
    chosen = type
    void loadMethod(type).catch(() => undefined)
  })
}
