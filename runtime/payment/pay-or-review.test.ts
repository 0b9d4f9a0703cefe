import { expect, test } from 'vitest'
import { CREDIT, openReview, PIX } from '../../tests/runtime/buying.ts'
import { payOrReview } from './pay-or-review.ts'

const BRUNO = '21998765432'
const HELENA = '85992221155'

test('in the light-blue layout, without a saved card, the customer sees a review before anything is sent', async () => {
  const { page } = await openReview(undefined, BRUNO)
  for (const type of ['pix', 'pisp', 'mercado_pago', 'googlepay'] as const) {
    page.know({ 'payment.type': type, 'payment.card': undefined, 'payment.cardSaved': false })
    expect(await page.run(payOrReview), type).toEqual({ outcome: 'reviewWanted' })
  }
  expect(page.network.to('POST')).toEqual([])
})

test('in the light-blue layout, a customer with a saved card can choose Pix and pay without a review', async () => {
  const { page, pix } = await openReview()
  pix()
  page.know({ 'payment.cardSaved': true })
  expect((await page.run(payOrReview)).outcome).toBe('pixCreated')
  expect(page.network.to(PIX)).not.toEqual([])
})

test('in the light-blue layout, if a customer chooses a saved card, the payment starts without a review', async () => {
  const { page, savedCard } = await openReview()
  savedCard(1, false)
  expect((await page.run(payOrReview)).outcome).toBe('paid')
  expect(page.network.to(CREDIT)).toHaveLength(1)
})

test('in the light-blue layout, a saved debit card pays without a review, with and without the issuer’s confirmation', async () => {
  for (const msisdn of [HELENA, BRUNO]) {
    const { page } = await openReview(undefined, msisdn)
    page.know({ 'payment.type': 'debit', 'payment.card': 'token', 'payment.cvvWanted': true })
    expect((await page.run(payOrReview)).outcome).toBe('cvvMissing')
  }
})

test('in the light-blue layout, the customer must confirm a card from the page of saved cards before it pays', async () => {
  const { page, savedCard } = await openReview()
  savedCard(1, false)
  page.know({ 'payment.cardAmong': 'cards' })
  expect(await page.run(payOrReview)).toEqual({ outcome: 'cardWanted' })
  expect(page.network.to('POST')).toEqual([])
})

test.each(['credit', 'debit', 'cef_debit'] as const)(
  'in the light-blue layout, choosing a new card (%s) opens the page where the customer types it',
  async type => {
    const { page, newCard } = await openReview()
    newCard({}, type)
    expect(await page.run(payOrReview)).toEqual({ outcome: 'cardWanted' })
    expect(page.network.to('POST')).toEqual([])
  },
)
