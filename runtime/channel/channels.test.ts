import { expect, test } from 'vitest'
import { getChannelSettings } from '../operator/contract/channel.ts'
import { channelCodes, defaultChannelSettings, isChannel } from '../rules/channels.ts'
import { type ChannelGroup, defaultChannel, defaultChannelPath, groupsOf } from './channels.ts'

const members = (group: ChannelGroup) =>
  channelCodes.filter(code => groupsOf(defaultChannelSettings, code).includes(group)).toSorted()

test.each([
  ['pix', ['whatsapp_web']],
  ['recurrence', ['ura']],
  ['embedded', ['partner_app']],
  ['loyalty', ['loyalty', 'loyalty_plus']],
  ['scheduled', ['beta_app', 'captive_portal', 'migration', 'mobile_web', 'sms_fallback', 'ura', 'web']],
] as const)('without the operator’s list, the channels for %s are %j', (group, codes) => {
  expect(members(group)).toEqual(codes)
})

test('a channel can be in several groups, and one that nobody knows is in none', () => {
  expect(groupsOf(defaultChannelSettings, 'mobile_web')).toEqual(['mobile', 'rechargePage', 'scheduled'])
  for (const code of ['', 'fax', 'WEB', 'constructor']) expect(groupsOf(defaultChannelSettings, code)).toEqual([])
})

test('the operator’s list decides', () => {
  const settings = { ...defaultChannelSettings, pix_channels: [], embedded_channels: ['kiosk'] }
  expect(groupsOf(settings, 'whatsapp_web')).not.toContain('pix')
  expect(groupsOf(settings, 'kiosk')).toEqual(['embedded'])
})

test('every channel of the default table is a channel that the operator knows', () => {
  for (const code of Object.values(defaultChannelSettings).flat()) expect(isChannel(code), code).toBe(true)
})

test('somebody who does not say where they come from comes by a Pix channel, on the pages of the web', () => {
  expect(groupsOf(defaultChannelSettings, defaultChannel)).toContain('pix')
  expect(defaultChannelPath).toBe('web')
})

test('an operator’s list may lack the later groups: nobody is in them then', () => {
  const { recurrence_channels: _, embedded_channels: __, loyalty_channels: ___, ...older } = defaultChannelSettings
  const { channelSettingsList } = getChannelSettings.response.parse({ channelSettingsList: older })
  expect(groupsOf(channelSettingsList, 'ura')).toEqual(['scheduled'])
  expect(groupsOf(channelSettingsList, 'loyalty')).toEqual(['desktop'])
})
