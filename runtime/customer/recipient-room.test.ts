import { expect, test } from 'vitest'
import { openPage } from '../../tests/runtime/page.ts'
import { hasRoom } from '../rules/room.ts'
import { customerRecord } from './reads.ts'
import { recipientRoom } from './recipient-room.ts'

async function roomOf(msisdn: string) {
  const page = openPage()
  await page.login(msisdn)
  const answer = await page.clock.finish(customerRecord.ask(page.context))
  if (answer.kind !== 'ok') throw new Error('The customer could not be read.')
  return { record: answer.data, room: recipientRoom(answer.data) }
}

test('the page shows how many more recipients the operator lets the customer save', async () => {
  const { room } = await roomOf('11987654321')
  expect(room).toEqual({ slots: 3, changes: 10 })
  expect(hasRoom(room)).toBe(true)
})

test('if a customer’s list of recipients is full, the customer cannot save another', async () => {
  const { room } = await roomOf('61995551010')
  expect(room).toEqual({ slots: 0, changes: 10 })
  expect(hasRoom(room)).toBe(false)
})

test('if the operator sends no limits, the number of recipients that can be saved is unknown', async () => {
  const { record } = await roomOf('61995551010')
  const { limits: _, ...withoutLimits } = record
  const room = recipientRoom({ ...withoutLimits, profile: { ...record.profile, allowed_recipient_changes: 0 } })
  expect(room).toEqual({ slots: undefined, changes: undefined })
  expect(hasRoom(room)).toBe(true)
})

test('if a customer used all changes of 30 days, the customer cannot save another recipient', async () => {
  const { record } = await roomOf('11987654321')
  const room = recipientRoom({ ...record, profile: { ...record.profile, allowed_recipient_changes: 0 } })
  expect(hasRoom(room)).toBe(false)
})
