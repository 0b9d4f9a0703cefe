/** Codes of the places that customers come from, as the header `Channel` has them: those that every operator knows. */
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

/** Whether it is the code of a channel. */
export function isChannel(code: string): boolean {
  return channelCodes.some(one => one === code)
}

/** Whether it is written as a channel's code is. Which there are is said by the flows that serve them. */
export function isChannelCode(code: string): boolean {
  return /^[a-z][a-z0-9_]*$/.test(code)
}

/** Whether only its own addresses lead to this channel: a partner's prefix, a signed payment link. No link names it. */
export function isEnteredByAddress(code: string): boolean {
  return code === 'partner_app' || code === 'api'
}

/** Which channels do what, by the names that the operator's list has. A channel may do several things. */
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

/** What holds where the operator's own list cannot be read. */
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
