import { describe, expect, test } from 'vitest'
import { CREDIT, openReview } from '../../tests/runtime/buying.ts'
import { answers, dropped, lostAfterwards } from '../../tests/runtime/network.ts'
import { ANA } from '../../tests/runtime/page.ts'
import { payByOffer, payByOfferAnyway } from './by-offer.ts'

const TOKEN = `/dataonly/${ANA}/token`

/**
 * Opens the review screen of an offer as Ana. Her Visa needs a typed CVV; for her Mastercard the operator stores the
 * CVV. `ELO` is her Mastercard with another brand, which data-only does not support.
 */
async function atOffer(brand: 'VISA' | 'MASTERCARD' | 'ELO' = 'MASTERCARD', cvv?: string) {
  const review = await openReview()
  const { page } = review
  review.savedCard(brand === 'VISA' ? 0 : 1, brand === 'VISA')
  page.know({ 'payment.cardBrand': brand, 'payment.cardName': 'Um cartão' })
  if (cvv !== undefined) page.context.vault.write('payment.cvv', cvv)
  return {
    ...review,
    payByOffer: () => page.run(payByOffer),
    payByOfferAnyway: () => page.run(payByOfferAnyway),
    status: () => page.facts.get('dataOnly.status'),
    tokens: () => page.network.to(TOKEN).length,
    bodies: () => page.network.to(CREDIT).map(({ body }): unknown => JSON.parse(body)),
    typeCvv: (typed: string) => page.context.vault.write('payment.cvv', typed),
  }
}

describe('a saved card that pays for an offer', () => {
  test.each([
    ['VISA', '07', { cvv: '123' }],
    ['MASTERCARD', '04', {}],
  ] as const)(
    'if a saved %s pays for an offer, it is charged with a data-only token and the ECI code %s',
    async (brand, eci, cvv) => {
      const { payByOffer, status, bodies, tokens, ledger, page } = await atOffer(
        brand,
        brand === 'VISA' ? '123' : undefined,
      )
      expect((await payByOffer()).outcome).toBe('paid')
      expect(bodies()).toEqual([
        {
          msisdnRecebedor: ANA,
          rechargeValueId: 2000,
          ip: '203.0.113.7',
          country: 'BR',
          card: { token: page.facts.get('payment.card'), ...cvv },
          authenticationType: '3ds2',
          eci,
          authenticationVersion: '2',
          referenceId: expect.stringMatching(/^[0-9a-f]{32}$/),
          cavv: '',
          xid: null,
        },
      ])
      expect(await ledger()).toMatchObject([{ method: 'credit', status: 'OK' }])
      // After a paid recharge, the card's status is reset and the vault is empty.
      expect([tokens(), status(), page.context.vault.isHolding()]).toEqual([1, 'ineligible', false])
    },
  )

  test('if an offer needs the card’s CVV, the customer types the CVV before the operator is called', async () => {
    const { payByOffer, status, tokens, typeCvv, ledger } = await atOffer('VISA')
    expect((await payByOffer()).outcome).toBe('cvvMissing')
    expect([status(), tokens(), await ledger()]).toEqual(['waiting_untokenize', 0, []])
    typeCvv('123')
    expect((await payByOffer()).outcome).toBe('paid')
  })

  test.each([
    ['is refused', answers(422, { code: 302 })],
    ['breaks', answers(500, {})],
    ['is lost', dropped],
  ])(
    'if the call for a data-only token %s, the saved card is not charged and the customer can try again',
    async (_, respond) => {
      const { payByOffer, status, bodies, ledger, open, page } = await atOffer()
      page.network.plan(TOKEN, respond)
      expect(await payByOffer()).toMatchObject({ outcome: 'failed', code: 'offerFailed' })
      expect([status(), bodies(), await ledger(), await open()]).toEqual(['failed', [], [], []])
      expect((await payByOffer()).outcome).toBe('paid')
    },
  )

  test('if the call for a data-only payment failed, the saved card is charged as a normal card, without an ECI code', async () => {
    const { payByOffer, pay, bodies, page } = await atOffer()
    page.network.plan(TOKEN, dropped)
    await payByOffer()
    expect((await pay()).outcome).toBe('paid')
    expect(bodies()).toEqual([expect.not.objectContaining({ eci: expect.anything() })])
  })

  test('if data-only does not support a saved card’s brand, the card is ineligible for an offer and not charged', async () => {
    const { payByOffer, status, tokens, bodies } = await atOffer('ELO')
    expect(await payByOffer()).toMatchObject({ outcome: 'ineligible', code: 'offerClosed' })
    expect([status(), tokens(), bodies()]).toEqual(['ineligible', 0, []])
  })

  test('if a customer accepts an offer while offline, nothing is charged, and a later try can pay', async () => {
    const { payByOffer, tokens, bodies, page } = await atOffer()
    page.network.isOnline = false
    expect(await payByOffer()).toMatchObject({ outcome: 'unreachable', code: 'offline' })
    page.network.isOnline = true
    expect((await payByOffer()).outcome).toBe('paid')
    expect([tokens(), bodies().length]).toEqual([1, 1])
  })

  test.each([
    ['the same', 2000, 1],
    ['another', 3000, 2],
  ])(
    'if a data-only token was not used for a charge, the next try uses it again for the same amount only: %s amount',
    async (_, value, asked) => {
      const { payByOffer, tokens, status, page } = await atOffer()
      page.network.plan(TOKEN, async pass => {
        const answer = await pass()
        page.network.isOnline = false
        return answer
      })
      expect(await payByOffer()).toMatchObject({ outcome: 'unreachable', code: 'offline' })
      expect(status()).toBe('tokenized')
      page.network.isOnline = true
      page.know({ 'recharge.value': value })
      expect((await payByOffer()).outcome).toBe('paid')
      expect(tokens()).toBe(asked)
    },
  )

  test('if the answer to the charge for an offer was lost, a second tap does not charge the card again', async () => {
    const { payByOffer, tokens, bodies, ledger, page } = await atOffer()
    page.network.plan(CREDIT, lostAfterwards)
    expect((await payByOffer()).outcome).toBe('processing')
    expect((await payByOffer()).outcome).toBe('alreadyOpen')
    expect([tokens(), bodies().length, (await ledger()).length]).toEqual([1, 1, 1])
  })

  test('if a charge of the same amount is open, accepting an offer asks the customer before it requests a data-only token', async () => {
    const { payByOffer, payByOfferAnyway, page, tokens } = await atOffer()
    page.network.plan(CREDIT, lostAfterwards)
    await payByOffer()
    page.attempts.review()
    expect((await payByOffer()).outcome).toBe('alreadyOpen')
    expect(tokens()).toBe(1)
    // The operator refuses this charge as a duplicate. The refusal does not prove that nothing was charged, because the
    // first charge may still succeed.
    expect((await payByOfferAnyway()).outcome).toBe('processing')
    expect(tokens()).toBe(2)
  })
})
