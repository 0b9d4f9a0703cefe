/**
 * The codes of the channels from which customers come. The app sends them in the header `Channel`. Every operator has
 * these channels.
 */
export const channelCodes = [
  'web',
  'mobile_web',
  'beta_app',
  'captive_portal',
  'sms_fallback',
  'migration',
  'ura',
  'whatsapp_web',
  'loyalty',
  'loyalty_plus',
  'partner_app',
  'api',
] as const

/** Returns whether `code` is one of `channelCodes`. */
export function isChannel(code: string): boolean {
  return channelCodes.some(one => one === code)
}

/** Returns whether `code` is a valid channel code. The flows decide which channels exist. */
export function isChannelCode(code: string): boolean {
  return /^[a-z][a-z0-9_]*$/.test(code)
}

/**
 * Returns whether customers can enter this channel only by its own addresses: a partner's address or a signed payment
 * link.
 */
export function isEnteredByAddress(code: string): boolean {
  return code === 'partner_app' || code === 'api'
}

/** The channels of each group. The groups have the operator's names. A channel may be in several groups. */
export interface ChannelSettings {
  readonly mobile_channels: readonly string[]
  readonly desktop_channels: readonly string[]
  readonly recharge_page_channels: readonly string[]
  readonly eligible_scheduled_channels: readonly string[]
  readonly pix_channels: readonly string[]
  readonly recurrence_channels: readonly string[]
  readonly embedded_channels: readonly string[]
  readonly loyalty_channels: readonly string[]
}

/** The groups that are used if the operator's list cannot be read. */
export const defaultChannelSettings = {
  mobile_channels: ['mobile_web', 'beta_app', 'whatsapp_web', 'sms_fallback', 'partner_app'],
  desktop_channels: ['web', 'captive_portal', 'migration', 'loyalty', 'loyalty_plus', 'api'],
  recharge_page_channels: ['web', 'mobile_web', 'beta_app', 'captive_portal', 'sms_fallback', 'migration'],
  eligible_scheduled_channels: ['web', 'mobile_web', 'beta_app', 'captive_portal', 'sms_fallback', 'migration', 'ura'],
  pix_channels: ['whatsapp_web'],
  recurrence_channels: ['ura'],
  embedded_channels: ['partner_app'],
  loyalty_channels: ['loyalty', 'loyalty_plus'],
} satisfies ChannelSettings
