import { type Clock, wait } from '../clock.ts'
import type { Answer } from './answer.ts'
import type { Call } from './contract/call.ts'

/** A failure that may pass by itself: a lost answer, unless nothing can be sent or nobody waits, or a 5xx. */
function mayPass(answer: Answer<unknown>): boolean {
  if (answer.kind === 'lost') return answer.why !== 'offline' && answer.why !== 'left'
  return answer.kind === 'refused' && answer.status >= 500
}

/** Asks once, and again by the call's own rule, each time after twice as long. Only ever a read. */
export async function askAgain<T>(
  call: Call,
  { clock, signal }: { readonly clock: Clock; readonly signal: AbortSignal | undefined },
  ask: () => Promise<Answer<T>>,
): Promise<Answer<T>> {
  const { times, firstDelayMs } = (call.effect === 'read' && call.retries) || { times: 0, firstDelayMs: 0 }
  let answer = await ask()
  for (let i = 0; i < times && mayPass(answer); i++) {
    await wait(clock, firstDelayMs * 2 ** i, signal ?? new AbortController().signal)
    answer = await ask()
  }
  return answer
}
