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

/** The handlers by payment type: without the bridge, then with it. */
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
 * Cases that pay without a review, as rows of type, has a saved card, saved card chosen, bridged. The light-blue layout shows a
 * review first in all other cases.
 */
const notConfirmed = new Set([
  // A chosen saved card pays without a review. So does any way other than a card if the customer has a saved card.
  ...either.map(isBridged => ['credit', true, true, isBridged].join()),
  ...paymentTypes
    .filter(type => type !== 'credit')
    .flatMap(type => either.flatMap(hasToken => either.map(isBridged => [type, true, hasToken, isBridged].join()))),
  // A bridged debit pays without a review, because its issuer confirms it.
  ...either.map(hasToken => ['debit', false, hasToken, true].join()),
])

test('the table of handlers has every combination of type, saved card, chosen card and bridge', () =>
  expect(combinations).toHaveLength(paymentTypes.length * 16))

test.each(combinations.map(chosen => [Object.values(chosen).join(' '), chosen] as const))(
  'the handler for type, light-blue layout, saved card, chosen card and bridge: %s',
  (_, chosen) => {
    const { type, isLightblue, hasSavedCard, hasToken, isBridged } = chosen
    const isConfirmed = isLightblue && !notConfirmed.has([type, hasSavedCard, hasToken, isBridged].join())
    expect(handlerOf(chosen)).toBe(isConfirmed ? 'confirmation' : plain[type][isBridged ? 1 : 0])
    expect(payingHandlerOf(chosen)).toBe(plain[type][isBridged ? 1 : 0])
  },
)
