import type { Action } from '../flows/action.ts'
import { bankChosen, checkoutOpened, order, pispOpened } from '../flows/charge-actions.ts'
import { cannot, type Method, recipe, story } from './cell.ts'
import { offline } from './charge-ends.ts'
import { hasNoCard, hasNoSheet } from './reasons.ts'

const HALF_AN_HOUR_MS = 31 * 60_000
const person = 'helena'

const expires: Action = { do: 'wait', moveMs: HALF_AN_HOUR_MS }
const notAtOnce = cannot('Nothing is paid before the person agrees to it on the other page.')
/** The same amount was paid to the same number a moment ago. */
const paidAlready: readonly Action[] = [
  ...order,
  { do: 'wallet', type: 'googlepay', sheet: 'wallet-at-once' },
  { do: 'run', service: 'recharge.pay' },
]
const byPisp: readonly Action[] = [...order, { do: 'write', facts: { 'payment.type': 'pisp' } }]
const bank = (id: string): readonly Action[] => [
  ...bankChosen,
  {
    do: 'write',
    facts: { 'pisp.organization': `banco-${id}`, 'pisp.authorizationServer': `as-${id}`, 'pisp.bank': `Banco ${id}` },
  },
]

const pisp: Method = {
  name: 'pisp',
  type: 'pisp',
  cells: {
    paidAtOnce: notAtOnce,
    paidAfterPolling: recipe({
      person,
      actions: bank('sereno'),
      step: 'pisp-confirm',
      ends: { step: 'success' },
      money: 'taken',
    }),
    processing: story('flows-web-pisp-wait--bank-quiet', 'unknown'),
    refunding: story('flows-web-pisp-wait--enter-refunding', 'taken'),
    refusedAtOnce: recipe({
      person,
      actions: [...paidAlready, ...bankChosen],
      step: 'pisp-confirm',
      ends: { modal: 'error', code: '435' },
      money: 'kept',
    }),
    refusedLater: recipe({
      person,
      actions: bank('severo'),
      step: 'pisp-confirm',
      ends: { step: 'pisp-wait', modal: 'ended', code: '300' },
      money: 'kept',
    }),
    ...hasNoCard,
    ...hasNoSheet,
    bankWanted: recipe({ person, actions: byPisp, ends: { step: 'pisp' }, money: 'asked' }),
    waitingElsewhere: story('flows-web-pisp-wait--ready', 'unknown'),
    elsewhereRefused: story('flows-web-pisp-wait--enter-refused', 'kept'),
    elsewhereExpired: recipe({
      person,
      actions: [...pispOpened, expires],
      step: 'pisp-wait',
      events: [],
      ends: { modal: 'ended', code: '301' },
      money: 'kept',
    }),
    unreachable: story('flows-web-pisp-confirm--submit-unreachable', 'kept'),
    // After a lost answer the customer is back at the list of banks. If the customer pays again, the app sends the same
    // order with the same key.
    answerLost: recipe({
      person,
      actions: [...bankChosen, { do: 'fault', call: 'createPispRecharge', fault: 'drop-after-commit' }],
      step: 'pisp-confirm',
      ends: { step: 'pisp', code: 'bankUnanswered' },
      money: 'kept',
    }),
    alreadyOpen: story('flows-web-pisp-confirm--submit-already-open', 'unknown'),
  },
}

const byCheckout: readonly Action[] = [...order, { do: 'write', facts: { 'payment.type': 'mercado_pago' } }]

const checkout: Method = {
  name: 'Mercado Pago',
  type: 'mercado_pago',
  cells: {
    paidAtOnce: notAtOnce,
    paidAfterPolling: recipe({
      person,
      actions: [...checkoutOpened, { do: 'answer elsewhere', with: 'pay' }],
      step: 'checkout',
      events: [],
      ends: { step: 'success' },
      money: 'taken',
    }),
    processing: story('flows-web-checkout--checkout-quiet', 'unknown'),
    refunding: story('flows-web-checkout--enter-refunding', 'taken'),
    refusedAtOnce: recipe({
      person,
      actions: [...paidAlready, ...byCheckout],
      ends: { modal: 'error', code: '435' },
      money: 'kept',
    }),
    refusedLater: cannot('It refuses on its own page, while the person is there.'),
    ...hasNoCard,
    ...hasNoSheet,
    bankWanted: cannot('Its page asks for what it needs.'),
    waitingElsewhere: recipe({ person, actions: byCheckout, ends: { step: 'checkout' }, money: 'asked' }),
    elsewhereRefused: story('flows-web-checkout--enter-refused', 'kept'),
    elsewhereExpired: recipe({
      person,
      actions: [...checkoutOpened, expires],
      step: 'checkout',
      events: [],
      ends: { modal: 'ended', code: '301' },
      money: 'kept',
    }),
    unreachable: recipe({ person, actions: [...byCheckout, offline], ends: { code: 'offline' }, money: 'kept' }),
    answerLost: recipe({
      person,
      actions: [...byCheckout, { do: 'fault', call: 'createCreditRecharge', fault: 'drop-after-commit' }],
      ends: { code: 'checkoutUnanswered' },
      money: 'kept',
    }),
    alreadyOpen: recipe({ person, actions: checkoutOpened, ends: { modal: 'already-open' }, money: 'unknown' }),
  },
}

export const elsewhereMethods = [pisp, checkout]
