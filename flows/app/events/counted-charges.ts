import type { KeyValue } from '../../../runtime/browser/storage.ts'
import { fnv1a } from '../../../runtime/trials/fnv1a.ts'

/** The storage key on the device. The value contains hashes of the charges that were already counted as conversions. */
export const COUNTED_KEY = 'recarrega.counted'
const MOST_KEPT = 50

/**
 * Returns a function. For a charge that it has not seen before, it resolves to true. The device stores the last 50
 * charges, so another tab, a reload or the history does not count a charge again. If storage is blocked, only this page
 * remembers the charges.
 */
export function countedCharges(device: KeyValue): (rechargeId: string) => Promise<boolean> {
  const here = new Set<number>()
  return async rechargeId => {
    const hash = fnv1a(rechargeId)
    const isHere = here.has(hash)
    here.add(hash)
    const kept = hashesIn(await device.get(COUNTED_KEY).catch(() => null))
    if (isHere || kept.includes(hash)) return false
    await device.set(COUNTED_KEY, JSON.stringify([...kept, hash].slice(-MOST_KEPT))).catch(() => undefined)
    return true
  }
}

function hashesIn(text: string | null): readonly number[] {
  try {
    const kept: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(kept) ? kept.filter(one => typeof one === 'number') : []
  } catch {
    return []
  }
}
