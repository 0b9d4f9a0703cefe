import { calls } from '../../runtime/operator/contract/table.ts'
import { delayOf, listFaults } from '../faults.ts'
import type { World } from '../world.ts'

/** The charges that a `delay` fault currently delays. */
export interface HeldCharges {
  /** Waits `delayMs` before the charge is created. */
  hold(delayMs: number): Promise<void>
  /** Returns the longest time, in ms, from when a charge's bytes leave a device until the history lists it. */
  longestMs(): number
}

/**
 * Returns the record of delayed charges. The longest charge time that the sandbox states must be true: otherwise the
 * app would report a delayed charge as never arrived. So `longestMs` includes every planted delay and every running
 * delay.
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
      // A test may have moved the sandbox's clock meanwhile.
      const running = [...held].map(({ sinceMs, delayMs }) => Math.max(0, world.now() - sinceMs) + delayMs)
      return world.settings.longestChargeMs + Math.max(0, ...planted, ...running)
    },
  }
}
