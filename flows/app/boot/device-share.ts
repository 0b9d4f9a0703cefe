import type { KeyValue } from '../../../runtime/browser/storage.ts'
import { shareOf } from '../../../runtime/rules/share-of.ts'
import { deviceId } from '../operator/device-id.ts'

/** Returns a number from 0 to 99, the same at each visit; undefined if the device's id cannot be stored. */
export async function deviceShare(storage: KeyValue): Promise<number | undefined> {
  const [name, again] = [await deviceId(storage), await deviceId(storage)]
  return name === again ? shareOf(name) : undefined
}
