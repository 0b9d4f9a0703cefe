import { SECURED } from '../../../runtime/rules/secured-address.ts'
import { type FetchBody, GoneError } from '../../kit/bodies.ts'

const CONFIG = '/config.json'
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
