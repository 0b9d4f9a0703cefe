import * as z from 'zod/mini'
import { defaultChannelSettings } from '../../rules/channels.ts'
import { defineCall } from './call.ts'

/** An operator may not list it yet: then ours holds. */
const later = (codes: readonly string[]) => z._default(z.array(z.string()), [...codes])

/** The codes of the channels, by what they are for. */
export const getChannelSettings = defineCall({
  client: 'b',
  method: 'GET',
  path: '/channel/settings-list',
  who: 'anyone',
  response: z.object({
    channelSettingsList: z.object({
      mobile_channels: z.array(z.string()),
      desktop_channels: z.array(z.string()),
      recharge_page_channels: z.array(z.string()),
      eligible_scheduled_channels: z.array(z.string()),
      pix_channels: z.array(z.string()),
      recurrence_channels: later(defaultChannelSettings.recurrence_channels),
      embedded_channels: later(defaultChannelSettings.embedded_channels),
      loyalty_channels: later(defaultChannelSettings.loyalty_channels),
    }),
  }),
})

/** The country of an address that the geolocation service did not place. */
export const getCountryByIp = defineCall({
  client: 'b',
  method: 'POST',
  path: '/customers/{msisdn}/obtaincountrybyip',
  who: 'customer',
  body: z.object({ ip: z.string() }),
  response: z.object({ country_code: z.string() }),
})

const GEO_TIMEOUT_MS = 3_000

/** Where the device seems to be. Failure is only logged. */
export const getGeolocation = defineCall({
  client: 'geo',
  method: 'GET',
  path: '/json',
  who: 'anyone',
  timeoutMs: GEO_TIMEOUT_MS,
  response: z.object({ country_code: z.optional(z.string()), IPv4: z.string() }),
})
