import { randomId } from '../../../runtime/browser/random-id.ts'
import type { KeyValue } from '../../../runtime/browser/storage.ts'

const KEY = 'recarrega.device'
/** The id is sent in a header: with an invalid one, the browser would refuse every call. */
const FORM = /^[\w-]{8,64}$/

/** Returns the device's random id; a new one each time if it cannot be stored. */
export async function deviceId(storage: KeyValue): Promise<string> {
  const saved = await storage.get(KEY).catch(() => null)
  if (saved !== null && FORM.test(saved)) return saved
  const id = randomId()
  await storage.set(KEY, id).catch(() => undefined)
  return id
}
