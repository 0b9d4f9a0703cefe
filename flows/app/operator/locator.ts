import type { KeyValue } from '../../../runtime/browser/storage.ts'
import { type Clock, withinTime } from '../../../runtime/clock.ts'
import type { Send } from '../../../runtime/operator/client.ts'
import { callName } from '../../../runtime/operator/contract/call.ts'
import { getCountryByIp, getGeolocation } from '../../../runtime/operator/contract/channel.ts'

interface Place {
  readonly ip?: string
  readonly country?: string
}

interface Parts {
  readonly send: Send
  readonly msisdn: () => string | undefined
  readonly device: KeyValue
  readonly clock: Clock
  /** Whether the session began before this page was loaded. If so, the stored location is still valid. */
  readonly isBack: boolean
  readonly report: (problem: string, detail: string, about: { readonly call: string }) => void
}

const IP_KEY = 'recarrega.ip'
const COUNTRY_KEY = 'recarrega.country'
const READ_MS = 5_000

/**
 * Returns functions to find and to forget the device's location. The location is fetched once per session and stored
 * until logout. If the location is unknown, the result is an empty object and the failure is reported. If the
 * geolocation service returns no country, the operator determines the country of the IP address. That call needs the
 * customer's token.
 */
export function locator(parts: Parts): { readonly where: () => Promise<Place>; readonly forget: () => void } {
  const { device, isBack } = parts
  let place: Promise<Place> | undefined
  let mayRead = isBack
  return {
    where() {
      if (place !== undefined) return place
      const asked = find(parts, mayRead)
      place = asked
      void asked.then(found => (place === asked ? keep(device, found) : undefined))
      return asked
    },
    /** Removes the stored location, so that the app fetches it again for the next customer. */
    forget() {
      place = undefined
      mayRead = false
      void Promise.allSettled([device.remove(IP_KEY), device.remove(COUNTRY_KEY)])
    },
  }
}

async function find(parts: Parts, mayRead: boolean): Promise<Place> {
  const kept = mayRead ? await readKept(parts) : undefined
  return kept ?? ask(parts)
}

/** Stores the location. If the storage fails, the next page fetches the location again. */
async function keep(device: KeyValue, { ip, country }: Place): Promise<void> {
  const found = { [IP_KEY]: ip, [COUNTRY_KEY]: country }
  await Promise.allSettled(Object.entries(found).map(([key, value]) => value !== undefined && device.set(key, value)))
}

/**
 * Returns the stored location, or undefined if it is invalid. It may be invalid because any script of this origin
 * can write to the storage.
 */
function readKept({ device, clock }: Parts): Promise<Place | undefined> {
  return withinTime(clock, READ_MS, undefined, async () => {
    const [ip, country] = [await device.get(IP_KEY), await device.get(COUNTRY_KEY)]
    const isWhole = /^\d+(\.\d+){3}$/.test(ip ?? '') && /^[A-Z]{2}$/.test(country ?? '')
    return isWhole && ip !== null && country !== null ? { ip, country } : undefined
  })
}

async function ask({ send, msisdn, report }: Parts): Promise<Place> {
  const found = await send(getGeolocation, { params: {} })
  if (found.kind !== 'ok') {
    report('not-located', found.kind === 'lost' ? found.why : String(found.status), { call: callName(getGeolocation) })
    return {}
  }
  const { IPv4: ip, country_code } = found.data
  if (country_code !== undefined) return { ip, country: country_code }
  const customer = msisdn()
  if (customer === undefined) return { ip }
  const asked = await send(getCountryByIp, { params: { msisdn: customer }, body: { ip } })
  return asked.kind === 'ok' ? { ip, country: asked.data.country_code } : { ip }
}
