import type { Performed } from '../../../runtime/engine/driver.ts'

/** Returns the outcome of a service whose code could not be fetched. Nothing was sent to the operator. */
export function unreachable(isOnline: boolean): Performed {
  return {
    outcome: 'unreachable',
    message: { code: isOnline ? 'unloaded' : 'offline' },
    apply: () => undefined,
    everyMs: 0,
  }
}
