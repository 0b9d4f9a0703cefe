import { describe, expect, test } from 'vitest'
import { answers, dropped } from '../../tests/runtime/network.ts'
import { ANA, BRUNO, openPage } from '../../tests/runtime/page.ts'
import { waysToPay } from '../payment/reads.ts'
import { chooseNew } from './choose-recipient.ts'
import { lastRecharge, rechargeHistory, rechargeValues, rechargeValuesWithAttributes } from './reads.ts'

async function openFor(msisdn: string) {
  const page = openPage()
  await page.login(msisdn)
  return page
}

describe('the last recharge', () => {
  test('the last recharge is read in cents, with the card that it was paid with', async () => {
    const { context } = await openFor(ANA)
    expect(await lastRecharge.ask(context)).toMatchObject({
      kind: 'ok',
      data: { recipient: ANA, amountCents: 3000, card: { brand: 'VISA', last: '4242' } },
    })
  })

  test('the last recharge is null for a customer who never recharged', async () => {
    const { context } = await openFor(BRUNO)
    expect(await lastRecharge.ask(context)).toEqual({ kind: 'ok', data: null })
  })

  test('the last recharge is not “none” when it cannot be read', async () => {
    const { context, network } = await openFor(ANA)
    network.plan('last-recharge', dropped)
    expect(await lastRecharge.ask(context)).toEqual({ kind: 'lost', why: 'network' })
    network.plan('last-recharge', answers(500, {}))
    expect(await lastRecharge.ask(context)).toMatchObject({ kind: 'refused', status: 500 })
  })
})

describe('the history', () => {
  test('the history has every recharge with its state, in cents', async () => {
    const { context } = await openFor(ANA)
    const answer = await rechargeHistory.ask(context)
    const told = answer.kind === 'ok' ? answer.data.map(({ valueCents, status }) => `${valueCents} ${status}`) : []
    expect(told).toEqual(['3000 OK', '2000 OK', '3000 OK', '1500 OK'])
  })

  test('the history is not “empty” when it cannot be read', async () => {
    const { context, network } = await openFor(ANA)
    network.plan('/recharges', dropped)
    expect(await rechargeHistory.ask(context)).toEqual({ kind: 'lost', why: 'network' })
  })
})

test.each([
  ['the recharge amounts', rechargeValues, 'recharge-values?todosValores=false'],
  ['the recharge amounts with attributes', rechargeValuesWithAttributes, 'recharge-values-with-attributes'],
])('the read of %s returns the operator’s list, in cents, from the call’s own address', async (_, values, path) => {
  const { context, network } = await openFor(ANA)
  const answer = await values.ask(context)
  expect(answer.kind === 'ok' && answer.data.map(({ id }) => id)).toEqual(expect.arrayContaining([1000, 2000, 10_000]))
  expect(network.sent.at(-1)?.path.split('/').at(-1)).toBe(path)
  network.plan('recharge-values', dropped)
  expect(await values.ask(context)).toEqual({ kind: 'lost', why: 'network' })
})

describe('the ways to pay', () => {
  test('the ways to pay are the operator’s list, with the saved cards', async () => {
    const { context } = await openFor(ANA)
    expect(await waysToPay.ask(context)).toMatchObject({
      kind: 'ok',
      data: { types: ['pix', 'credit'], cards: { credit: [{ last: '4242' }, { last: '4444' }] } },
    })
  })

  test.each(['payment_methods', 'v3/customers'])('the ways to pay are unknown when %s cannot be read', async call => {
    const { context, network } = await openFor(ANA)
    network.plan(call, dropped)
    expect(await waysToPay.ask(context)).toEqual({ kind: 'lost', why: 'network' })
  })
})

test.each([
  [ANA, false],
  ['11976543210', true],
])('choosing the number %s marks the recipient as another person’s: %s', async (target, forOther) => {
  const page = await openFor(ANA)
  page.know({ 'recharge.newTarget': target })
  expect(await page.run(chooseNew)).toEqual({
    outcome: 'chosen',
    gives: { 'recharge.target': target, 'recharge.forOther': forOther, 'recharge.newTarget': undefined },
  })
})
