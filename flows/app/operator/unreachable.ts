import type { Performed } from '../../../runtime/engine/driver.ts'

/** Returns the outcome for a service whose code could not be fetched: nothing was sent. */
export function unreachable(isOnline: boolean): Performed {
  return {
    outcome: 'unreachable',
    message: { code: isOnline ? 'unloaded' : 'offline' },
    apply: () => undefined,
    everyMs: 0,
  }
}
