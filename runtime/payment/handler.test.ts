import { expect, test } from 'vitest'
import { paymentTypes } from '../rules/payment-types.ts'
import { type Chosen, type Handler, handlerOf, payingHandlerOf } from './handler.ts'

const either = [true, false] as const
const combinations = paymentTypes.flatMap(type =>
  either.flatMap(isLightblue =>
    either.flatMap(hasSavedCard =>
      either.flatMap(hasToken =>
        either.map((isBridged): Chosen => ({ type, isLightblue, hasSavedCard, hasToken, isBridged })),
      ),
    ),
  ),
)

/**
 * Two handlers for each payment type. The first pays if debit cards go directly to the card service. The second pays if
 * they go to the issuer through the gateway's bridge.
 */
const plain: { readonly [T in Chosen['type']]: readonly [Handler, Handler] } = {
  credit: ['credit', 'credit'],
  debit: ['webDebit', 'secureDebit'],
  cef_debit: ['webDebit', 'webDebit'],
  pix: ['pix', 'pix'],
  pisp: ['pisp', 'pisp'],
  mercado_pago: ['checkout', 'checkout'],
  googlepay: ['wallet', 'wallet'],
  applepay: ['wallet', 'wallet'],
}

/**
 * The combinations in which the light-blue layout sends a payment without a review. Each one is: payment type, whether
 * the customer has a saved card, whether a saved card is chosen, and whether debit cards need the issuer's
 * confirmation.
 */
const sentWithoutReview = new Set([
  // If a saved card is chosen for credit, the app pays without a review. For any other payment type, it is enough that
  // the customer has a saved card.
  ...either.map(isBridged => ['credit', true, true, isBridged].join()),
  ...paymentTypes
    .filter(type => type !== 'credit')
    .flatMap(type => either.flatMap(hasToken => either.map(isBridged => [type, true, hasToken, isBridged].join()))),
  // If the bridge is on, a debit card pays without a review, because the issuer confirms it.
  ...either.map(hasToken => ['debit', false, hasToken, true].join()),
])

test('the table of payment handlers has every combination of payment type, layout, saved card, chosen card and bridge', () =>
  expect(combinations).toHaveLength(paymentTypes.length * 16))

const inWords = ({ type, isLightblue, hasSavedCard, hasToken, isBridged }: Chosen): string =>
  [
    type,
    isLightblue ? 'light-blue layout' : 'classic layout',
    hasSavedCard ? 'with a saved card' : 'no saved card',
    hasToken ? 'saved card chosen' : 'no card chosen',
    isBridged ? 'bridge on' : 'bridge off',
  ].join(', ')

test.each(combinations.map(chosen => [inWords(chosen), chosen] as const))(
  'the app chooses the right payment handler for %s',
  (_, chosen) => {
    const { type, isLightblue, hasSavedCard, hasToken, isBridged } = chosen
    const isConfirmed = isLightblue && !sentWithoutReview.has([type, hasSavedCard, hasToken, isBridged].join())
    expect(handlerOf(chosen)).toBe(isConfirmed ? 'confirmation' : plain[type][isBridged ? 1 : 0])
    expect(payingHandlerOf(chosen)).toBe(plain[type][isBridged ? 1 : 0])
  },
)
