import { expect, test } from 'vitest'
import { holds } from '../../runtime/engine/guards.ts'
import { prepare } from '../../runtime/engine/prepare.ts'
import { channelCodes, defaultChannelSettings } from '../../runtime/rules/channels.ts'
import { groupFacts } from '../../runtime/session/channel-groups.ts'
import { present } from '../../sandbox/testing/operator.ts'
import { web } from '../../workshop/flows/web-config.ts'

const flow = present(prepare(web))
/** The ids of the blocks that open or start a schedule. */
const OFFERS = ['schedule', 'automatic', 'none']

/** Returns the blocks of `OFFERS` that a customer of the channel sees. */
function offered(channel: string): readonly string[] {
  const facts = {
    'schedule.isOn': false,
    'operator.lacksScheduleStop': false,
    'operator.lacksCards': false,
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

test.each(channelCodes)('in the channel %s, a schedule is offered if the list of channels allows it', channel => {
  const isEligible = defaultChannelSettings.eligible_scheduled_channels.some(one => one === channel)
  expect(offered(channel)).toEqual(isEligible ? OFFERS : [])
})
