import type { FactValues } from '../facts.ts'
import type { ChannelSettings } from '../rules/channels.ts'

/** Returns the facts about a channel's groups. The flows' guards read them. */
export function groupFacts(channel: string, settings: ChannelSettings): FactValues {
  const isIn = (codes: readonly string[]): boolean => codes.includes(channel)
  return {
    'channel.paysByPix': isIn(settings.pix_channels),
    'channel.beginsWithRecurrence': isIn(settings.recurrence_channels),
    'channel.isEmbedded': isIn(settings.embedded_channels),
    'channel.isLoyalty': isIn(settings.loyalty_channels),
    'channel.opensRecharge': isIn(settings.recharge_page_channels),
    'channel.mayBeScheduled': isIn(settings.eligible_scheduled_channels),
  }
}
