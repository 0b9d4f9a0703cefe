/** Purchases by card are limited for each of these by itself. */
export type ChannelGroup = 'desktop' | 'mobile' | 'whatsapp'

const groups: Readonly<Record<string, ChannelGroup>> = {
  mobile_web: 'mobile',
  beta_app: 'mobile',
  sms_fallback: 'mobile',
  partner_app: 'mobile',
  whatsapp_web: 'whatsapp',
}

/** The group of a channel by its own name; desktop for one that is not told, or not known. */
export function groupOf(channel: string | null): ChannelGroup {
  return (channel !== null && Object.hasOwn(groups, channel) && groups[channel]) || 'desktop'
}
