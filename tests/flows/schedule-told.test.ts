import { expect, test } from 'vitest'
import { prepare } from '../../runtime/engine/prepare.ts'
import { present } from '../../sandbox/testing/operator.ts'
import { web } from '../../workshop/flows/web-config.ts'
import { Person } from '../engine/person.ts'

const before = { 'session.authenticated': true, 'schedule.isOn': false, 'schedule.isAgreed': undefined }

test('if a customer has not agreed to a second schedule, Forward does not show the first one’s confirmation', () => {
  const person = new Person(present(prepare(web)), before).opens('home').taps('schedule').taps('submit').taps('submit')
  person.knows({ 'schedule.isOn': true, 'schedule.isAgreed': true }).gets('schedule.save', 'saved')
  expect(person.sees).toBe('schedule-done')
  person.taps('scheduled').taps('schedule').knows({ 'schedule.isAgreed': undefined })
  person.goes(-1).goes(-1).goes(1).goes(1)
  expect(person.sees).toBe('schedule')
})
