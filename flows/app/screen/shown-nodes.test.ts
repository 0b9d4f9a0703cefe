import { expect, test } from 'vitest'
import web from '../../../flow-configs/web.flow.json'
import { prepare } from '../../../runtime/engine/prepare.ts'
import { present } from '../../../sandbox/testing/operator.ts'
import { titleOf } from './shown-nodes.ts'

const flow = present(prepare(web))

test.each([
  [true, 'Alterar recarga programada'],
  [false, 'Programar recarga'],
  [undefined, 'Programar recarga'],
])('with a schedule on: %s, the title of the schedule’s step is %s', (isOn, title) => {
  expect(titleOf(flow, present(flow.steps.schedule), { 'schedule.isOn': isOn })).toBe(title)
})
