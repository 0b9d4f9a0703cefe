import { type Clock, wait } from '../clock.ts'
import type { Answer } from './answer.ts'
import type { Call } from './contract/call.ts'

/**
 * Returns whether a retry may succeed after a 5xx or a lost answer. It may not if the device is offline or the customer
 * has left.
 */
function mayPass(answer: Answer<unknown>): boolean {
  if (answer.kind === 'lost') return answer.why !== 'offline' && answer.why !== 'left'
  return answer.kind === 'refused' && answer.status >= 500
}

/**
 * Sends the call. A failed read is sent again as its `retries` demands, with double the delay each time. Writes and
 * charges are never sent again here.
 */
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
