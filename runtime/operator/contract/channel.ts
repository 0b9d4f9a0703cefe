import * as z from 'zod/mini'
import { defaultChannelSettings } from '../../rules/channels.ts'
import { defineCall } from './call.ts'
import { lenient, orElse } from './lenient.ts'
import { text } from './primitives.ts'

/** Returns the schema of a list of channels. If the list is unreadable, our own default list is used. */
const channels = (codes: readonly string[]) => orElse(z.array(text), [...codes])
/** Returns the schema of a list that some operators do not send yet. Then our own default list is used. */
const later = (codes: readonly string[]) => z._default(z.array(text), [...codes])

/** Returns the codes of the channels in each channel group. */
export const getChannelSettings = defineCall({
  client: 'b',
  method: 'GET',
  path: '/channel/settings-list',
  who: 'anyone',
  response: z.object({
    /** The channel groups. A channel may be in several. The header `Channel` of each request has one of these codes. */
    channelSettingsList: z.object({
      /** Channels on phones. @example ["mobile_web", "beta_app", "whatsapp_web"] */
      mobile_channels: channels(defaultChannelSettings.mobile_channels),
      /** Channels on computers. @example ["web", "captive_portal"] */
      desktop_channels: channels(defaultChannelSettings.desktop_channels),
      /** Channels whose customers may open the recharge page. @example ["web", "mobile_web"] */
      recharge_page_channels: channels(defaultChannelSettings.recharge_page_channels),
      /** Channels that offer a scheduled recharge. @example ["web", "mobile_web"] */
      eligible_scheduled_channels: channels(defaultChannelSettings.eligible_scheduled_channels),
      /** Channels whose customers pay by Pix in a chat. @example ["whatsapp_web"] */
      pix_channels: channels(defaultChannelSettings.pix_channels),
      /** Channels that lead straight to the scheduled recharge. @example ["ura"] */
      recurrence_channels: later(defaultChannelSettings.recurrence_channels),
      /** Channels in which a partner's page frames the app. @example ["partner_app"] */
      embedded_channels: later(defaultChannelSettings.embedded_channels),
      /** Channels of the loyalty programme. @example ["loyalty", "loyalty_plus"] */
      loyalty_channels: later(defaultChannelSettings.loyalty_channels),
    }),
  }),
})

/** Country code (ISO 3166-1 alpha-2). @example "BR" */
const country = z.string().check(z.regex(/^[A-Z]{2}$/))

/** Returns the country of an IP address. The app uses it if the geolocation service returned none. */
export const getCountryByIp = defineCall({
  client: 'b',
  method: 'POST',
  path: '/customers/{msisdn}/obtaincountrybyip',
  who: 'customer',
  body: z.object({
    /** The device's IPv4 address, from the geolocation service. @example "203.0.113.7" */
    ip: z.string(),
  }),
  response: z.object({ country_code: country }),
})

const GEO_TIMEOUT_MS = 3_000

/** Returns the device's IP address and country. If it fails, the app reports the error and continues. */
export const getGeolocation = defineCall({
  client: 'geo',
  method: 'GET',
  path: '/json',
  who: 'anyone',
  timeoutMs: GEO_TIMEOUT_MS,
  response: z.object({
    country_code: lenient(z.optional(country)),
    /** The device's public IPv4 address. @example "203.0.113.7" */
    IPv4: z.string().check(z.regex(/^\d{1,3}(\.\d{1,3}){3}$/)),
  }),
})
