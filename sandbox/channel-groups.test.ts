import { expect, test } from 'vitest'
import { calls } from '../runtime/operator/contract/table.ts'
import { groupOf } from './channel-groups.ts'
import { openOperator, present } from './testing/operator.ts'

test('every channel is in the group that the channel settings give it, and WhatsApp has its own group', async () => {
  const { data } = await openOperator().ask(calls.getChannelSettings)
  const { desktop_channels, mobile_channels } = present(data).channelSettingsList
  for (const channel of desktop_channels) expect([channel, groupOf(channel)]).toEqual([channel, 'desktop'])
  for (const channel of mobile_channels)
    expect([channel, groupOf(channel)]).toEqual([channel, channel === 'whatsapp_web' ? 'whatsapp' : 'mobile'])
  for (const unknown of [null, '', 'toString', 'fridge']) expect(groupOf(unknown)).toBe('desktop')
})
