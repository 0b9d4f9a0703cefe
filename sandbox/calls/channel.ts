import { calls } from '../../runtime/operator/contract/table.ts'
import { defaultChannelSettings } from '../../runtime/rules/channels.ts'
import { invalid, notFound, success } from '../answer.ts'
import { forAnyone, forCustomer } from '../route.ts'

/** The countries of IP address ranges that are reserved for documentation. The third range has no country. */
const countries = { '203.0.113.': 'BR', '198.51.100.': 'PT', '192.0.2.': undefined }

function countryOf(ip: string): string | undefined {
  const found = Object.entries(countries).find(([prefix]) => ip.startsWith(prefix))
  return found ? found[1] : 'BR'
}

const OCTET = String.raw`(25[0-5]|2[0-4]\d|1?\d?\d)`
const IPV4 = new RegExp(`^(${OCTET}\\.){3}${OCTET}$`)

export const channelRoutes = {
  getChannelSettings: forAnyone(calls.getChannelSettings, () =>
    success({ channelSettingsList: defaultChannelSettings }),
  ),

  getCountryByIp: forCustomer(calls.getCountryByIp, ({ body }) => {
    if (!IPV4.test(body.ip)) return invalid('ip is not an IPv4 address')
    const country = countryOf(body.ip)
    return country === undefined ? notFound : success({ country_code: country })
  }),

  /** The IP address in this answer is reserved for documentation. */
  getGeolocation: forAnyone(calls.getGeolocation, () => success({ country_code: 'BR', IPv4: '203.0.113.7' })),
}
