import { defaultChannelSettings } from '../runtime/rules/channels.ts'

/** Groups of channels. The limits of card purchases apply to each group separately. */
export type ChannelGroup = 'desktop' | 'mobile' | 'whatsapp'

/** Returns a channel's group by its code; desktop for a missing or unknown code. */
export function groupOf(channel: string | null): ChannelGroup {
  const isIn = (channels: readonly string[]) => channels.some(one => one === channel)
  if (isIn(defaultChannelSettings.pix_channels)) return 'whatsapp'
  return isIn(defaultChannelSettings.mobile_channels) ? 'mobile' : 'desktop'
}
