import type { Deed } from './ways.ts'

const OWN_VALUE = 2000
/** It is no duplicate of what a step needed before. */
const OTHER_VALUE = 3000

/** The value and the number that a story recharges. */
export const order = orderOf(OWN_VALUE)
export const otherOrder = orderOf(OTHER_VALUE)

function orderOf(valueCents: number): readonly Deed[] {
  return [
    { do: 'write', facts: { 'recharge.value': valueCents } },
    { do: 'target', whose: 'own' },
  ]
}

/** Test cards of the sandbox, by what becomes of a charge on them. */
export const cards = {
  settlesAtOnce: '5105105105105100',
  settles: '4242424242424242',
  refused: '4100000000000019',
  declinedLater: '4000000000003006',
  notDelivered: '4000000000009995',
  neverSettles: '4000000000004046',
  /** Of debit and of credit, that their issuer asks about where there is a bridge. */
  askedDebit: '4761730000000029',
  askedCredit: '6500310000000005',
  /** Its BIN says that it is of both. */
  both: '6362970000457013',
} as const

/** A charge whose answer was lost on the way back: nobody knows how it ended. */
export function lostCharge(pan: string, which: 'own' | 'other' = 'other'): readonly Deed[] {
  return [
    ...(which === 'own' ? order : otherOrder),
    { do: 'new card', pan },
    { do: 'fault', call: 'createCreditRecharge', fault: 'drop-after-commit' },
    { do: 'run', service: 'recharge.pay' },
  ]
}

/** A charge that the operator has never seen, as far as the page knows: `times` counts how often it does not. */
export function unseenCharge(pan: string, { times = 1, valueCents = OTHER_VALUE } = {}): readonly Deed[] {
  return [
    ...orderOf(valueCents),
    { do: 'new card', pan },
    { do: 'fault', call: 'createCreditRecharge', fault: 'status', status: 500, times },
    { do: 'run', service: 'recharge.pay' },
  ]
}

export function paid(pan: string): readonly Deed[] {
  return [...order, { do: 'new card', pan }, { do: 'run', service: 'recharge.pay' }]
}

/** A Pix that waits to be paid. */
export const pixOpened: readonly Deed[] = [
  ...order,
  { do: 'write', facts: { 'payment.type': 'pix' } },
  { do: 'run', service: 'recharge.pay' },
]

/** The bank that waits for the person is chosen, and who pays is known. */
export const bankChosen: readonly Deed[] = [
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

/** The person has been sent away already, and is back. */
const backAgain: Deed = { do: 'write', facts: { 'pisp.isFresh': false, 'checkout.isFresh': false } }

/** A payment that waits to be agreed to at the bank. */
export const pispOpened: readonly Deed[] = [...bankChosen, { do: 'run', service: 'recharge.payAtBank' }, backAgain]

/** A payment that waits to be made at the smart checkout. */
export const checkoutOpened: readonly Deed[] = [
  ...order,
  { do: 'write', facts: { 'payment.type': 'mercado_pago' } },
  { do: 'run', service: 'recharge.pay' },
  backAgain,
]
