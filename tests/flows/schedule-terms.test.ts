import { expect, test } from 'vitest'
import { shownNodes } from '../../flows/app/screen/shown-nodes.ts'
import type { FactValues } from '../../runtime/facts.ts'
import { present } from '../../sandbox/testing/operator.ts'
import { flowNamed } from '../../workshop/flows/read-flows.ts'

const { flow } = flowNamed('web')
const chosen: FactValues = { 'schedule.value': 2000, 'schedule.day': '05', 'schedule.frequency': 'monthly' }

/** Returns the ids of the blocks that the modal with the schedule's terms shows with these facts. */
const shownFor = (facts: FactValues) =>
  shownNodes(flow, present(flow.modals.schedule).blocks, facts).map(({ id }) => id)

test('the schedule’s terms and the agree button are visible only if the card that pays is known', () => {
  const shown = shownFor({ ...chosen, 'schedule.cardLast': '4242' })
  expect(shown).toEqual(expect.arrayContaining(['terms', 'ok']))
  expect(shown).not.toContain('unpaid')
})

test('if the card of a schedule was deleted, a notice appears instead of the terms', () => {
  const shown = shownFor(chosen)
  expect(shown).toEqual(expect.arrayContaining(['unpaid', 'review']))
  expect(shown).not.toContain('terms')
  expect(shown).not.toContain('ok')
})

const replaced: FactValues = { ...chosen, 'schedule.isOn': true, 'operator.lacksScheduleStop': false }

test('before a customer agrees to a schedule, the page says how to stop it and which schedule it replaces', () => {
  expect(shownFor({ ...replaced, 'schedule.cardLast': '4242' })).toEqual(['terms', 'instead', 'stop', 'ok', 'review'])
})

test.each([{}, { 'operator.lacksScheduleStop': true }])(
  'if the terms of a schedule are unknown, the page explains neither how to stop it nor what it replaces: %o',
  own => {
    expect(shownFor({ ...replaced, ...own })).toEqual(['unpaid', 'review'])
  },
)
