import { calls } from '../../runtime/operator/contract/table.ts'
import { delayOf, listFaults } from '../faults.ts'
import type { World } from '../world.ts'

/** The record of the charges that a `delay` fault currently delays. */
export interface HeldCharges {
  /** Waits `delayMs` before the charge is created. */
  hold(delayMs: number): Promise<void>
  /** Returns the longest time, in ms, from when a device sends a charge until the history lists it. */
  longestMs(): number
}

/**
 * Creates the record of delayed charges. If a charge took longer than `longestMs`, the app would report that it was not
 * made. So `longestMs` includes every planned delay and every running delay.
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
      // A test may have moved the sandbox's clock since the delay began. The charge then takes longer on that clock, so
      // the moved time is added to the delay.
      const running = [...held].map(({ sinceMs, delayMs }) => Math.max(0, world.now() - sinceMs) + delayMs)
      return world.settings.longestChargeMs + Math.max(0, ...planted, ...running)
    },
  }
}
