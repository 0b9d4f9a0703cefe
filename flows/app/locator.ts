import type { Send } from '../../runtime/operator/client.ts'
import { getCountryByIp, getGeolocation } from '../../runtime/operator/contract/channel.ts'

interface Place {
  readonly ip?: string
  readonly country?: string
}

/**
 * Where the device seems to be, asked once a visit; empty when nobody knows. Of an address that the geolocation
 * service does not place, the operator is asked, in the name of the customer.
 */
export function locator(send: Send, msisdn: () => string | undefined): () => Promise<Place> {
  let place: Promise<Place> | undefined
  return () => {
    place ??= ask(send, msisdn())
    return place
  }
}

async function ask(send: Send, msisdn: string | undefined): Promise<Place> {
  const found = await send(getGeolocation, { params: {} })
  if (found.kind !== 'ok') return {}
  const { IPv4: ip, country_code } = found.data
  if (country_code !== undefined) return { ip, country: country_code }
  if (msisdn === undefined) return { ip }
  const asked = await send(getCountryByIp, { params: { msisdn }, body: { ip } })
  return asked.kind === 'ok' ? { ip, country: asked.data.country_code } : { ip }
}
