import { describe, expect, test } from 'vitest'
import { ANA, openPage } from '../../tests/runtime/page.ts'
import { repeat } from './repeat.ts'

const MOTHER = '11976543210'

async function openPast(past: Parameters<ReturnType<typeof openPage>['know']>[0]) {
  const page = openPage()
  await page.login(ANA)
  page.know({ 'recharge.value': 1500, 'recharge.target': ANA, 'payment.type': 'pix', ...past })
  await page.run(repeat)
  return page.facts.all()
}

describe('repeating a recharge of the history', () => {
  test('repeating a recharge chooses the same amount, number, payment type and card', async () => {
    const past = { 'past.value': 3000, 'past.target': MOTHER, 'past.type': 'credit', 'past.card': 'token' } as const
    expect(await openPast(past)).toMatchObject({
      'recharge.value': 3000,
      'recharge.target': MOTHER,
      'recharge.forOther': true,
      'recharge.isRepeat': true,
      'recharge.repeatType': 'credit',
      'payment.type': 'credit',
      'payment.card': 'token',
    })
  })

  test('if a customer repeats a recharge of one card, the name of the card that was chosen before is no longer shown', async () => {
    const before = { 'payment.cardName': 'Mastercard final 1111', 'payment.cardBrand': 'MASTERCARD' } as const
    const past = { 'past.value': 3000, 'past.target': ANA, 'past.type': 'credit', 'past.card': 'token' } as const
    const facts = await openPast({ ...before, 'payment.cvvWanted': false, ...past })
    const known = [facts['payment.cardName'], facts['payment.cardBrand'], facts['payment.cvvWanted']]
    expect(known).toEqual([undefined, undefined, undefined])
  })

  test('if the payment type of a repeated recharge is unknown, the customer chooses one first', async () => {
    const facts = await openPast({ 'past.value': 3000, 'past.target': ANA })
    expect(facts).toMatchObject({ 'recharge.value': 3000, 'recharge.forOther': false })
    expect(facts['payment.type']).toBeUndefined()
    expect(facts['recharge.isRepeat']).toBeUndefined()
  })
})
