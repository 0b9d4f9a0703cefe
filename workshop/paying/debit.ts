import type { Action } from '../flows/action.ts'
import { order } from '../flows/charge-actions.ts'
import { cannot, type Method, recipe, story } from './cell.ts'
import { chargeEnds, debitCards, type Fate } from './charge-ends.ts'
import { hasNoIssuer, hasNoSheet, paysHere } from './reasons.ts'

type DebitType = 'debit' | 'cef_debit'

const withoutBridge: Action = { do: 'bridge', is: 'off' }
const card = (pan: string, type: DebitType): Action => ({ do: 'new card', pan, type })
const unconfirmed = cannot('Only a credit card is confirmed by what its statement shows.')

/**
 * Returns a debit payment in which the card's issuer asks no question. It asks none about a Caixa card, and none about
 * other cards if the app has no bridge.
 */
function plainDebit(name: string, type: DebitType, brand: 'VISA' | 'ELO', before: readonly Action[]): Method {
  const person = 'helena'
  const by = (fate: Fate): readonly Action[] => [...before, card(debitCards[fate], type)]
  return {
    name,
    type,
    cells: {
      ...chargeEnds({ person, by, success: 'success-debit', call: 'createDebitRecharge' }),
      cvvWanted: recipe({
        person,
        actions: [...order, ...before, { do: 'saved card', brand, type }],
        ends: { modal: 'cvv' },
        money: 'asked',
      }),
      ...hasNoIssuer('It goes without the issuer’s question, on the CVV alone.'),
      cardInvalid: recipe({
        person,
        actions: [...order, ...before, card(debitCards.mistyped, type)],
        ends: { modal: 'error', code: 'cardInvalid' },
        money: 'kept',
      }),
      unconfirmed,
      ...hasNoSheet,
      ...paysHere,
    },
  }
}

const asking = (how: 'agrees' | 'refuses' | 'does not know the card' | 'runs out of time'): readonly Action[] => [
  ...order,
  card(debitCards.settlesAtOnce, 'debit'),
  { do: 'issuer', how },
]
const secure = (fate: Fate): readonly Action[] => [card(debitCards[fate], 'debit'), { do: 'issuer', how: 'agrees' }]

const secureDebit: Method = {
  name: 'debit, 3-D Secure',
  type: 'debit',
  cells: {
    ...chargeEnds({
      person: 'helena',
      by: secure,
      success: 'success-debit',
      call: 'createSecureDebitRecharge',
    }),
    cvvWanted: recipe({
      person: 'helena',
      actions: [...order, { do: 'saved card', brand: 'VISA', type: 'debit' }],
      ends: { modal: 'cvv' },
      money: 'asked',
    }),
    challengeAsked: story('flows-web-payment--submit-challenge-debit-chosen', 'kept'),
    challengeRefused: recipe({
      person: 'helena',
      actions: asking('refuses'),
      ends: { modal: 'error', code: 'rechargeFailed' },
      money: 'kept',
    }),
    challengeLeft: recipe({
      person: 'helena',
      actions: [...order, card(debitCards.settlesAtOnce, 'debit')],
      events: ['submit', 'dismiss'],
      ends: { modal: 'error', code: 'challengeLeft' },
      money: 'kept',
    }),
    challengeTimedOut: recipe({
      person: 'helena',
      actions: asking('runs out of time'),
      ends: { modal: 'error', code: 'challengeTimedOut' },
      money: 'kept',
    }),
    cardInvalid: recipe({
      person: 'helena',
      actions: asking('does not know the card'),
      ends: { modal: 'error', code: 'cardInvalid' },
      money: 'kept',
    }),
    unconfirmed,
    ...hasNoSheet,
    ...paysHere,
    unreachable: recipe({
      person: 'helena',
      actions: [...asking('agrees'), { do: 'fault', call: 'createSecureToken', fault: 'drop-before' }],
      ends: { code: 'unreachable' },
      money: 'kept',
    }),
  },
}

export const debitMethods = [
  plainDebit('debit, web', 'debit', 'VISA', [withoutBridge]),
  secureDebit,
  plainDebit('debit, Caixa', 'cef_debit', 'ELO', []),
]
