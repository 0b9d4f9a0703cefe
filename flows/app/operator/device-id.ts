import { randomId } from '../../../runtime/browser/random-id.ts'
import type { KeyValue } from '../../../runtime/browser/storage.ts'

const KEY = 'recarrega.device'
/** It goes out in a header: anything else in its place would keep every call from being sent. */
const FORM = /^[\w-]{8,64}$/

/** The device's own random name; a new one each time where nothing can be stored. */
export async function deviceId(storage: KeyValue): Promise<string> {
  const saved = await storage.get(KEY).catch(() => null)
  if (saved !== null && FORM.test(saved)) return saved
  const id = randomId()
  await storage.set(KEY, id).catch(() => undefined)
  return id
}
