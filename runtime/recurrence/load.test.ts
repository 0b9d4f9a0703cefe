import { describe, expect, test } from 'vitest'
import { present } from '../../sandbox/testing/operator.ts'
import { answers, dropped } from '../../tests/runtime/network.ts'
import { ANA, BRUNO, openPage } from '../../tests/runtime/page.ts'
import type { FactValues } from '../facts.ts'
import { currentSchedule } from './current.ts'
import { begin, load } from './load.ts'
import { change, save, stop } from './schedule.ts'

const MOTHER = '11976543210'
const UGO = '96991110423'

async function openSchedules(msisdn = ANA) {
  const page = openPage()
  const { cards } = await page.login(msisdn)
  const chosen = {
    'schedule.frequency': 'monthly',
    'schedule.day': '05',
    'schedule.value': 2000,
    'schedule.recipient': MOTHER,
    'schedule.card': cards[0]?.token,
  } as const
  const nothing = Object.fromEntries(Object.keys(chosen).map(name => [name, undefined]))
  return {
    page,
    chosen,
    schedule: async (other: FactValues = {}) => {
      page.know({ ...chosen, ...other })
      await page.run(save)
    },
    /** Sets all schedule facts to undefined, so that the page must load them again. */
    forget: () => page.know({ ...nothing, 'schedule.isOn': undefined }),
    fact: page.context.fact,
  }
}

describe('loading a schedule', () => {
  test('when the customer opens the schedule page, it gets all facts of the schedule, with the card’s brand and last digits', async () => {
    const { page, chosen, schedule, forget } = await openSchedules()
    await schedule()
    forget()
    expect(await page.run(load)).toMatchObject({
      outcome: 'loaded',
      gives: {
        ...chosen,
        'schedule.cardBrand': 'VISA',
        'schedule.cardLast': '4242',
        'schedule.since': '2026-11-27T15:00:00.000Z',
        'schedule.isOn': true,
      },
    })
  })

  test('if the customer has no schedule, the schedule page opens without an error', async () => {
    const { page, fact } = await openSchedules()
    expect((await page.run(load)).outcome).toBe('none')
    expect(fact('schedule.isOn')).toBe(false)
    expect(await page.clock.finish(currentSchedule.ask(page.context))).toEqual({ kind: 'ok', data: null })
  })

  test('if the card of a schedule was deleted, loading the schedule sets no card', async () => {
    const { page, schedule, fact } = await openSchedules()
    await schedule()
    const { store } = page.operator.world
    const id = fact('session.customerId') ?? ''
    store.put('customer', id, { ...present(store.get('customer', id)), cards: [] })
    await page.run(load)
    expect([fact('schedule.isOn'), fact('schedule.cardLast')]).toEqual([true, undefined])
  })

  test('loading a schedule fails if the operator refuses it, or if its frequency is unknown', async () => {
    const { page } = await openSchedules()
    page.network.plan('/recurrence', answers(503, { code: 423 }))
    expect(await page.run(load)).toMatchObject({ outcome: 'refused', code: '423' })
    page.network.plan('/recurrence', dropped)
    expect(await page.run(load)).toMatchObject({ outcome: 'unreachable' })
    const yearly = { frequency: 'YEARLY', day: '05', value: 2000, recipient: ANA, token: 't', createdAt: '' }
    page.network.plan('/recurrence', answers(200, yearly))
    expect(await page.run(load)).toMatchObject({ outcome: 'unreachable' })
  })
})

describe('starting to create or change a schedule', () => {
  test('by default, a new schedule is monthly, on today’s day and for the customer’s own number', async () => {
    const { page, fact } = await openSchedules()
    expect((await page.run(begin)).outcome).toBe('ready')
    expect([fact('schedule.frequency'), fact('schedule.day'), fact('schedule.recipient')]).toEqual([
      'monthly',
      '27',
      ANA,
    ])
    page.know({ 'schedule.frequency': 'weekly', 'schedule.day': undefined, 'schedule.recipient': MOTHER })
    await page.run(begin)
    expect([fact('schedule.frequency'), fact('schedule.day'), fact('schedule.recipient')]).toEqual([
      'weekly',
      undefined,
      MOTHER,
    ])
  })

  test('the form for changing a schedule shows the existing schedule; if it is opened again, it keeps the customer’s changes', async () => {
    const { page, schedule, forget, fact } = await openSchedules()
    await schedule()
    forget()
    await page.run(begin)
    expect([fact('schedule.value'), fact('schedule.day'), fact('schedule.isOn')]).toEqual([2000, '05', true])
    page.know({ 'schedule.value': 5000 })
    await page.run(begin)
    expect(fact('schedule.value')).toBe(5000)
  })

  test('when a customer starts to change a schedule, the agreement to the earlier schedule is cleared', async () => {
    const { page, schedule, fact } = await openSchedules()
    await schedule()
    expect(fact('schedule.isAgreed')).toBe(true)
    await page.run(begin)
    expect([fact('schedule.isOn'), fact('schedule.isAgreed')]).toEqual([true, undefined])
  })

  test('if a customer changes a schedule, earlier choices stay, and empty fields are filled in', async () => {
    const { page, schedule, forget, chosen, fact } = await openSchedules()
    await schedule()
    forget()
    page.know({ 'schedule.frequency': 'weekly' })
    await page.run(begin)
    expect([fact('schedule.frequency'), fact('schedule.day'), fact('schedule.recipient')]).toEqual([
      'weekly',
      undefined,
      MOTHER,
    ])
    expect(fact('schedule.card')).toBe(chosen['schedule.card'])
  })

  test('a customer who has never recharged cannot start a schedule', async () => {
    const { page, fact } = await openSchedules(BRUNO)
    expect(await page.run(begin)).toEqual({ outcome: 'noRecharge', code: '1004' })
    expect(fact('schedule.frequency')).toBeUndefined()
  })

  test('starting a schedule reports an error if the operator’s data cannot be read', async () => {
    expect(await (await openSchedules(UGO)).page.run(begin)).toMatchObject({ outcome: 'refused', code: '423' })
    const { page } = await openSchedules()
    page.network.plan('/recurrence', dropped)
    expect(await page.run(begin)).toMatchObject({ outcome: 'unreachable' })
  })
})

describe('changing the days of a schedule', () => {
  async function openChange(other: FactValues = {}) {
    const opened = await openSchedules()
    await opened.schedule(other)
    opened.page.know({ 'schedule.newFrequency': 'weekly', 'schedule.newDay': 'monday' })
    const { page, fact } = opened
    const held = () => page.operator.world.store.get('recurrence', fact('session.customerId') ?? '')
    return { ...opened, held }
  }

  test('if a customer changes a schedule’s days, its amount, number and card do not change', async () => {
    const { page, held, fact } = await openChange()
    expect(await page.run(change)).toMatchObject({ outcome: 'changed', code: 'scheduleChanged' })
    expect(held()).toMatchObject({ frequency: 'WEEKLY', day: 'MONDAY', valueCents: 2000, recipient: MOTHER })
    expect([fact('schedule.day'), fact('schedule.newDay')]).toEqual(['monday', undefined])
  })

  test('if a schedule’s amount cannot be charged on the new days, the days stay chosen and the customer sees error 402', async () => {
    const { page, held, fact } = await openChange({ 'schedule.value': 10_000 })
    expect(await page.run(change)).toMatchObject({ outcome: 'valueRefused', code: '402' })
    expect(held()).toMatchObject({ frequency: 'MONTHLY' })
    expect([fact('schedule.frequency'), fact('schedule.day')]).toEqual(['weekly', 'monday'])
  })

  test('if the request to change a schedule’s days was lost, the schedule keeps its old days', async () => {
    const { page, fact } = await openChange()
    page.network.plan('POST', dropped)
    expect(await page.run(change)).toEqual({ outcome: 'unreachable', code: 'unreachable' })
    expect([fact('schedule.day'), fact('schedule.newDay')]).toEqual(['05', 'monday'])
  })
})

test('stopping a schedule clears all of its facts', async () => {
  const { page, schedule, fact } = await openSchedules()
  await schedule()
  await page.run(load)
  await page.run(stop)
  expect([fact('schedule.cardLast'), fact('schedule.since'), fact('schedule.isOn')]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})
