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

/** By type: unbridged, then bridged. */
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

/** The light-blue layout confirms first: rows of type, saved card, token, bridged. */
const notConfirmed = new Set([
  // A saved card that is chosen pays at once, and what is no card with one saved, too.
  ...either.map(isBridged => ['credit', true, true, isBridged].join()),
  ...paymentTypes
    .filter(type => type !== 'credit')
    .flatMap(type => either.flatMap(hasToken => either.map(isBridged => [type, true, hasToken, isBridged].join()))),
  // Its issuer confirms a bridged debit.
  ...either.map(hasToken => ['debit', false, hasToken, true].join()),
])

test('there are as many combinations as there can be', () => expect(combinations).toHaveLength(8 * 16))

test.each(combinations.map(chosen => [Object.values(chosen).join(' '), chosen] as const))('%s', (_, chosen) => {
  const { type, isLightblue, hasSavedCard, hasToken, isBridged } = chosen
  const isConfirmed = isLightblue && !notConfirmed.has([type, hasSavedCard, hasToken, isBridged].join())
  expect(handlerOf(chosen)).toBe(isConfirmed ? 'confirmation' : plain[type][isBridged ? 1 : 0])
  expect(payingHandlerOf(chosen)).toBe(plain[type][isBridged ? 1 : 0])
})
