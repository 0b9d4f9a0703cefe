import { describe, expect, test } from 'vitest'
import { present } from '../../sandbox/testing/operator.ts'
import { lostAfterwards } from '../../tests/runtime/network.ts'
import { ANA, openPage } from '../../tests/runtime/page.ts'
import type { FactValues } from '../facts.ts'
import { begin, load } from './load.ts'
import { change, save } from './schedule.ts'

const MOTHER = '11976543210'

/** Opens a tab as Ana. The helpers do what she does in another tab meanwhile. */
async function openTwoTabs() {
  const page = openPage()
  const { id, cards } = await page.login(ANA)
  const [card, other] = [present(cards[0]).token, present(cards[1]).token]
  const { store, now } = page.operator.world
  const saved = () => store.get('recurrence', id)
  const mine: FactValues = {
    'schedule.frequency': 'monthly',
    'schedule.day': '05',
    'schedule.value': 2000,
    'schedule.recipient': MOTHER,
    'schedule.card': card,
  }
  const theirs = { frequency: 'WEEKLY', day: 'FRIDAY', valueCents: 3000, recipient: ANA, token: card } as const
  const put = (what: object = {}) => {
    store.put('recurrence', id, { ...theirs, customerId: id, createdAt: now(), ...what })
  }
  page.know(mine)
  return { page, mine, saved, put, card, other, stopped: () => store.delete('recurrence', id), fact: page.context.fact }
}

describe('a schedule that another tab changed meanwhile', () => {
  test('if another tab saved a schedule, the customer sees it first, and agrees before it is replaced', async () => {
    const { page, saved, put } = await openTwoTabs()
    await page.run(begin)
    put()
    expect(await page.run(save)).toMatchObject({ outcome: 'differs', code: 'scheduleDiffers' })
    expect(saved()).toMatchObject({ frequency: 'WEEKLY', valueCents: 3000 })
    expect(page.context.fact('schedule.isOn')).toBe(true)
    // The customer's own amount stays chosen although the operator's schedule has another one.
    expect(page.context.fact('schedule.value')).toBe(2000)
    expect((await page.run(save)).outcome).toBe('saved')
    expect(saved()).toMatchObject({ frequency: 'MONTHLY', valueCents: 2000 })
  })

  test.each(['frequency', 'day', 'valueCents', 'recipient', 'token'] as const)(
    'if another tab saved a schedule with another %s, the customer sees that schedule before saving their own',
    async part => {
      const { page, put, saved, other } = await openTwoTabs()
      put()
      await page.run(begin)
      const changed = { frequency: 'MONTHLY', day: 'MONDAY', valueCents: 5000, recipient: MOTHER, token: other }
      put({ [part]: changed[part] })
      const before = saved()
      expect((await page.run(save)).outcome).toBe('differs')
      expect(saved()).toEqual(before)
    },
  )

  test('if another tab stopped the schedule, this tab does not create it again', async () => {
    const { page, put, saved, stopped, fact } = await openTwoTabs()
    put()
    await page.run(begin)
    stopped()
    expect((await page.run(save)).outcome).toBe('differs')
    expect([saved(), fact('schedule.isOn')]).toEqual([undefined, false])
  })

  test('if this tab saved a schedule but the answer was lost, the next try succeeds', async () => {
    const { page, saved } = await openTwoTabs()
    await page.run(begin)
    page.network.plan('POST', lostAfterwards)
    expect((await page.run(save)).outcome).toBe('unreachable')
    expect(saved()).toMatchObject({ valueCents: 2000 })
    expect((await page.run(save)).outcome).toBe('saved')
  })
})

describe('new days for a schedule that another tab changed meanwhile', () => {
  const days = { 'schedule.newFrequency': 'weekly', 'schedule.newDay': 'monday' } as const

  test('if another tab changed the schedule, the customer sees the change before the new days are saved', async () => {
    const { page, saved, put, other, fact } = await openTwoTabs()
    put()
    await page.run(load)
    page.know(days)
    put({ valueCents: 2000, token: other })
    expect(await page.run(change)).toMatchObject({ outcome: 'differs', code: 'scheduleDiffers' })
    expect(saved()).toMatchObject({ day: 'FRIDAY' })
    expect([fact('schedule.value'), fact('schedule.card'), fact('schedule.newDay')]).toEqual([2000, other, 'monday'])
    expect((await page.run(change)).outcome).toBe('changed')
    expect(saved()).toMatchObject({ day: 'MONDAY', valueCents: 2000, token: other, recipient: ANA })
  })

  test('changing the days of a schedule does not change its amount or card', async () => {
    const { page, saved, put, card, other } = await openTwoTabs()
    put()
    await page.run(load)
    page.know({ ...days, 'schedule.value': 5000, 'schedule.card': other })
    expect((await page.run(change)).outcome).toBe('changed')
    expect(saved()).toMatchObject({ day: 'MONDAY', valueCents: 3000, token: card })
  })

  test('if the answer to a change of a schedule’s days was lost, the days are saved, and the next try succeeds', async () => {
    const { page, put, saved } = await openTwoTabs()
    put()
    await page.run(load)
    page.know(days)
    page.network.plan('POST', lostAfterwards)
    expect((await page.run(change)).outcome).toBe('unreachable')
    expect(saved()).toMatchObject({ day: 'MONDAY' })
    expect((await page.run(change)).outcome).toBe('changed')
  })
})
