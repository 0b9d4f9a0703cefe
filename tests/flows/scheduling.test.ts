import { expect, test } from 'vitest'
import web from '../../flow-configs/web.flow.json'
import { groupFacts } from '../../runtime/channel/groups.ts'
import { holds } from '../../runtime/engine/guards.ts'
import { prepare } from '../../runtime/engine/prepare.ts'
import { channelCodes, defaultChannelSettings } from '../../runtime/rules/channels.ts'
import { present } from '../../sandbox/testing/operator.ts'

const flow = present(prepare(web))
/** What leads to a schedule, or begins one. */
const OFFERS = ['schedule', 'automatic', 'none']

/** The blocks that offer to schedule something, of those that are shown to a customer of the channel. */
function offered(channel: string): readonly string[] {
  const facts = {
    'schedule.isOn': false,
    'operator.lacksScheduleStop': false,
    ...groupFacts(channel, defaultChannelSettings),
  }
  return ['home', 'success', 'scheduled'].flatMap(step =>
    (flow.steps[step]?.blocks ?? [])
      .filter(
        ({ id, when }) => OFFERS.includes(id) && (when === undefined || holds(flow.guards ?? {}, String(when), facts)),
      )
      .map(({ id }) => id),
  )
}

test.each(channelCodes)('%s offers a schedule as the list of channels says', channel => {
  const isEligible = defaultChannelSettings.eligible_scheduled_channels.some(one => one === channel)
  expect(offered(channel)).toEqual(isEligible ? OFFERS : [])
})
