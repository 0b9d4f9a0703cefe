import { type FetchBody, GoneError } from '../../kit/bodies.ts'

const CONFIG = '/config.json'
/** An https address, or a path of this origin. */
export const SECURED = /^(https:\/\/[^/?#@\\\s]+|http:\/\/(localhost|127\.0\.0\.1)(:\d+)?|\/[\w.-]+)(\/[\w.-]+)*$/

/**
 * Returns the address that `/config.json` names for events; undefined if it names none. It reads the file without a schema, so
 * that a page can send events before it has loaded the code that calls the operator.
 */
export async function eventsAddress(fetchBody: FetchBody): Promise<string | undefined> {
  const config = await fetchBody<unknown>(CONFIG).catch((error: unknown) => {
    if (error instanceof GoneError) return undefined
    throw error
  })
  const address: unknown = Reflect.get(Object(config), 'events')
  return typeof address === 'string' && SECURED.test(address) ? address : undefined
}
