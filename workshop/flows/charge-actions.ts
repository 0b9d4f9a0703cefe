import type { Action } from './action.ts'

const OWN_VALUE = 2000
/**
 * This amount differs from the first charge's amount. Otherwise the operator would refuse the second charge as a
 * duplicate.
 */
const OTHER_VALUE = 3000

/** The amount and the number that a story recharges. */
export const order = orderOf(OWN_VALUE)
export const otherOrder = orderOf(OTHER_VALUE)

function orderOf(valueCents: number): readonly Action[] {
  return [
    { do: 'write', facts: { 'recharge.value': valueCents } },
    { do: 'target', whose: 'own' },
  ]
}

/** The sandbox's test cards. The keys are the results of a charge on each card. */
export const cards = {
  settlesAtOnce: '5105105105105100',
  settles: '4242424242424242',
  refused: '4100000000000019',
  declinedLater: '4000000000003006',
  notDelivered: '4000000000009995',
  neverSettles: '4000000000004046',
  /** If the app has a bridge, the issuer of this card asks the customer a question. */
  askedDebit: '4761730000000029',
  askedCredit: '6500310000000005',
  /** The BIN of this card belongs to a card that can pay by debit and by credit. */
  both: '6362970000457013',
} as const

/**
 * Returns actions that lose the answer to a charge that the operator has made. The app then cannot see how the charge
 * ended.
 */
export function lostCharge(pan: string, which: 'own' | 'other' = 'other'): readonly Action[] {
  return [
    ...(which === 'own' ? order : otherOrder),
    { do: 'new card', pan },
    { do: 'fault', call: 'createCreditRecharge', fault: 'drop-after-commit' },
    { do: 'run', service: 'recharge.pay' },
  ]
}

/** The first `times` requests of this charge fail with status 500. The operator never receives them. */
export function unseenCharge(pan: string, { times = 1, valueCents = OTHER_VALUE } = {}): readonly Action[] {
  return [
    ...orderOf(valueCents),
    { do: 'new card', pan },
    { do: 'fault', call: 'createCreditRecharge', fault: 'status', status: 500, times },
    { do: 'run', service: 'recharge.pay' },
  ]
}

export function paid(pan: string): readonly Action[] {
  return [...order, { do: 'new card', pan }, { do: 'run', service: 'recharge.pay' }]
}

/** Opens a Pix that waits to be paid. */
export const pixOpened: readonly Action[] = [
  ...order,
  { do: 'write', facts: { 'payment.type': 'pix' } },
  { do: 'run', service: 'recharge.pay' },
]

/** The customer has chosen a bank and typed the payer's data. */
export const bankChosen: readonly Action[] = [
  ...order,
  {
    do: 'write',
    facts: {
      'payment.type': 'pisp',
      'pisp.organization': 'banco-atento',
      'pisp.authorizationServer': 'as-atento',
      'pisp.bank': 'Banco Atento',
      'pisp.payerDocument': '52998224725',
    },
  },
]

/** The customer was on the bank's page and has come back. */
const backAgain: Action = { do: 'write', facts: { 'pisp.isFresh': false, 'checkout.isFresh': false } }

/** A payment that waits for the customer's consent at the bank. */
export const pispOpened: readonly Action[] = [...bankChosen, { do: 'run', service: 'recharge.payAtBank' }, backAgain]

/** A payment that waits at the smart checkout. */
export const checkoutOpened: readonly Action[] = [
  ...order,
  { do: 'write', facts: { 'payment.type': 'mercado_pago' } },
  { do: 'run', service: 'recharge.pay' },
  backAgain,
]
