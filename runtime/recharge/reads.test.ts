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
  test('the last recharge is read with its amount in cents and the card that paid for it', async () => {
    const { context } = await openFor(ANA)
    expect(await lastRecharge.ask(context)).toMatchObject({
      kind: 'ok',
      data: { recipient: ANA, amountCents: 3000, card: { brand: 'VISA', last: '4242' } },
    })
  })

  test('if a customer has never recharged, the last recharge is null', async () => {
    const { context } = await openFor(BRUNO)
    expect(await lastRecharge.ask(context)).toEqual({ kind: 'ok', data: null })
  })

  test('if the last recharge cannot be read, the result is an error and not “no recharge”', async () => {
    const { context, network } = await openFor(ANA)
    network.plan('last-recharge', dropped)
    expect(await lastRecharge.ask(context)).toEqual({ kind: 'lost', why: 'network' })
    network.plan('last-recharge', answers(500, {}))
    expect(await lastRecharge.ask(context)).toMatchObject({ kind: 'refused', status: 500 })
  })
})

describe('the history', () => {
  test('the history lists every recharge with its status and its amount in cents', async () => {
    const { context } = await openFor(ANA)
    const answer = await rechargeHistory.ask(context)
    const told = answer.kind === 'ok' ? answer.data.map(({ valueCents, status }) => `${valueCents} ${status}`) : []
    expect(told).toEqual(['3000 OK', '2000 OK', '3000 OK', '1500 OK'])
  })

  test('if the history cannot be read, the result is an error and not an empty list', async () => {
    const { context, network } = await openFor(ANA)
    network.plan('/recharges', dropped)
    expect(await rechargeHistory.ask(context)).toEqual({ kind: 'lost', why: 'network' })
  })
})

test.each([
  ['the recharge amounts', rechargeValues, 'recharge-values?todosValores=false'],
  ['the recharge amounts with attributes', rechargeValuesWithAttributes, 'recharge-values-with-attributes'],
])('reading %s returns the operator’s amounts in cents from the address of that list', async (_, values, path) => {
  const { context, network } = await openFor(ANA)
  const answer = await values.ask(context)
  expect(answer.kind === 'ok' && answer.data.map(({ id }) => id)).toEqual(expect.arrayContaining([1000, 2000, 10_000]))
  expect(network.sent.at(-1)?.path.split('/').at(-1)).toBe(path)
  network.plan('recharge-values', dropped)
  expect(await values.ask(context)).toEqual({ kind: 'lost', why: 'network' })
})

describe('the payment types', () => {
  test('the customer can choose the payment types that the operator lists, and the saved cards', async () => {
    const { context } = await openFor(ANA)
    expect(await waysToPay.ask(context)).toMatchObject({
      kind: 'ok',
      data: { types: ['pix', 'credit'], cards: { credit: [{ last: '4242' }, { last: '4444' }] } },
    })
  })

  test.each(['payment_methods', 'v3/customers'])(
    'if the call %s fails, reading the payment types fails',
    async call => {
      const { context, network } = await openFor(ANA)
      network.plan(call, dropped)
      expect(await waysToPay.ask(context)).toEqual({ kind: 'lost', why: 'network' })
    },
  )
})

test.each([
  [ANA, false],
  ['11976543210', true],
])('choosing the number %s sets the fact that the recharge is for another person to %s', async (target, forOther) => {
  const page = await openFor(ANA)
  page.know({ 'recharge.newTarget': target })
  expect(await page.run(chooseNew)).toEqual({
    outcome: 'chosen',
    gives: { 'recharge.target': target, 'recharge.forOther': forOther, 'recharge.newTarget': undefined },
  })
})
