import { expect, test } from 'vitest'
import { openReview } from '../../../tests/runtime/buying.ts'
import { DEBIT, HELENA, WEB_DEBIT } from '../../../tests/runtime/issuer.ts'

async function openSaved(list: 'debitCards' | 'cefCards') {
  const review = await openReview(undefined, HELENA)
  const type = list === 'cefCards' ? 'cef_debit' : 'debit'
  const [card] = review.page.operator.world.store.get('customer', review.customerId)?.[list] ?? []
  review.page.know({ 'payment.type': type, 'payment.card': card?.token, 'payment.cvvWanted': false })
  return { review, token: card?.token }
}

test('a Caixa debit card is charged without the bridge, and only with its CVV', async () => {
  const { review, token } = await openSaved('cefCards')
  for (const cvv of ['', '12']) {
    review.page.context.vault.write('payment.cvv', cvv)
    expect((await review.pay()).outcome).toBe('cvvMissing')
  }
  expect([review.page.network.sent, await review.open()]).toEqual([[], []])
  review.page.context.vault.write('payment.cvv', '123')
  expect(await review.pay()).toMatchObject({ outcome: 'paid', gives: { 'order.type': 'cef_debit' } })
  expect(JSON.parse(review.page.network.to(WEB_DEBIT)[0]?.body ?? '')).toMatchObject({
    authenticationType: 'no_pin',
    returnUrl: 'https://app.example/recarga/web/sucesso/async',
    card: { token, cvv: '123' },
  })
  expect(review.page.network.to('eldorado_bridge')).toEqual([])
  expect(await review.ledger()).toMatchObject([{ method: 'debit', status: 'OK' }])
})

test('a wrong CVV of a Caixa card is refused with the operator’s code, charges nothing and must be typed again', async () => {
  const { review } = await openSaved('cefCards')
  review.page.context.vault.write('payment.cvv', '000')
  expect(await review.pay()).toMatchObject({ outcome: 'refused', code: '102' })
  expect([await review.ledger(), await review.open()]).toEqual([[], []])
  expect((await review.pay()).outcome).toBe('cvvMissing')
})

test('a new Caixa debit card is tokenized and charged', async () => {
  const review = await openReview(undefined, HELENA)
  review.newCard(DEBIT, 'cef_debit')
  expect((await review.pay()).outcome).toBe('paid')
})
