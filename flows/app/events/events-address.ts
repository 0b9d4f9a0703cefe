import { type FetchBody, GoneError } from '../../kit/bodies.ts'

const CONFIG = '/config.json'
/** Matches an https address, an http address of this machine, or a path of this origin. */
export const SECURED = /^(https:\/\/[^/?#@\\\s]+|http:\/\/(localhost|127\.0\.0\.1)(:\d+)?|\/[\w.-]+)(\/[\w.-]+)*$/

/**
 * Returns the address in `/config.json` to which events are sent, or undefined if the file contains none. The file
 * is read without its schema, so that a page can send events before the code that calls the operator has loaded.
 */
export async function eventsAddress(fetchBody: FetchBody): Promise<string | undefined> {
  const config = await fetchBody<unknown>(CONFIG).catch((error: unknown) => {
    if (error instanceof GoneError) return undefined
    throw error
  })
  const address: unknown = Reflect.get(Object(config), 'events')
  return typeof address === 'string' && SECURED.test(address) ? address : undefined
}
