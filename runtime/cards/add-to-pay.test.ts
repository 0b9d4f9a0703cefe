import { expect, test } from 'vitest'
import { openReview } from '../../tests/runtime/buying.ts'
import { lostAfterwards } from '../../tests/runtime/network.ts'
import { BRUNO } from '../../tests/runtime/page.ts'
import { addToPay } from './add.ts'

async function openForm(saveCard: boolean, type: 'credit' | 'debit' | 'cef_debit' = 'credit') {
  const review = await openReview(undefined, BRUNO)
  review.newCard({}, type)
  review.page.know({ 'payment.saveCard': saveCard })
  const { page } = review
  return {
    ...review,
    vault: page.context.vault,
    add: () => page.run(addToPay),
    customer: () => page.operator.world.store.get('customer', review.customerId),
  }
}

test('if the customer does not want to save a new card, the typed card pays and no request saves it', async () => {
  const { page, add, vault } = await openForm(false)
  expect((await add()).outcome).toBe('notSaved')
  expect([page.facts.get('payment.card'), page.facts.get('payment.cvvCard')]).toEqual(['new', 'new'])
  expect([vault.read('payment.pan'), page.network.to('POST')]).toEqual(['4242 4242 4242 4242', []])
})

test('if the customer types a card after choosing a saved card, the typed card pays', async () => {
  const { page, add, pay } = await openForm(false)
  page.know({ 'payment.card': 'saved-token', 'payment.cardName': 'Visa final 4242', 'payment.cvvWanted': false })
  expect((await add()).outcome).toBe('notSaved')
  expect([page.facts.get('payment.card'), page.facts.get('payment.cvvWanted')]).toEqual(['new', true])
  expect((await pay()).outcome).toBe('paid')
})

test.each([
  ['credit', 'cards'],
  ['debit', 'debitCards'],
  ['cef_debit', 'cefCards'],
] as const)('a card that was just saved (%s) is chosen to pay, and its typed number is deleted', async (type, list) => {
  const { page, add, vault, customer } = await openForm(true, type)
  expect((await add()).outcome).toBe('added')
  const token = customer()?.[list][0]?.token
  expect(token).toEqual(expect.any(String))
  expect([page.facts.get('payment.card'), page.facts.get('payment.cvvCard')]).toEqual([token, token])
  expect(page.facts.get('payment.cardName')).toBe('Visa final 4242')
  expect([vault.read('payment.pan'), vault.read('payment.cvv')]).toEqual([undefined, '123'])
})

test('if a card was just saved, it pays with the CVV that the customer typed', async () => {
  const { add, pay, ledger } = await openForm(true)
  await add()
  expect((await pay()).outcome).toBe('paid')
  expect(await ledger()).toHaveLength(1)
})

test('if the answer to saving a card was lost, the next try finds the saved card and chooses it to pay', async () => {
  const { page, add, customer } = await openForm(true)
  page.network.plan(`/customers/${BRUNO}/cards/`, lostAfterwards)
  expect((await add()).outcome).toBe('unreachable')
  expect((await add()).outcome).toBe('added')
  expect(customer()?.cards.map(({ token }) => token)).toEqual([page.facts.get('payment.card')])
})
