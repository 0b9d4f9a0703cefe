import { expect, test } from 'vitest'
import { present } from '../../sandbox/testing/operator.ts'
import { answers, dropped } from '../../tests/runtime/network.ts'
import { ANA, BRUNO, openPage } from '../../tests/runtime/page.ts'
import { monthlyDay } from './monthly-day.ts'
import { monthlyRecharge } from './offer.ts'
import { save, stop } from './schedule.ts'

async function openOffer(msisdn = ANA) {
  const page = openPage()
  const { cards } = await page.login(msisdn)
  const ask = () => page.clock.finish(monthlyRecharge.ask(page.context))
  const schedule = (frequency: 'monthly' | 'weekly', day: string) => {
    page.know({
      'schedule.frequency': frequency,
      'schedule.day': day,
      'schedule.value': 2000,
      'schedule.recipient': ANA,
      'schedule.card': present(cards[0]).token,
    })
    return page.run(save)
  }
  return { page, ask, schedule, token: cards[0]?.token }
}

test('after a recharge by saved card, a monthly recharge with the same card is offered', async () => {
  const { page, ask, token } = await openOffer()
  page.know({ 'order.method': 'Pix' })
  const paidBy = { brand: 'VISA', last: '4242' }
  expect(await ask()).toEqual({ kind: 'ok', data: { amountCents: 3000, recipient: ANA, card: token, paidBy } })
})

test('an existing monthly schedule is shown with its day and card, so that the customer can stop it', async () => {
  const { page, ask, schedule, token } = await openOffer()
  await schedule('monthly', '05')
  const paidBy = { brand: 'VISA', last: '4242' }
  expect(await ask()).toEqual({
    kind: 'ok',
    data: { amountCents: 2000, recipient: ANA, card: token, paidBy, day: '05' },
  })
  await page.run(stop)
  expect(await ask()).toMatchObject({ data: { amountCents: 3000 } })
})

test('a weekly schedule is not shown as a monthly one', async () => {
  const { ask, schedule } = await openOffer()
  await schedule('weekly', 'monday')
  expect(await ask()).toEqual({ kind: 'ok', data: null })
})

test('no monthly recharge is offered if there is nothing to repeat, or if the operator cannot be reached', async () => {
  expect(await (await openOffer(BRUNO)).ask()).toEqual({ kind: 'ok', data: null })
  const { page, ask } = await openOffer()
  page.network.plan('/automatic_recharge', answers(422, { code: 101 }))
  expect(await ask()).toEqual({ kind: 'ok', data: null })
  page.network.plan('/last-recharge', dropped)
  expect(await ask()).toEqual({ kind: 'ok', data: null })
})

test.each([
  ['2026-11-05T15:00:00Z', '05'],
  ['2026-11-28T15:00:00Z', '28'],
  // The 29th and the 31st do not exist in every month, so the day becomes the 28th.
  ['2026-11-29T15:00:00Z', '28'],
  ['2026-12-31T15:00:00Z', '28'],
  // In UTC the next day has already begun, but in Brasília it is still the day before.
  ['2026-12-01T02:00:00Z', '28'],
  ['2026-11-06T02:59:00Z', '05'],
])('if a monthly schedule is created at %s, its day is %s', (at, day) => {
  expect(monthlyDay(Date.parse(at))).toBe(day)
})
