import { SECURED } from '../../../runtime/rules/secured-address.ts'
import { siteConfig } from './site-config.ts'

/**
 * Returns the address in `/config.json` to which events are sent, or undefined if the file contains none. The file
 * is read without its schema, so that a page can send events before the code that calls the operator has loaded.
 */
export async function eventsAddress(page: Parameters<typeof siteConfig>[0]): Promise<string | undefined> {
  const address: unknown = Reflect.get(Object(await siteConfig(page)), 'events')
  return typeof address === 'string' && SECURED.test(address) ? address : undefined
}
