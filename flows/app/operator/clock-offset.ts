import type { KeyValue } from '../../../runtime/browser/storage.ts'
import type { Clock } from '../../../runtime/clock.ts'

const KEY = 'recarrega.clockOffset'
/** Smaller changes are not stored: a campaign that begins a minute late harms nobody. */
const TOLERANCE_MS = 60_000

/**
 * Returns by how many ms the operator's clock is ahead of the device's, by the last answer of any visit. Returns 0 before the
 * first answer, and if the device stores nothing.
 */
export async function clockOffset(device: KeyValue): Promise<number> {
  const offsetMs = Number(await device.get(KEY).catch(() => null))
  return Number.isFinite(offsetMs) ? offsetMs : 0
}

/** Returns a function that stores the offset, given the operator's time, whenever the offset has changed. */
export function offsetKeeper(device: KeyValue, { now }: Pick<Clock, 'now'>): (operatorMs: number) => void {
  let storedMs = Number.NaN
  return operatorMs => {
    const offsetMs = operatorMs - now()
    if (Math.abs(offsetMs - storedMs) < TOLERANCE_MS) return
    storedMs = offsetMs
    device.set(KEY, String(offsetMs)).catch(() => undefined)
  }
}
