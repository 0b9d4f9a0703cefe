/** Codes of the channels from which customers come, as sent in the header `Channel`. Every operator has these. */
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

/** Whether `code` is one of `channelCodes`. */
export function isChannel(code: string): boolean {
  return channelCodes.some(one => one === code)
}

/** Whether `code` has the form of a channel's code. The flows define which channels exist. */
export function isChannelCode(code: string): boolean {
  return /^[a-z][a-z0-9_]*$/.test(code)
}

/** Whether customers enter this channel only by its own addresses: a partner's prefix or a signed payment link. */
export function isEnteredByAddress(code: string): boolean {
  return code === 'partner_app' || code === 'api'
}

/** The channels of each group, by the operator's names for the groups. A channel may be in several. */
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

/** The groups that apply if the operator's own list cannot be read. */
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
