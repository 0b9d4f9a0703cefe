import type { Fetch } from '../../../runtime/operator/client.ts'
import { fetchJson, GoneError, retry } from '../../kit/bodies.ts'
import type { Page } from '../../kit/page.ts'

const configs = new WeakMap<Fetch, Promise<unknown>>()

/**
 * Returns `/config.json`, or `{}` if the site has none. A page fetches it once for its events and for the operator. With
 * `isNew`, it fetches the file again.
 */
export function siteConfig({ fetch, clock }: Pick<Page, 'fetch' | 'clock'>, isNew = false): Promise<unknown> {
  const known = isNew ? undefined : configs.get(fetch)
  if (known !== undefined) return known
  const read = retry(clock, () => fetchJson<unknown>(fetch, clock, '/config.json')).catch((error: unknown) => {
    if (error instanceof GoneError) return {}
    configs.delete(fetch)
    throw error
  })
  configs.set(fetch, read)
  return read
}
