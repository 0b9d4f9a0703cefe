import { order } from '../flows/charge-ways.ts'
import type { Deed } from '../flows/ways.ts'
import { cannot, type Method, path, story } from './cell.ts'
import { CVV, chargeEnds, creditCards, type Fate } from './deeds.ts'
import { hasNoIssuer, hasNoSheet, paysHere } from './reasons.ts'

const MISTYPED = '4242424242424241'

/** Bruno keeps the test card first, and pays with it then. */
const kept = (fate: Fate): readonly Deed[] => [
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

const asked: readonly Deed[] = [...order, { do: 'new card', pan: creditCards.askedCredit }]
const typed = (fate: Fate): readonly Deed[] => [{ do: 'new card', pan: creditCards[fate] }]

const newCredit: Method = {
  name: 'credit, new',
  type: 'credit',
  cells: {
    ...chargeEnds({ person: 'ana', by: typed, success: 'success', call: 'createCreditRecharge' }),
    cvvWanted: cannot('The form asks for it with the number: nothing is paid before it is there.'),
    challengeAsked: story('flows-web-payment--submit-challenge', 'kept'),
    challengeRefused: path({
      person: 'helena',
      deeds: [...asked, { do: 'issuer', how: 'refuses' }],
      ends: { modal: 'error', code: 'rechargeFailed' },
      money: 'kept',
    }),
    challengeLeft: path({
      person: 'helena',
      deeds: asked,
      events: ['submit', 'dismiss'],
      ends: { modal: 'error', code: 'challengeLeft' },
      money: 'kept',
    }),
    challengeTimedOut: path({
      person: 'helena',
      deeds: [...asked, { do: 'issuer', how: 'runs out of time' }],
      ends: { modal: 'error', code: 'challengeTimedOut' },
      money: 'kept',
    }),
    cardInvalid: path({
      person: 'ana',
      deeds: [...order, { do: 'new card', pan: MISTYPED }],
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
