import type { Clock } from '../../clock.ts'
import { type BridgeEnd, type BridgeMessage, readEvent } from './read-event.ts'

/** The data with which the bridge asks the issuer. */
export interface BridgeRequest {
  readonly accessToken: string
  readonly brand: string
  readonly use: 'credit' | 'debit'
  readonly valueCents: number
  readonly card:
    | { readonly pan: string; readonly month: string; readonly year: string; readonly cvv: string }
    | { readonly token: string; readonly cvv: string }
}

/** The card gateway's bridge to the issuer. This interface does not depend on where the bridge's script runs. */
export interface Bridge {
  send(request: BridgeRequest): void
  /** Closes the bridge. Messages that it sends later are ignored. */
  close(): void
}

export type OpenBridge = (hear: (message: BridgeMessage) => void) => Bridge

const READY_MS = 30_000
const CHALLENGE_MS = 600_000
/**
 * After this time the page shows the frame with the issuer's page, even if no question was reported. Some issuers'
 * scripts do not report that they ask one.
 */
const SHOWN_MS = 5_000

interface Asking {
  readonly clock: Clock
  readonly signal: AbortSignal
  /** Called when the issuer has a question for the customer, so that the page shows the frame. */
  readonly onChallenge: () => void
}

/**
 * Asks the issuer to confirm a card. Resolves with the first result that the bridge reports, or with `left` if the
 * signal aborts.
 */
export function askBridge(open: OpenBridge, request: BridgeRequest, asking: Asking): Promise<BridgeEnd> {
  const { clock, signal, onChallenge } = asking
  return new Promise(resolve => {
    let isReady = false
    let isOver = false
    const timers: (() => void)[] = []
    const end = (how: BridgeEnd): void => {
      if (isOver) return
      isOver = true
      for (const stop of timers) stop()
      signal.removeEventListener('abort', leave)
      bridge.close()
      resolve(how)
    }
    const leave = (): void => end({ kind: 'left' })
    const hear = (message: BridgeMessage): void => {
      const step = isOver ? undefined : readEvent(message, request.brand)
      if (step === undefined) return
      if (step.kind === 'ready') begin()
      else if (step.kind === 'challenge') onChallenge()
      else end(step)
    }
    /** Sends the card only once, although the frame may reload and report `ready` again. */
    const begin = (): void => {
      if (isReady) return
      isReady = true
      stopWaiting()
      timers.push(clock.after(SHOWN_MS, onChallenge))
      timers.push(clock.after(CHALLENGE_MS, () => end({ kind: 'timedOut' })))
      bridge.send(request)
    }
    const bridge = open(hear)
    const stopWaiting = clock.after(READY_MS, () => end({ kind: 'unreachable' }))
    timers.push(stopWaiting)
    if (signal.aborted) leave()
    else signal.addEventListener('abort', leave)
  })
}
