import { defaultChannelSettings } from '../runtime/rules/channels.ts'

/** The names of the groups of channels. The limits on card purchases apply to each group separately. */
export type ChannelGroup = 'desktop' | 'mobile' | 'whatsapp'

/** Returns the group of a channel code. A missing or unknown code belongs to desktop. */
export function groupOf(channel: string | null): ChannelGroup {
  const isIn = (channels: readonly string[]) => channels.some(one => one === channel)
  if (isIn(defaultChannelSettings.pix_channels)) return 'whatsapp'
  return isIn(defaultChannelSettings.mobile_channels) ? 'mobile' : 'desktop'
}
