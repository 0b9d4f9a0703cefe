import { expect, test } from 'vitest'
import { shownNodes } from '../../flows/app/screen/shown-nodes.ts'
import type { FactValues } from '../../runtime/facts.ts'
import { present } from '../../sandbox/testing/operator.ts'
import { flowNamed } from '../../workshop/flows/read-flows.ts'

const { flow } = flowNamed('web')
const chosen: FactValues = { 'schedule.value': 2000, 'schedule.day': '05', 'schedule.frequency': 'monthly' }

/** Returns the blocks that the modal with the terms of a schedule shows, by their ids. */
const shownFor = (facts: FactValues) =>
  shownNodes(flow, present(flow.modals.schedule).blocks, facts).map(({ id }) => id)

test('the terms and the button to agree show only with the card that pays', () => {
  const shown = shownFor({ ...chosen, 'schedule.cardLast': '4242' })
  expect(shown).toEqual(expect.arrayContaining(['terms', 'ok']))
  expect(shown).not.toContain('unpaid')
})

test('if the card was deleted meanwhile, a notice shows in place of the terms', () => {
  const shown = shownFor(chosen)
  expect(shown).toEqual(expect.arrayContaining(['unpaid', 'review']))
  expect(shown).not.toContain('terms')
  expect(shown).not.toContain('ok')
})

const replaced: FactValues = { ...chosen, 'schedule.isOn': true, 'operator.lacksScheduleStop': false }

test('the terms show how to stop the schedule, and which one it replaces', () => {
  expect(shownFor({ ...replaced, 'schedule.cardLast': '4242' })).toEqual(['terms', 'instead', 'stop', 'ok', 'review'])
})

test.each([{}, { 'operator.lacksScheduleStop': true }])(
  'a schedule with unknown terms shows neither how to stop it nor which schedule it replaces: %o',
  own => {
    expect(shownFor({ ...replaced, ...own })).toEqual(['unpaid', 'review'])
  },
)
