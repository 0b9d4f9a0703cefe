import { describe, expect, test } from 'vitest'
import { NEW_CARD, openReview } from '../../../tests/runtime/buying.ts'
import {
  ASYNC,
  askedIssuer,
  bodyOf,
  DEBIT,
  HELENA,
  openAsked,
  proof,
  SECURE_DEBIT,
  TOKEN,
  vaultOf,
  WEB_DEBIT,
  ways,
} from '../../../tests/runtime/issuer.ts'
import { answers, dropped } from '../../../tests/runtime/network.ts'

describe.each(['debit', 'credit'] as const)('a new card by %s', way => {
  test('when the app asks the issuer, a new card is neither tokenized nor charged yet, and the bridge gets only the data it needs', async () => {
    const { review } = await openAsked(way)
    expect(review.page.network.to('POST').map(({ path }) => path)).toEqual([`/operator/a/3ds-token/${HELENA}`])
    expect([await review.ledger(), await review.open()]).toEqual([[], []])
    const { sent } = await askedIssuer(review.page, [{ event: 'success', fields: proof }])
    expect(sent).toEqual([
      {
        accessToken: expect.stringMatching(/\w/),
        brand: way === 'debit' ? 'VISA' : 'ELO',
        use: way,
        valueCents: 2000,
        card: { ...ways[way].card, month: '12', year: '2030', cvv: '123' },
      },
    ])
  })

  test.each([
    ['success', proof, { eci: '05', authenticationVersion: '2.2.0', referenceId: 'ref', cavv: 'cavv', xid: null }],
    ['unenrolled', { Eci: '6' }, { eci: '06', authenticationVersion: '2', referenceId: '', cavv: '', xid: null }],
  ])(
    'after the bridge’s event %s, a new card is charged once with the issuer’s proof',
    async (event, fields, expected) => {
      const { review, sent } = await openAsked(way)
      expect((await askedIssuer(review.page, [{ event, fields }])).isProven).toBe(true)
      expect(await review.pay()).toMatchObject({ outcome: 'paid', gives: { 'order.type': way } })
      expect(bodyOf(sent())).toMatchObject(expected)
      expect(bodyOf(sent()).authenticationType).toBe(way === 'credit' ? '3ds2' : 'no_pin')
      expect(await review.ledger()).toMatchObject([{ method: way, status: 'OK' }])
      expect(vaultOf(review)).toEqual([])
    },
  )

  test.each([
    ['failure', { Eci: '07' }, 'rechargeFailed', []],
    ['success without a proof', {}, undefined, undefined],
    ['disabled', {}, 'cardInvalid', ['payment.pan', 'payment.cvv']],
    ['error', {}, 'cardInvalid', ['payment.pan', 'payment.cvv']],
    ['unsupported brand', {}, 'cardInvalid', ['payment.pan', 'payment.cvv']],
  ] as const)(
    'after the bridge’s event “%s”, a new card is not charged',
    async (event, fields, code = 'rechargeFailed', kept = []) => {
      const { review, sent } = await openAsked(way)
      const asked = await askedIssuer(review.page, [{ event: event.replace(' without a proof', ''), fields }])
      expect(asked.isProven).toBe(false)
      expect(await asked.told()).toMatchObject({ outcome: 'ended', code })
      expect([sent(), await review.ledger(), await review.open()]).toEqual([[], [], []])
      expect(vaultOf(review)).toEqual(kept)
    },
  )

  test('a new card is not charged if the customer leaves, or does not answer the issuer in time', async () => {
    for (const [events, code] of [
      ['leaves', 'challengeLeft'],
      [[{ event: 'challenge', fields: {} }], 'challengeTimedOut'],
    ] as const) {
      const { review, sent } = await openAsked(way)
      const asked = await askedIssuer(review.page, events)
      expect(await asked.told()).toMatchObject({ outcome: 'ended', code })
      expect([sent(), await review.ledger(), await review.open()]).toEqual([[], [], []])
      expect(vaultOf(review)).toEqual(['payment.pan', 'payment.cvv'])
      // A failed confirmation leaves no proof in the vault, so the second payment with the same card asks the issuer
      // again.
      expect((await review.pay()).outcome).toBe('challenge')
    }
  })
})

test.each([
  ['Hipercard', '6062826786276634'],
  ['Diners', '30569309025904'],
])('a %s credit card is charged without the bridge, but a debit card of that brand is invalid', async (_, pan) => {
  const review = await openReview(undefined, HELENA)
  review.page.network.plan('/cc/bin/', dropped, 9)
  review.newCard({ pan }, 'debit')
  expect(await review.pay()).toEqual({ outcome: 'refused', code: 'cardInvalid' })
  review.newCard({ pan })
  expect((await review.pay()).outcome).toBe('paid')
  expect(review.page.network.to(TOKEN)).toEqual([])
})

test.each([
  ['is switched off', answers(200, { eldoradoBridgeActive: false })],
  ['has a setting that cannot be read', answers(500, {})],
  ['has a setting whose read is lost', dropped],
])(
  'if the bridge %s, a new Elo credit card or a debit card is charged without the issuer’s confirmation',
  async (_, respond) => {
    for (const way of ['credit', 'debit'] as const) {
      const review = await openReview(undefined, HELENA)
      review.newCard(ways[way].card, way)
      review.page.network.plan('/eldorado_bridge/', respond, 9)
      expect((await review.pay()).outcome).toBe('paid')
      expect(bodyOf(review.page.network.to(way === 'debit' ? WEB_DEBIT : ASYNC))).not.toHaveProperty('eci')
    }
  },
)

test('a new Visa credit card is tokenized and charged without the bridge', async () => {
  const review = await openReview(undefined, HELENA)
  review.newCard()
  expect((await review.pay()).outcome).toBe('paid')
  expect(review.page.network.to('eldorado_bridge')).toEqual([])
})

test('if a credit card is used as debit, it is refused before its issuer is asked, and its data deleted', async () => {
  const review = await openReview(undefined, HELENA)
  review.newCard(NEW_CARD, 'debit')
  expect(await review.pay()).toMatchObject({ outcome: 'refused', code: '263' })
  expect([review.page.network.to('POST'), vaultOf(review)]).toEqual([[], []])
})

test('before a saved debit card pays, the customer types its CVV; then the issuer receives the card’s token, not its number', async () => {
  const review = await openReview(undefined, HELENA)
  const { world } = review.page.operator
  const token = world.store.get('customer', review.customerId)?.debitCards[0]?.token ?? ''
  review.page.know({ 'payment.type': 'debit', 'payment.card': token, 'payment.cardBrand': 'VISA' })
  expect((await review.pay()).outcome).toBe('cvvMissing')
  review.page.context.vault.write('payment.cvv', '123')
  expect((await review.pay()).outcome).toBe('challenge')
  const { sent } = await askedIssuer(review.page, [{ event: 'success', fields: proof }])
  expect(sent[0]?.card).toEqual({ token, cvv: '123' })
  expect((await review.pay()).outcome).toBe('paid')
  expect(review.page.network.to('POST /operator/cards')).toEqual([])
})

test('a debit card’s number is sent only to the card service, and its CVV only with the charge', async () => {
  const { review } = await openAsked('debit')
  await askedIssuer(review.page, [{ event: 'success', fields: proof }])
  review.page.context.vault.write('payment.cvv', '987')
  await review.pay()
  for (const { method, path, headers, body } of review.page.network.sent) {
    const all = JSON.stringify([path, headers, body])
    expect([path, all.includes(DEBIT.pan)]).toEqual([path, `${method} ${path}` === 'POST /operator/cards/v1/cc'])
    const isCharge = path.endsWith(SECURE_DEBIT)
    expect([path, /\b987\b/.test(all)]).toEqual([path, isCharge])
  }
  expect(review.page.device.text).not.toMatch(/476173|987"|cavv/)
})
