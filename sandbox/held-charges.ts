import { calls } from '../runtime/operator/contract/table.ts'
import { delayOf, listFaults } from './faults.ts'
import type { World } from './world.ts'

/** The charges that a `delay` fault holds before the work is done. */
export interface HeldCharges {
  /** Waits `delayMs` with the charge. */
  hold(delayMs: number): Promise<void>
  /** Returns how long a charge may take at most, in ms, from when its bytes left a device until the history lists it. */
  longestMs(): number
}

/**
 * What the sandbox states as its maximum has to be true, or the app says of a charge that was only held that it never
 * arrived. So it counts every delay that is planted, and every one that runs.
 */
export function createHeldCharges(world: World, wait: (ms: number) => Promise<void>): HeldCharges {
  const held = new Set<{ readonly sinceMs: number; readonly delayMs: number }>()
  return {
    async hold(delayMs) {
      const one = { sinceMs: world.now(), delayMs }
      held.add(one)
      try {
        await wait(delayMs)
      } finally {
        held.delete(one)
      }
    },
    longestMs() {
      const planted = listFaults(world)
        .filter(({ call, fault }) => fault === 'delay' && calls[call].effect === 'charge')
        .map(delayOf)
      // The sandbox's clock may have been moved meanwhile.
      const running = [...held].map(({ sinceMs, delayMs }) => Math.max(0, world.now() - sinceMs) + delayMs)
      return world.settings.longestChargeMs + Math.max(0, ...planted, ...running)
    },
  }
}
