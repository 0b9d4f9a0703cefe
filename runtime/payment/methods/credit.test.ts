import { describe, expect, test } from 'vitest'
import { CREDIT, NEW_CARD, openReview, STATUS } from '../../../tests/runtime/buying.ts'
import { answers, dropped, neverAnswers } from '../../../tests/runtime/network.ts'
import { ANA, BRUNO, openPlace } from '../../../tests/runtime/page.ts'
import { getCustomer } from '../../operator/contract/customer.ts'

const vaultOf = ({ page }: Awaited<ReturnType<typeof openReview>>) => [
  page.context.vault.read('payment.pan'),
  page.context.vault.read('payment.cvv'),
]

describe('a saved card', () => {
  test('if the operator stores the CVV of a saved card, the card is charged without a CVV', async () => {
    const review = await openReview()
    review.savedCard(1, false)
    review.page.context.vault.write('payment.cvv', '123')
    expect(await review.pay()).toMatchObject({ outcome: 'paid', gives: { 'order.value': 2000, 'order.target': ANA } })
    const [sent] = review.page.network.to(CREDIT)
    const body = JSON.parse(sent?.body ?? '')
    expect(body.card).toEqual({ token: review.page.context.fact('payment.card') })
    expect(body).not.toHaveProperty('authenticationType')
  })

  test('if a saved card needs its CVV, nothing is sent until the customer has typed the CVV', async () => {
    const review = await openReview()
    review.savedCard(0, true)
    for (const cvv of ['', '  ', '12']) {
      review.page.context.vault.write('payment.cvv', cvv)
      expect((await review.pay()).outcome).toBe('cvvMissing')
    }
    expect([review.page.network.sent, await review.open()]).toEqual([[], []])
    review.page.context.vault.write('payment.cvv', ' 123 ')
    expect((await review.pay()).outcome).toBe('paid')
    expect(JSON.parse(review.page.network.to(CREDIT)[0]?.body ?? '').card.cvv).toBe('123')
    expect(vaultOf(review)).toEqual([undefined, undefined])
  })
})

describe('a new card', () => {
  test('a new card is exchanged for a token by the card service, and the token is charged', async () => {
    const review = await openReview()
    review.newCard()
    review.page.know({ 'payment.saveCard': true })
    expect((await review.pay()).outcome).toBe('paid')
    const [form] = review.page.network.to('POST /operator/cards/v1/cc')
    const { pan, month, year } = Object.fromEntries(new URLSearchParams(form?.body))
    expect([pan, month, year]).toEqual(['4242424242424242', '12', '2030'])
    const body = JSON.parse(review.page.network.to(CREDIT)[0]?.body ?? '')
    expect(body).toMatchObject({ card: { cvv: '123', save: true }, ip: '203.0.113.7', country: 'BR' })
  })

  test('if the look-up of a new card takes longer than a second, the card is charged as the type that the customer chose', async () => {
    const review = await openReview()
    review.newCard()
    review.page.network.plan('/cc/bin/', neverAnswers)
    const startedMs = review.page.clock.now()
    expect((await review.pay()).outcome).toBe('paid')
    expect((review.page.network.to('POST /operator/cards')[0]?.atMs ?? 0) - startedMs).toBe(1_000)
  })

  test.each([
    ['fails', dropped],
    ['returns an unknown card type', answers(200, { bin: { CardType: 'Pré-pago' } })],
    ['returns both card types', answers(200, { bin: { CardType: 'MULTIPLO' } })],
  ])('a new card is charged even if its look-up %s', async (_, respond) => {
    const review = await openReview()
    review.newCard()
    review.page.network.plan('/cc/bin/', respond)
    expect((await review.pay()).outcome).toBe('paid')
  })

  test('if a debit-only card pays as credit, it is refused before it is tokenized, and its data deleted', async () => {
    const review = await openReview()
    review.newCard({ pan: '4716039800000007' })
    expect(await review.pay()).toMatchObject({ outcome: 'refused', code: '263' })
    expect(review.page.network.to('POST')).toEqual([])
    expect(vaultOf(review)).toEqual([undefined, undefined])
  })

  test.each<[string, Partial<typeof NEW_CARD>, string]>([
    ['without a CVV', { cvv: ' ' }, 'cvvMissing'],
    ['without a number', { pan: '' }, 'refused'],
    ['that has expired', { expiry: '10/26' }, 'refused'],
    ['whose expiry is unfinished', { expiry: '1' }, 'refused'],
    ['whose number is invalid', { pan: '4242424242424241' }, 'refused'],
  ])('a new card %s is not charged, and the data that the customer typed stays', async (_, card, outcome) => {
    const review = await openReview()
    review.newCard(card)
    const answer = await review.pay()
    expect(answer.outcome).toBe(outcome)
    if (outcome === 'refused') expect(answer.code).toBe('cardInvalid')
    expect(await review.ledger()).toEqual([])
    expect(vaultOf(review)).toEqual([card.pan ?? NEW_CARD.pan, card.cvv ?? NEW_CARD.cvv])
  })

  test('the operator’s clock, not the device’s clock, decides whether a new card has expired', async () => {
    const review = await openReview(openPlace({ aheadMs: 60 * 24 * 3_600_000 }))
    await review.page.context.send(getCustomer, { params: { msisdn: ANA } })
    review.newCard({ expiry: '11/26' })
    expect((await review.pay()).outcome).toBe('paid')
  })

  test.each([
    ['without a network', 'offline'],
    ['while the card service cannot be reached', 'unreachable'],
  ])('a new card is not charged %s, and the page keeps the data that the customer typed', async (_, code) => {
    const review = await openReview()
    review.newCard()
    review.page.network.isOnline = code !== 'offline'
    if (code !== 'offline') review.page.network.plan('POST /operator/cards', dropped)
    expect(await review.pay()).toEqual({ outcome: 'unreachable', code })
    expect(vaultOf(review)).toEqual([NEW_CARD.pan, NEW_CARD.cvv])
    review.page.network.isOnline = true
    expect((await review.pay()).outcome).toBe('paid')
  })

  test('if the card service refuses a new card, the customer sees the message for the refusal’s code', async () => {
    const review = await openReview()
    review.newCard()
    review.page.network.plan('POST /operator/cards', answers(403, { code: 214 }))
    expect(await review.pay()).toMatchObject({ outcome: 'refused', code: '214' })
    expect(vaultOf(review)).toEqual([undefined, undefined])
  })
})

describe('each test card', () => {
  test.each([
    ['5105105105105100', 'paid', undefined, 1, 0],
    ['4242424242424242', 'paid', undefined, 1, 1],
    ['4000000000000036', 'paid', undefined, 1, 3],
    ['4000000000000002', 'refused', '300', 0, 0],
    ['4100000000000019', 'refused', '214', 0, 0],
    ['4000000000004202', 'refused', '420', 0, 0],
    ['4000000000003006', 'refused', '300', 0, 1],
    ['4000000000009995', 'refunding', 'refunding', 1, 1],
    ['4000000000004046', 'processing', undefined, 1, 5],
  ])(
    'paying with the test card %s ends as %s with code %s, after %d charges and %d status reads',
    async (pan, outcome, code, charges, polls) => {
      const review = await openReview(undefined, BRUNO)
      review.newCard({ pan })
      const answer = await review.pay()
      expect([answer.outcome, answer.code]).toEqual([outcome, code])
      const ledger = await review.ledger()
      expect(ledger).toHaveLength(charges)
      if (outcome === 'paid') expect(answer.gives?.['recharge.nsu']).toBe(ledger[0]?.nsu)
      expect(review.page.network.to(STATUS)).toHaveLength(polls)
      expect(vaultOf(review)).toEqual([undefined, undefined])
      expect(await review.open()).toHaveLength(outcome === 'processing' ? 1 : 0)
    },
  )
})

test('a card’s number is sent only to the card service, and its CVV only with the charge', async () => {
  const review = await openReview()
  review.newCard({ cvv: '987' })
  await review.pay()
  await review.find()
  for (const { method, path, headers, body } of review.page.network.sent) {
    const all = JSON.stringify([path, headers, body])
    const isCardService = `${method} ${path}` === 'POST /operator/cards/v1/cc'
    expect([path, all.includes('4242424242424242')]).toEqual([path, isCardService])
    const isCharge = path.endsWith(CREDIT)
    const rest = isCharge ? JSON.stringify({ ...JSON.parse(body), card: null }) : all
    if (!isCardService) expect([path, rest.includes('"987"')]).toEqual([path, false])
  }
  expect(review.page.device.text).not.toMatch(/4242|987"/)
})

test('after a charge, the app’s facts contain no card number and no CVV', async () => {
  const review = await openReview()
  review.newCard({ cvv: '987' })
  const { gives } = await review.pay()
  expect(JSON.stringify(gives)).not.toMatch(/4242424242|"987"/)
})
