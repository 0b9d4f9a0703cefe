import { type Clock, wait } from '../clock.ts'
import type { Answer } from './answer.ts'
import type { Call } from './contract/call.ts'

/** Whether a retry may succeed: after a 5xx or a lost answer, but not if the device is offline or the page was left. */
function mayPass(answer: Answer<unknown>): boolean {
  if (answer.kind === 'lost') return answer.why !== 'offline' && answer.why !== 'left'
  return answer.kind === 'refused' && answer.status >= 500
}

/**
 * Sends the call, and retries a read as the call's `retries` says, doubling the delay. It retries no write and no
 * charge.
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
