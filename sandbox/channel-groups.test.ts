import { expect, test } from 'vitest'
import { calls } from '../runtime/operator/contract/table.ts'
import { groupOf } from './channel-groups.ts'
import { openOperator, present } from './testing/operator.ts'

test('each channel belongs to the group of the operator’s settings, and WhatsApp has a group of its own', async () => {
  const { data } = await openOperator().ask(calls.getChannelSettings)
  const { desktop_channels, mobile_channels } = present(data).channelSettingsList
  for (const channel of desktop_channels) expect([channel, groupOf(channel)]).toEqual([channel, 'desktop'])
  for (const channel of mobile_channels)
    expect([channel, groupOf(channel)]).toEqual([channel, channel === 'whatsapp_web' ? 'whatsapp' : 'mobile'])
  for (const unknown of [null, '', 'toString', 'fridge']) expect(groupOf(unknown)).toBe('desktop')
})
