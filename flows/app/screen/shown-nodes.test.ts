import { expect, test } from 'vitest'
import { prepare } from '../../../runtime/engine/prepare.ts'
import { present } from '../../../sandbox/testing/operator.ts'
import { web } from '../../../workshop/flows/web-config.ts'
import { titleOf } from './shown-nodes.ts'

const flow = present(prepare(web))

test.each([
  [true, 'Alterar programação'],
  [false, 'Programar recarga'],
  [undefined, 'Programar recarga'],
])('if the fact `schedule.isOn` is %s, the schedule step has the title “%s”', (isOn, title) => {
  expect(titleOf(flow, present(flow.steps.schedule), { 'schedule.isOn': isOn })).toBe(title)
})
