import { expect, test } from 'vitest'
import { CREDIT, openReview } from '../../tests/runtime/buying.ts'
import { answers } from '../../tests/runtime/network.ts'
import { confirm } from '../cards/confirm.ts'

const CLARICE = '71991110303'
const STATEMENT_CENTS = 142

async function openUnconfirmed() {
  const review = await openReview(undefined, CLARICE)
  review.savedCard(0, true)
  const code = (): void => review.page.context.vault.write('payment.cvv', '123')
  code()
  return { ...review, code }
}

test('a saved card must be confirmed before it is charged, and pays after the confirmation', async () => {
  const { page, pay, ledger, code } = await openUnconfirmed()
  expect(await pay()).toMatchObject({ outcome: 'unconfirmed' })
  expect(await ledger()).toEqual([])
  // Confirms the chosen card by the amount on its statement.
  page.know({ 'card.statementCents': STATEMENT_CENTS })
  expect((await page.run(confirm)).outcome).toBe('confirmed')
  page.attempts.review()
  code()
  expect((await pay()).outcome).toBe('paid')
  expect(await ledger()).toHaveLength(1)
})

test('a wrong amount does not confirm a saved card, and after three wrong amounts even the right amount is refused', async () => {
  const { page, pay, code } = await openUnconfirmed()
  await pay()
  for (const cents of [141, 140, 139]) {
    page.know({ 'card.statementCents': cents })
    expect(await page.run(confirm)).toMatchObject({ outcome: 'amountRefused', code: '303' })
  }
  page.know({ 'card.statementCents': STATEMENT_CENTS })
  expect(await page.run(confirm)).toMatchObject({ outcome: 'refused', code: '216' })
  page.attempts.review()
  code()
  expect((await pay()).outcome).toBe('unconfirmed')
})

test('if a new card is refused with code 303, the form for confirming a saved card does not open', async () => {
  const { newCard, pay } = await openReview()
  newCard({ pan: '4000000000003030' })
  expect(await pay()).toMatchObject({ outcome: 'refused', code: '303' })
})

test('if the operator refuses a saved card with a code other than “not confirmed”, the customer sees that code’s error', async () => {
  const { page, savedCard, pay } = await openReview()
  savedCard(1, false)
  page.network.plan(CREDIT, answers(422, { code: 300 }))
  expect(await pay()).toMatchObject({ outcome: 'refused', code: '300' })
})
