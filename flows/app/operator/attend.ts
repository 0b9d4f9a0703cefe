import { own, type Step } from '../../../runtime/engine/flow.ts'
import { isCharging } from '../../../runtime/engine/moves.ts'
import type { Attempts } from '../../../runtime/operator/charge/attempts.ts'
import { loadMethod } from '../../../runtime/payment/methods.ts'
import type { ServiceName } from '../../../runtime/services.ts'
import type { App } from '../../kit/app.ts'

/** What finds how an open payment stands. It only reads. */
const SEARCHES: readonly string[] = [
  'recharge.find',
  'recharge.recall',
  'pisp.arrive',
  'checkout.arrive',
] satisfies readonly ServiceName[]
/** The page looks for an open charge again after this, and less often after some searches. */
const SOON_MS = 3_000
const SOON_TIMES = 5
const LATER_MS = 10_000
/** What else only reads, on the way into a step: it may be asked again though nobody taps. */
const READS: readonly string[] = ['pix.loadCode', 'schedule.begin', ...SEARCHES]
/** What is said where the network was to blame. */
const NETWORK_CODES: readonly string[] = ['unreachable', 'offline', 'unloaded']

/** Follows what happens around a customer's page: the network, how long they look away, what they choose. */
export function attend(
  { flow, driver, facts, page }: Pick<App, 'flow' | 'driver' | 'facts' | 'page'>,
  attempts: Attempts,
): void {
  const here = (): Step | undefined => own(flow.steps, driver.state().step)
  const isSearching = (): boolean => driver.state().running.some(({ kind }) => kind === 'enter')
  let isOwed = false

  /** What was open when the person or the network left may have ended meanwhile. */
  async function lookAgain(): Promise<void> {
    const msisdn = facts.get('session.msisdn')
    if (msisdn === undefined) return
    const isKnownOpen = (facts.get('payment.inFlight') ?? 'none') !== 'none'
    if (!isKnownOpen && (await attempts.open(msisdn)).length === 0) return
    const state = driver.state()
    // Beside a charge its end would be found, written off, and told to nobody. Nor does it lead away from a question
    // that the card's issuer asks: it is answered in the bank's own app.
    if (isCharging(state) || state.modals.length > 0) return
    // What was asked before they came back may have been answered by a network that was not there.
    isOwed = isSearching()
    if (!isOwed && SEARCHES.includes(here()?.enter?.run ?? '')) driver.send({ type: 'returned' })
  }

  let rounds = 0
  let stopRound: (() => void) | undefined

  /** A payment goes on to its end by itself on the page that comes back, which looks for it only as it is entered. */
  function planRound(): void {
    const { message } = driver.state()
    const step = here()
    const isLooked = SEARCHES.includes(step?.enter?.run ?? '') && step?.watch === undefined && message === null
    const isOpen = (facts.get('payment.inFlight') ?? 'none') !== 'none'
    if (!isLooked || !isOpen) return endRounds()
    if (stopRound !== undefined || isSearching()) return
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

  function endRounds(): void {
    stopRound?.()
    stopRound = undefined
    rounds = 0
  }

  /** A message page that the network brought goes with it, where all that was asked only reads. */
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

  // A page that says that it updates itself also says when it cannot.
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

  // The code of the way that is chosen is here before it is paid with: the network may be gone by then, and a wallet's
  // sheet opens only soon after the tap.
  let chosen = facts.get('payment.type')
  facts.subscribe(() => {
    const type = facts.get('payment.type')
    if (type === chosen) return
    chosen = type
    void loadMethod(type).catch(() => undefined)
  })
}
