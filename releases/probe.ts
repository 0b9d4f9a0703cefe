import { randomUUID } from 'node:crypto'
import type { ObjectStore } from './object-store.ts'

/** A version that no object ever has. */
const NEVER = '"00000000000000000000000000000000"'

/**
 * Tests whether the store supports conditional writes, with a test object that it deletes again. If the store cannot be
 * used, returns a sentence that explains why. Otherwise returns undefined.
 */
export async function storeFault(store: ObjectStore): Promise<string | undefined> {
  const key = `probe/${randomUUID()}`
  const bytes = (text: string) => new TextEncoder().encode(text)
  const fault = (failure: string) =>
    `${store.place} cannot have releases, because it ${failure}: two people who publish at once would lose one release. Use a folder, or a bucket with conditional writes (If-None-Match and If-Match).`
  try {
    if (await store.replace(key, bytes('0'), NEVER)) return fault('replaced an object that was missing')
    if (!(await store.create(key, bytes('1')))) return fault('refused to create an object')
    if (await store.create(key, bytes('2'))) return fault('created an object twice')
    const first = await store.read(key)
    if (first === undefined) return fault('lost an object')
    if (await store.replace(key, bytes('3'), NEVER)) return fault('replaced an object that had changed')
    if (!(await store.replace(key, bytes('4'), first.version))) return fault('refused to replace an object')
    if (await store.replace(key, bytes('5'), first.version)) return fault('replaced an object that had changed')
    const last = await store.read(key)
    return last !== undefined && new TextDecoder().decode(last.bytes) === '4'
      ? undefined
      : fault('returned other bytes than were written')
  } finally {
    await store.remove(key)
  }
}
