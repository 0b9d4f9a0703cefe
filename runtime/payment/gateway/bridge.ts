import type { Clock } from '../../clock.ts'
import { type BridgeEnd, type BridgeMessage, readEvent } from './read-event.ts'

/** The data that the bridge needs to ask the issuer. Nothing else is sent to it. */
export interface BridgeRequest {
  readonly accessToken: string
  readonly brand: string
  readonly use: 'credit' | 'debit'
  readonly valueCents: number
  readonly card:
    | { readonly pan: string; readonly month: string; readonly year: string; readonly cvv: string }
    | { readonly token: string; readonly cvv: string }
}

/** The gateway's bridge, independent of where its script runs. */
export interface Bridge {
  send(request: BridgeRequest): void
  /** Closes the bridge. Its later messages are ignored. */
  close(): void
}

export type OpenBridge = (hear: (message: BridgeMessage) => void) => Bridge

const READY_MS = 30_000
const CHALLENGE_MS = 600_000
/** Time after which the page shows the bridge's frame anyway: not every script reports that the issuer asks a question. */
const SHOWN_MS = 5_000

interface Asking {
  readonly clock: Clock
  readonly signal: AbortSignal
  /** Called when the issuer asks the customer something, so that the page shows the frame. */
  readonly onChallenge: () => void
}

/**
 * Asks the issuer to confirm a card, and resolves with the first end that the bridge reports. If the signal aborts, the end is
 * `left`.
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
    /** Sends the card only once, even if the frame reloads and reports `ready` again. */
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
