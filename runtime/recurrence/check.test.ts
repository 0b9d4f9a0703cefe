import { expect, test } from 'vitest'
import { present } from '../../sandbox/testing/operator.ts'
import { answers, dropped } from '../../tests/runtime/network.ts'
import { ANA, BRUNO, openPage } from '../../tests/runtime/page.ts'
import { check } from './check.ts'

async function openCheck(msisdn = ANA) {
  const page = openPage()
  const { id, cards } = await page.login(msisdn)
  return { page, id, cards, check: () => page.run(check) }
}

test('the last recharge can be scheduled if its card is still saved', async () => {
  const { cards, check } = await openCheck()
  expect(await check()).toEqual({
    outcome: 'eligible',
    gives: { 'schedule.value': 3000, 'schedule.recipient': ANA, 'schedule.card': present(cards[0]).token },
  })
})

test('a recharge cannot be scheduled if its card was deleted, or if the customer has never recharged', async () => {
  const { page, id, check } = await openCheck()
  const { store } = page.operator.world
  store.put('customer', id, { ...present(store.get('customer', id)), cards: [] })
  expect(await check()).toEqual({ outcome: 'notEligible' })
  expect(await (await openCheck(BRUNO)).check()).toEqual({ outcome: 'notEligible' })
})

test('the last recharge cannot be scheduled if the operator’s answer is incomplete', async () => {
  const { page, check } = await openCheck()
  const half = { recipient: ANA, value: 30, nsu: '', date: '2026-11-24T15:00:00.000Z', elegible: true }
  page.network.plan('/last-recharge', answers(200, half))
  expect(await check()).toEqual({ outcome: 'notEligible' })
})

test('a recharge that is already scheduled is not offered as a new schedule', async () => {
  const { page, check } = await openCheck()
  page.network.plan('/automatic_recharge', answers(200, { elegible: true, autoRechargeToggle: true }))
  expect(await check()).toEqual({ outcome: 'scheduled' })
  expect(page.network.to('/last-recharge')).toEqual([])
})

test('if a schedule’s conditions cannot be read, the customer sees the operator’s refusal, or that the operator is unreachable', async () => {
  const { page, check } = await openCheck()
  page.network.plan('/last-recharge', answers(503, { code: 423 }))
  expect(await check()).toMatchObject({ outcome: 'refused', code: '423' })
  page.network.plan('/last-recharge', dropped)
  expect(await check()).toMatchObject({ outcome: 'unreachable' })
})
