import { AwsClient } from 'aws4fetch'
import { getMimeType } from 'hono/utils/mime'
import type { ObjectStore } from './object-store.ts'
import { StoreProblem } from './store-problem.ts'

export interface Bucket {
  readonly name: string
  /**
   * The address of the service, such as `https://s3.sa-east-1.amazonaws.com`. The bucket is the first part of the path.
   */
  readonly endpoint: string
  readonly region: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
  readonly sessionToken?: string
}

/**
 * The time-out of a request. It is shorter than half of `LEASE_MS`, so the last deletion of a clean-up ends before
 * another clean-up may take over.
 */
const TIMEOUT_MS = 30_000
/** How often a request is sent again after an error, if repeating it is harmless. */
const RETRIES = 3
/** The pause before the first repetition. Each further pause is twice as long. */
const FIRST_WAIT_MS = 100

/**
 * Returns a store in a bucket of S3, or of a service with the same protocol. The service must support conditional
 * writes: `If-None-Match: *` and `If-Match`.
 */
export function createS3Store({ name, endpoint, ...credentials }: Bucket): ObjectStore {
  const place = `${endpoint.replace(/\/$/, '')}/${name}`
  const client = new AwsClient({ ...credentials, service: 's3', retries: 0 })

  async function send(path: string, init: RequestInit = {}): Promise<Response> {
    const signal = AbortSignal.timeout(TIMEOUT_MS)
    const response = await client.fetch(`${place}/${path}`, { ...init, signal }).catch(error => {
      throw new StoreProblem(`${place} does not answer (${error.cause?.message ?? error.message}).`)
    })
    if (response.status < 500 && response.status !== 429) return response
    throw new StoreProblem(`${place} answers ${response.status}: ${(await response.text()).slice(0, 300)}`)
  }

  const failure = async (response: Response, key: string) =>
    new StoreProblem(`${place}/${key} answers ${response.status}: ${(await response.text()).slice(0, 300)}`)

  /**
   * Writes an object if the condition in these headers is true, such as `If-None-Match: *`. Returns whether it was
   * written.
   */
  async function write(key: string, bytes: Uint8Array, condition: Record<string, string>): Promise<boolean> {
    const type = getMimeType(key) ?? 'application/octet-stream'
    const headers = { ...condition, 'content-type': type }
    const response = await send(key, { method: 'PUT', body: new Uint8Array(bytes), headers })
    if (response.ok) return true
    // A 404 or 412 means that the stored object is not the expected one, so nothing was written. After a 409 another
    // write is under way, so it is unknown which one wins. That is an error.
    if ([404, 412].includes(response.status) && !(await isOtherFault(response))) return false
    throw await failure(response, key)
  }

  async function read(key: string) {
    const response = await send(key)
    if (response.status === 404 && !(await isOtherFault(response.clone()))) return undefined
    if (!response.ok) throw await failure(response, key)
    return { bytes: new Uint8Array(await response.arrayBuffer()), version: response.headers.get('etag') ?? '' }
  }

  async function list(prefix: string): Promise<readonly string[]> {
    const keys: string[] = []
    let token: string | undefined
    do {
      const more = token === undefined ? '' : `&continuation-token=${encodeURIComponent(token)}`
      const response = await send(`?list-type=2&prefix=${encodeURIComponent(prefix)}${more}`)
      if (!response.ok) throw await failure(response, '')
      const xml = await response.text()
      keys.push(...[...xml.matchAll(/<Key>([^<]*)<\/Key>/g)].map(([, key = '']) => decoded(key)))
      const [, next] = /<NextContinuationToken>([^<]*)</.exec(xml) ?? []
      token = next && decoded(next)
    } while (token !== undefined)
    return keys
  }

  async function remove(key: string): Promise<void> {
    const response = await send(key, { method: 'DELETE' })
    if (!response.ok && response.status !== 404) throw await failure(response, key)
  }

  return {
    place,
    read: key => again(() => read(key)),
    list: prefix => again(() => list(prefix)),
    remove: key => again(() => remove(key)),
    // If a creation is sent twice, the second one can find the first one's object. This is harmless, because the caller
    // compares the content.
    create: (key, bytes) => again(() => write(key, bytes, { 'if-none-match': '*' })),
    replace: (key, bytes, version) => write(key, bytes, { 'if-match': version }),
  }
}

/** Returns whether the answer is about something other than the object, such as a missing bucket. */
async function isOtherFault(response: Response): Promise<boolean> {
  const [, code = ''] = /<Code>([^<]*)</.exec(await response.clone().text()) ?? []
  return !['', 'NoSuchKey', 'PreconditionFailed'].includes(code)
}

function decoded(text: string): string {
  return text
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&apos;/g, "'")
    .replace(/&amp;/g, '&')
}

async function again<T>(request: () => Promise<T>): Promise<T> {
  for (let time = 0; ; time++) {
    try {
      return await request()
    } catch (error) {
      if (time === RETRIES) throw error
      await new Promise(resolve => setTimeout(resolve, FIRST_WAIT_MS * 2 ** time))
    }
  }
}
