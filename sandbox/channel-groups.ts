import { defaultChannelSettings } from '../runtime/rules/channels.ts'

/** Purchases by card are limited for each of these by itself. */
export type ChannelGroup = 'desktop' | 'mobile' | 'whatsapp'

/** The group of a channel by its own name; desktop for one that is not told, or not known. */
export function groupOf(channel: string | null): ChannelGroup {
  const isIn = (channels: readonly string[]) => channels.some(one => one === channel)
  if (isIn(defaultChannelSettings.pix_channels)) return 'whatsapp'
  return isIn(defaultChannelSettings.mobile_channels) ? 'mobile' : 'desktop'
}
