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
    /** The facts at the start of the next visit. */
    forget: () => page.know({ ...nothing, 'schedule.isOn': undefined }),
    fact: page.context.fact,
  }
}

describe('loading what is scheduled', () => {
  test('tells all of it, with the card as a person knows it', async () => {
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

  test('finds none where there is none, which is no error', async () => {
    const { page, fact } = await openSchedules()
    expect((await page.run(load)).outcome).toBe('none')
    expect(fact('schedule.isOn')).toBe(false)
    expect(await page.clock.finish(currentSchedule.ask(page.context))).toEqual({ kind: 'ok', data: null })
  })

  test('of one whose card was deleted names no card', async () => {
    const { page, schedule, fact } = await openSchedules()
    await schedule()
    const { store } = page.operator.world
    const id = fact('session.customerId') ?? ''
    store.put('customer', id, { ...present(store.get('customer', id)), cards: [] })
    await page.run(load)
    expect([fact('schedule.isOn'), fact('schedule.cardLast')]).toEqual([true, undefined])
  })

  test('says what the operator says when it cannot, and tells no frequency that nobody knows', async () => {
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

describe('beginning to schedule', () => {
  test('is for every month, today, and the own number, unless something was chosen', async () => {
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

  test('goes on from what is scheduled, and keeps what was changed of it', async () => {
    const { page, schedule, forget, fact } = await openSchedules()
    await schedule()
    forget()
    await page.run(begin)
    expect([fact('schedule.value'), fact('schedule.day'), fact('schedule.isOn')]).toEqual([2000, '05', true])
    page.know({ 'schedule.value': 5000 })
    await page.run(begin)
    expect(fact('schedule.value')).toBe(5000)
  })

  test('is not what was agreed to before: that is told once, as it was', async () => {
    const { page, schedule, fact } = await openSchedules()
    await schedule()
    expect(fact('schedule.isAgreed')).toBe(true)
    await page.run(begin)
    expect([fact('schedule.isOn'), fact('schedule.isAgreed')]).toEqual([true, undefined])
  })

  test('takes what was not chosen from what is scheduled, however early somebody chose', async () => {
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

  test('is refused at once to who has never recharged', async () => {
    const { page, fact } = await openSchedules(BRUNO)
    expect(await page.run(begin)).toEqual({ outcome: 'noRecharge', code: '1004' })
    expect(fact('schedule.frequency')).toBeUndefined()
  })

  test('says what cannot be read', async () => {
    expect(await (await openSchedules(UGO)).page.run(begin)).toMatchObject({ outcome: 'refused', code: '423' })
    const { page } = await openSchedules()
    page.network.plan('/recurrence', dropped)
    expect(await page.run(begin)).toMatchObject({ outcome: 'unreachable' })
  })
})

describe('changing the days', () => {
  async function openChange(other: FactValues = {}) {
    const opened = await openSchedules()
    await opened.schedule(other)
    opened.page.know({ 'schedule.newFrequency': 'weekly', 'schedule.newDay': 'monday' })
    const { page, fact } = opened
    const held = () => page.operator.world.store.get('recurrence', fact('session.customerId') ?? '')
    return { ...opened, held }
  }

  test('leaves the rest as it is', async () => {
    const { page, held, fact } = await openChange()
    expect(await page.run(change)).toMatchObject({ outcome: 'changed', code: 'scheduleChanged' })
    expect(held()).toMatchObject({ frequency: 'WEEKLY', day: 'MONDAY', valueCents: 2000, recipient: MOTHER })
    expect([fact('schedule.day'), fact('schedule.newDay')]).toEqual(['monday', undefined])
  })

  test('to ones that its value is not offered for keeps them, so that another value can be chosen', async () => {
    const { page, held, fact } = await openChange({ 'schedule.value': 10_000 })
    expect(await page.run(change)).toMatchObject({ outcome: 'valueRefused', code: '402' })
    expect(held()).toMatchObject({ frequency: 'MONTHLY' })
    expect([fact('schedule.frequency'), fact('schedule.day')]).toEqual(['weekly', 'monday'])
  })

  test('that did not arrive changes nothing, here neither', async () => {
    const { page, fact } = await openChange()
    page.network.plan('POST', dropped)
    expect(await page.run(change)).toEqual({ outcome: 'unreachable', code: 'unreachable' })
    expect([fact('schedule.day'), fact('schedule.newDay')]).toEqual(['05', 'monday'])
  })
})

test('after it was stopped nothing of it is left', async () => {
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
