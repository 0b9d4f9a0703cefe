import { expect, test } from 'vitest'
import { channelCodes, defaultChannelSettings } from '../rules/channels.ts'
import { groupFacts } from './channel-groups.ts'

test.each([
  ['whatsapp_web', 'channel.paysByPix'],
  ['ura', 'channel.beginsWithRecurrence'],
  ['partner_app', 'channel.isEmbedded'],
  ['loyalty', 'channel.isLoyalty'],
  ['beta_app', 'channel.opensRecharge'],
] as const)('the channel %s sets the fact %s, which the flows’ guards read', (channel, fact) => {
  expect(groupFacts(channel, defaultChannelSettings)[fact]).toBe(true)
  expect(groupFacts('nobodys', defaultChannelSettings)[fact]).toBe(false)
})

test('the channels that may pay by Pix come from the operator’s settings, and not from our default settings', () => {
  const settings = { ...defaultChannelSettings, pix_channels: ['web'] }
  expect(channelCodes.filter(code => groupFacts(code, settings)['channel.paysByPix'])).toEqual(['web'])
})
