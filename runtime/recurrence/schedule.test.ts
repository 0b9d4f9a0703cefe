import { describe, expect, test } from 'vitest'
import { present } from '../../sandbox/testing/operator.ts'
import { answers, dropped, lostAfterwards } from '../../tests/runtime/network.ts'
import { ANA, openPage } from '../../tests/runtime/page.ts'
import type { FactValues } from '../facts.ts'
import { change, save, stop } from './schedule.ts'

const MOTHER = '11976543210'
const CARLA = '31988881234'
const LIA = '48991110425'

async function openSchedule(facts: FactValues = {}, msisdn = ANA) {
  const page = openPage()
  const { id, cards } = await page.login(msisdn)
  const token = present(cards[0]).token
  page.know({
    'schedule.frequency': 'weekly',
    'schedule.day': 'monday',
    'schedule.value': 2000,
    'schedule.recipient': MOTHER,
    'schedule.card': token,
    ...facts,
  })
  const saved = () => page.operator.world.store.get('recurrence', id)
  return { page, token, saved, save: () => page.run(save), stop: () => page.run(stop) }
}

describe('saving a schedule', () => {
  test('a weekly schedule is saved in the operator’s words (WEEKLY, MONDAY), with an idempotency key', async () => {
    const { page, token, saved, save } = await openSchedule()
    expect(await save()).toMatchObject({
      outcome: 'saved',
      gives: { 'schedule.isOn': true, 'schedule.isAgreed': true },
    })
    const { frequency, day, valueCents, recipient } = present(saved())
    expect([frequency, day, valueCents, recipient]).toEqual(['WEEKLY', 'MONDAY', 2000, MOTHER])
    expect(saved()?.token).toBe(token)
    expect(page.network.to('POST')[0]?.headers['Idempotency-Key']).toMatch(/^page-/)
  })

  test('saving a monthly schedule replaces the customer’s existing schedule', async () => {
    const { page, saved, save } = await openSchedule()
    await save()
    page.know({ 'schedule.frequency': 'monthly', 'schedule.day': '28' })
    expect(await save()).toMatchObject({
      outcome: 'saved',
      gives: { 'schedule.isOn': true, 'schedule.isAgreed': true },
    })
    expect(saved()).toMatchObject({ frequency: 'MONTHLY', day: '28' })
    const keys = page.network.to('POST').map(({ headers }) => headers['Idempotency-Key'])
    expect(new Set(keys).size).toBe(2)
  })

  test('if a schedule was stopped on another device, changing its days does not start it again', async () => {
    const { page, saved, save, stop } = await openSchedule()
    await save()
    page.know({ 'schedule.newFrequency': 'weekly', 'schedule.newDay': 'friday' })
    expect((await page.run(change)).outcome).toBe('changed')
    expect(saved()).toMatchObject({ day: 'FRIDAY' })
    const facts = page.context.fact
    const before = {
      value: facts('schedule.value'),
      card: facts('schedule.card'),
      recipient: facts('schedule.recipient'),
    }
    await stop()
    page.know({
      'schedule.value': before.value,
      'schedule.card': before.card,
      'schedule.recipient': before.recipient,
      'schedule.newFrequency': 'weekly',
      'schedule.newDay': 'sunday',
    })
    expect(await page.run(change)).toEqual({ outcome: 'gone', code: 'scheduleGone' })
    expect(saved()).toBeUndefined()
  })

  test('a schedule accepts only days that every month has', async () => {
    const { page } = await openSchedule()
    for (const day of ['29', '00', '1', 'someday', 'segunda']) page.know({ 'schedule.day': day })
    expect(page.context.fact('schedule.day')).toBe('monday')
  })

  test.each<[FactValues, string, string]>([
    [{ 'schedule.recipient': '1133334444' }, 'numberRefused', '202'],
    [{ 'schedule.recipient': '1176543210' }, 'numberRefused', '242'],
    [{ 'schedule.recipient': '11900001208' }, 'numberRefused', '208'],
    [{ 'schedule.recipient': '11900001403' }, 'numberRefused', '403'],
    [{ 'schedule.recipient': '11900001404' }, 'numberRefused', '404'],
    [{ 'schedule.recipient': '11900001405' }, 'numberRefused', '405'],
    [{ 'schedule.value': 123 }, 'valueRefused', '402'],
    [{ 'schedule.card': 'none' }, 'cardRefused', '263'],
  ])('a schedule with %j is refused, and the error is shown for that field', async (facts, outcome, code) => {
    const { saved, save } = await openSchedule(facts)
    expect(await save()).toMatchObject({ outcome, code })
    expect(saved()).toBeUndefined()
  })

  test('if a schedule is over the daily limit, it is refused, and the error is shown at its amount', async () => {
    expect(await (await openSchedule({}, CARLA)).save()).toEqual({ outcome: 'valueRefused', code: '424' })
  })

  test('if the customer has never recharged, or the day is invalid, a schedule is refused with a general error', async () => {
    expect(await (await openSchedule({}, LIA)).save()).toEqual({ outcome: 'refused', code: '1004' })
    expect(await (await openSchedule({ 'schedule.day': '03' })).save()).toMatchObject({
      outcome: 'refused',
      code: '101',
    })
  })

  test('if the request does not reach the operator, the schedule is not saved', async () => {
    const { page, saved, save } = await openSchedule()
    page.network.plan('POST', dropped)
    expect(await save()).toEqual({ outcome: 'unreachable', code: 'unreachable' })
    expect(saved()).toBeUndefined()
  })
})

describe('stopping a schedule', () => {
  test('if a customer stops a schedule, the operator deletes it, and the chosen amount and card are cleared', async () => {
    const { page, saved, save, stop } = await openSchedule()
    await save()
    expect((await stop()).outcome).toBe('stopped')
    expect([saved(), page.context.fact('schedule.value'), page.context.fact('schedule.card')]).toEqual([
      undefined,
      undefined,
      undefined,
    ])
    expect(page.network.to('DELETE')[0]?.headers['Idempotency-Key']).toMatch(/^page-/)
  })

  test('if the answer to stopping a schedule was lost, the next try succeeds', async () => {
    const { page, save, stop } = await openSchedule()
    await save()
    page.network.plan('DELETE', lostAfterwards)
    expect(await stop()).toEqual({ outcome: 'unreachable', code: 'unreachable' })
    expect(page.context.fact('schedule.value')).toBe(2000)
    expect((await stop()).outcome).toBe('stopped')
  })

  test('if the operator refuses to stop a schedule, the customer sees the operator’s error code', async () => {
    const { page, stop } = await openSchedule()
    page.network.plan('DELETE', answers(405, { code: 999 }))
    expect(await stop()).toEqual({ outcome: 'refused', code: '999' })
  })
})
