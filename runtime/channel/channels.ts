import type { ChannelSettings } from '../rules/channels.ts'

/** The channel of somebody who does not say where they come from, and the path that its pages have. */
export const defaultChannel = 'whatsapp_web'
export const defaultChannelPath = 'web'

/** What a channel is for, and the operator's list of those that are. */
const lists = [
  ['mobile', 'mobile_channels'],
  ['desktop', 'desktop_channels'],
  ['rechargePage', 'recharge_page_channels'],
  ['scheduled', 'eligible_scheduled_channels'],
  ['pix', 'pix_channels'],
  ['recurrence', 'recurrence_channels'],
  ['embedded', 'embedded_channels'],
  ['loyalty', 'loyalty_channels'],
] as const satisfies readonly (readonly [string, keyof ChannelSettings])[]

export type ChannelGroup = (typeof lists)[number][0]

/** The groups that a channel's code is in; none for a code that nobody knows. */
export function groupsOf(settings: ChannelSettings, code: string): readonly ChannelGroup[] {
  return lists.filter(([, list]) => settings[list].includes(code)).map(([group]) => group)
}
