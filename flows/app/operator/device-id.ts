import { randomId } from '../../../runtime/browser/random-id.ts'
import type { KeyValue } from '../../../runtime/browser/storage.ts'

const KEY = 'recarrega.device'
/** The app sends the id in a header. If the id had other characters, the browser would reject every call. */
const FORM = /^[\w-]{8,64}$/

/** Returns the device's random id. If storage is blocked, each call returns a new id. */
export async function deviceId(storage: KeyValue): Promise<string> {
  const saved = await storage.get(KEY).catch(() => null)
  if (saved !== null && FORM.test(saved)) return saved
  const id = randomId()
  await storage.set(KEY, id).catch(() => undefined)
  return id
}
