import { describe, expect, test } from 'vitest'
import { present } from '../../sandbox/testing/operator.ts'
import { lostAfterwards } from '../../tests/runtime/network.ts'
import { ANA, openPage } from '../../tests/runtime/page.ts'
import type { FactValues } from '../facts.ts'
import { begin, load } from './load.ts'
import { change, save } from './schedule.ts'

const MOTHER = '11976543210'

/** Ana in this tab, and what she does in another one meanwhile. */
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

describe('what another tab scheduled since the terms were read', () => {
  test('is told in place of being replaced, and replaced once that is agreed to', async () => {
    const { page, saved, put } = await openTwoTabs()
    await page.run(begin)
    put()
    expect(await page.run(save)).toMatchObject({ outcome: 'differs', code: 'scheduleDiffers' })
    expect(saved()).toMatchObject({ frequency: 'WEEKLY', valueCents: 3000 })
    expect(page.context.fact('schedule.isOn')).toBe(true)
    // The customer's choice is kept.
    expect(page.context.fact('schedule.value')).toBe(2000)
    expect((await page.run(save)).outcome).toBe('saved')
    expect(saved()).toMatchObject({ frequency: 'MONTHLY', valueCents: 2000 })
  })

  test.each(['frequency', 'day', 'valueCents', 'recipient', 'token'] as const)(
    'is told though nothing but its %s is another',
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

  test('may have been stopped: nothing is begun anew in its place', async () => {
    const { page, put, saved, stopped, fact } = await openTwoTabs()
    put()
    await page.run(begin)
    stopped()
    expect((await page.run(save)).outcome).toBe('differs')
    expect([saved(), fact('schedule.isOn')]).toEqual([undefined, false])
  })

  test('is what this tab saved itself, where only the answer was lost', async () => {
    const { page, saved } = await openTwoTabs()
    await page.run(begin)
    page.network.plan('POST', lostAfterwards)
    expect((await page.run(save)).outcome).toBe('unreachable')
    expect(saved()).toMatchObject({ valueCents: 2000 })
    expect((await page.run(save)).outcome).toBe('saved')
  })
})

describe('other days for what another tab has changed', () => {
  const days = { 'schedule.newFrequency': 'weekly', 'schedule.newDay': 'monday' } as const

  test('are agreed to only with what it is now, and leave that as it is', async () => {
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

  test('never send what this tab alone has chosen', async () => {
    const { page, saved, put, card, other } = await openTwoTabs()
    put()
    await page.run(load)
    page.know({ ...days, 'schedule.value': 5000, 'schedule.card': other })
    expect((await page.run(change)).outcome).toBe('changed')
    expect(saved()).toMatchObject({ day: 'MONDAY', valueCents: 3000, token: card })
  })

  test('are saved already, where only the answer was lost', async () => {
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
