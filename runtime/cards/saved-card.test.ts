import { describe, expect, test } from 'vitest'
import { present } from '../../sandbox/testing/operator.ts'
import { dropped, lostAfterwards } from '../../tests/runtime/network.ts'
import { ANA, BRUNO, openPage } from '../../tests/runtime/page.ts'
import type { FactValue } from '../facts.ts'
import { add } from './add.ts'
import { favorite, forget } from './change.ts'
import { confirm } from './confirm.ts'

const HELENA = '85992221155'
const lists = { credit: 'cards', debit: 'debitCards', cef: 'cefCards' } as const

async function openCard(kind: FactValue<'card.kind'> = 'credit', msisdn = HELENA, at = 0) {
  const page = openPage()
  const { id } = await page.login(msisdn)
  const saved = () => present(page.operator.world.store.get('customer', id))[lists[kind]]
  page.know({ 'card.kind': kind, 'card.token': present(saved()[at]).token })
  return { page, saved }
}

describe.each(['credit', 'debit', 'cef'] as const)('a saved %s card', kind => {
  test('deleting a saved card sends an idempotency key, and afterwards the page does not know the card any more', async () => {
    const { page, saved } = await openCard(kind)
    expect((await page.run(forget)).outcome).toBe('deleted')
    expect([saved(), page.context.fact('card.token'), page.context.fact('card.kind')]).toEqual([
      [],
      undefined,
      undefined,
    ])
    expect(page.network.to('DELETE')[0]?.headers['Idempotency-Key']).toMatch(/^page-/)
  })

  test('if the answer to deleting a card was lost, the next try succeeds', async () => {
    const { page, saved } = await openCard(kind)
    page.network.plan('DELETE', lostAfterwards)
    expect(await page.run(forget)).toEqual({ outcome: 'unreachable', code: 'unreachable' })
    expect(page.context.fact('card.token')).toBeDefined()
    expect((await page.run(forget)).outcome).toBe('deleted')
    expect(saved()).toEqual([])
  })
})

describe('a card that is deleted', () => {
  async function deleteOne(chosen: number) {
    const { page, saved } = await openCard('credit', ANA)
    const token = present(saved()[chosen]).token
    page.know({
      'payment.type': 'credit',
      'payment.card': token,
      'payment.cardName': 'Visa final 4242',
      'payment.cardBrand': 'VISA',
      'payment.cvvWanted': true,
      'schedule.card': token,
      'schedule.cardBrand': 'VISA',
      'schedule.cardLast': '4242',
    })
    page.context.vault.write('payment.cvv', '123')
    expect((await page.run(forget)).outcome).toBe('deleted')
    const { fact, vault } = page.context
    const known = [fact('payment.type'), fact('payment.card'), fact('payment.cardName'), fact('schedule.card')]
    const payer = [fact('schedule.cardBrand'), fact('schedule.cardLast')]
    return { token, known, payer, cvv: vault.read('payment.cvv') }
  }

  test('if a customer deletes a card, it is no longer chosen for payments or a schedule, and its typed CVV is deleted', async () => {
    const { known, payer, cvv } = await deleteOne(0)
    // The screen on which the customer agrees to a schedule shows these facts, so they must not describe the deleted
    // card.
    expect(payer).toEqual([undefined, undefined])
    expect([known, cvv]).toEqual([[undefined, undefined, undefined, undefined], ''])
  })

  test('if the customer has chosen another card, deleting a card does not change this choice', async () => {
    const { token, known, payer, cvv } = await deleteOne(1)
    expect(payer).toEqual(['VISA', '4242'])
    expect([known, cvv]).toEqual([['credit', token, 'Visa final 4242', token], '123'])
  })
})

test('if a card was deleted on another device, it is reported as deleted, not as an error', async () => {
  const { page } = await openCard()
  page.know({ 'card.token': 'deleted', 'card.statementCents': 142 })
  expect(await page.run(favorite)).toEqual({ outcome: 'gone', code: 'cardGone' })
  expect(await page.run(confirm)).toEqual({ outcome: 'gone', code: 'cardGone' })
})

describe('the favourite', () => {
  test('making a card the favourite replaces the former favourite', async () => {
    const { page, saved } = await openCard('credit', ANA, 1)
    expect(saved().map(card => card.favorite)).toEqual([true, false])
    expect(await page.run(favorite)).toEqual({ outcome: 'favored', code: 'cardFavored' })
    expect(saved().map(card => card.favorite)).toEqual([false, true])
    expect(page.network.to('/favorite')[0]?.headers['Idempotency-Key']).toMatch(/^page-/)
  })

  test('a debit card can be made the favourite, but a Caixa card cannot', async () => {
    const debit = await openCard('debit')
    expect(await debit.page.run(favorite)).toEqual({ outcome: 'favored', code: 'cardFavored' })
    expect(debit.page.network.to('/debit_cards/')).toHaveLength(1)
    const cef = await openCard('cef')
    expect(await cef.page.run(favorite)).toEqual({ outcome: 'refused', code: '999' })
    expect(cef.page.network.sent).toEqual([])
  })

  test('if the operator cannot be reached, the favourite card does not change', async () => {
    const { page, saved } = await openCard('credit', ANA, 1)
    page.network.plan('/favorite', dropped)
    expect(await page.run(favorite)).toEqual({ outcome: 'unreachable', code: 'unreachable' })
    expect(saved().map(card => card.favorite)).toEqual([true, false])
  })
})

describe('the amount on the statement of a card that was just added', () => {
  async function openNewCard() {
    const page = openPage()
    const { id } = await page.login(BRUNO)
    page.know({ 'card.kind': 'credit' })
    page.context.vault.write('payment.pan', '4242424242424242')
    page.context.vault.write('payment.expiry', '12/30')
    await page.run(add)
    const saved = () => page.operator.world.store.get('customer', id)?.cards[0]
    page.know({ 'card.token': present(saved()).token })
    return { page, saved }
  }

  test('the amount on the statement confirms a new card', async () => {
    const { page, saved } = await openNewCard()
    expect(saved()?.confirmed).toBe(false)
    page.know({ 'card.statementCents': 142 })
    expect((await page.run(confirm)).outcome).toBe('confirmed')
    expect([saved()?.confirmed, page.context.fact('card.statementCents')]).toEqual([true, undefined])
    expect(page.network.to('/confirmation')[0]?.headers['Idempotency-Key']).toMatch(/^page-/)
  })

  test('a wrong amount is refused three times, and then the card cannot be confirmed any more', async () => {
    const { page, saved } = await openNewCard()
    page.know({ 'card.statementCents': 141 })
    const answers = []
    for (let i = 0; i < 4; i += 1) answers.push(await page.run(confirm))
    const wrong = { outcome: 'amountRefused', code: '303' }
    expect(answers).toEqual([wrong, wrong, wrong, { outcome: 'refused', code: '216' }])
    expect(saved()?.confirmed).toBe(false)
  })
})
