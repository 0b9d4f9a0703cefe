import type { Action } from '../flows/action.ts'
import { order } from '../flows/charge-actions.ts'
import { cannot, type Method, recipe, story } from './cell.ts'
import { CVV, chargeEnds, creditCards, type Fate } from './charge-ends.ts'
import { hasNoIssuer, hasNoSheet, paysHere } from './reasons.ts'

const MISTYPED = '4242424242424241'

/** Bruno saves the test card first, and then pays with it. */
const kept = (fate: Fate): readonly Action[] => [
  { do: 'write', facts: { 'card.kind': 'credit' } },
  { do: 'new card', pan: creditCards[fate] },
  { do: 'run', service: 'cards.add' },
  { do: 'saved card', brand: fate === 'settlesAtOnce' ? 'MASTERCARD' : 'VISA', cvv: CVV },
]

const savedCredit: Method = {
  name: 'credit, saved',
  type: 'credit',
  cells: {
    ...chargeEnds({ person: 'bruno', by: kept, success: 'success', call: 'createCreditRecharge' }),
    cvvWanted: story('flows-web-payment--submit-cvv-missing', 'asked'),
    ...hasNoIssuer('Of credit cards, the issuer is asked about new ones only.'),
    cardInvalid: cannot('Its number was read when it was saved.'),
    unconfirmed: story('flows-web-payment--submit-unconfirmed', 'kept'),
    ...hasNoSheet,
    ...paysHere,
  },
}

const asked: readonly Action[] = [...order, { do: 'new card', pan: creditCards.askedCredit }]
const typed = (fate: Fate): readonly Action[] => [{ do: 'new card', pan: creditCards[fate] }]

const newCredit: Method = {
  name: 'credit, new',
  type: 'credit',
  cells: {
    ...chargeEnds({ person: 'ana', by: typed, success: 'success', call: 'createCreditRecharge' }),
    cvvWanted: cannot('The form asks for it with the number: nothing is paid before it is there.'),
    challengeAsked: story('flows-web-payment--submit-challenge', 'kept'),
    challengeRefused: recipe({
      person: 'helena',
      actions: [...asked, { do: 'issuer', how: 'refuses' }],
      ends: { modal: 'error', code: 'rechargeFailed' },
      money: 'kept',
    }),
    challengeLeft: recipe({
      person: 'helena',
      actions: asked,
      events: ['submit', 'dismiss'],
      ends: { modal: 'error', code: 'challengeLeft' },
      money: 'kept',
    }),
    challengeTimedOut: recipe({
      person: 'helena',
      actions: [...asked, { do: 'issuer', how: 'runs out of time' }],
      ends: { modal: 'error', code: 'challengeTimedOut' },
      money: 'kept',
    }),
    cardInvalid: recipe({
      person: 'ana',
      actions: [...order, { do: 'new card', pan: MISTYPED }],
      ends: { modal: 'error', code: 'cardInvalid' },
      money: 'kept',
    }),
    unconfirmed: cannot('Only a saved card waits to be confirmed: a new one with 303 is refused.'),
    ...hasNoSheet,
    ...paysHere,
    refusedAtOnce: story('flows-web-payment--submit-refused', 'kept'),
    unreachable: story('flows-web-payment--submit-unreachable', 'kept'),
    alreadyOpen: story('flows-web-payment--submit-already-open', 'unknown'),
  },
}

export const creditMethods = [savedCredit, newCredit]
