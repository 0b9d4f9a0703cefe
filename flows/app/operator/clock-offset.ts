import type { KeyValue } from '../../../runtime/browser/storage.ts'
import type { Clock } from '../../../runtime/clock.ts'

const KEY = 'recarrega.clockOffset'
/**
 * A change of the clock's offset is stored only if it is larger than this. A campaign may begin a minute late without
 * harm.
 */
const TOLERANCE_MS = 60_000

/**
 * Returns how many ms the operator's clock is ahead of the device's clock. The value comes from the operator's last
 * answer, in this or an earlier visit. Returns 0 before the first answer, or if the storage is blocked.
 */
export async function clockOffset(device: KeyValue): Promise<number> {
  const offsetMs = Number(await device.get(KEY).catch(() => null))
  return Number.isFinite(offsetMs) ? offsetMs : 0
}

/** Returns a function that receives the operator's time and stores the clock offset if it has changed. */
export function offsetKeeper(device: KeyValue, { now }: Pick<Clock, 'now'>): (operatorMs: number) => void {
  let storedMs = Number.NaN
  return operatorMs => {
    const offsetMs = operatorMs - now()
    if (Math.abs(offsetMs - storedMs) < TOLERANCE_MS) return
    storedMs = offsetMs
    device.set(KEY, String(offsetMs)).catch(() => undefined)
  }
}
