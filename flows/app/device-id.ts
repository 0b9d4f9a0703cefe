import { randomId } from '../../runtime/browser/random-id.ts'
import type { KeyValue } from '../../runtime/browser/storage.ts'

const KEY = 'recarrega.device'

/** The device's own random name; a new one each time where nothing can be stored. */
export async function deviceId(storage: KeyValue): Promise<string> {
  const saved = await storage.get(KEY).catch(() => null)
  if (saved !== null && saved !== '') return saved
  const id = randomId()
  await storage.set(KEY, id).catch(() => undefined)
  return id
}
