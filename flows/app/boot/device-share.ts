import type { KeyValue } from '../../../runtime/browser/storage.ts'
import { shareOf } from '../../../runtime/rules/share-of.ts'
import { deviceId } from '../operator/device-id.ts'

/** From 0 to 99, the same at each visit. Undefined where the device's name cannot be kept: it would be another each time. */
export async function deviceShare(storage: KeyValue): Promise<number | undefined> {
  const [name, again] = [await deviceId(storage), await deviceId(storage)]
  return name === again ? shareOf(name) : undefined
}
