const order = ['order.value', 'order.target', 'order.type'] as const
/** Facts that only some orders have. The method of a card payment is the card's name, which a new card may lack. */
const details = ['order.method', 'order.promisedGb'] as const
/** Facts of an earlier receipt, which a new order removes. */
const former = ['recharge.id', 'recharge.nsu', 'recharge.targetLost'] as const
const listed = ['order.value', 'order.target', 'order.method'] as const
const noReceipt = ['recharge.nsu', 'recharge.date'] as const

/** The facts and the state of the money after a charge has ended. */
export const ended = {
  paid: {
    money: 'taken',
    gives: ['recharge.id', 'recharge.nsu'],
    sets: { 'payment.inFlight': 'none' },
    mayGive: ['recharge.date'],
  },
  /** The charge was made but not delivered: the money goes back. */
  refunding: { money: 'returned', sets: { 'payment.inFlight': 'none' } },
  /** Nothing was charged. */
  refused: { money: 'none', sets: { 'payment.inFlight': 'none' } },
} as const

/**
 * The facts and the state of the money while a payment of the same amount to the same number is open: it may be
 * charged, or waits to be paid on another page.
 */
export const open = {
  charge: { money: 'unknown', sets: { 'payment.inFlight': 'charge' }, clears: ['recharge.id'] },
  pix: {
    money: 'waiting',
    gives: ['pix.txid', ...listed],
    sets: { 'payment.inFlight': 'pix' },
    mayClear: ['pix.code', 'pix.expiresAt'],
    clears: noReceipt,
  },
  pisp: { money: 'waiting', gives: ['pisp.id', ...listed], sets: { 'payment.inFlight': 'pisp' }, clears: noReceipt },
  checkout: {
    money: 'waiting',
    gives: ['checkout.id', ...listed],
    sets: { 'payment.inFlight': 'checkout' },
    clears: noReceipt,
  },
} as const
export const alreadyOpen = { either: [open.charge, open.pix, open.pisp, open.checkout] } as const

/** The Pix was created; its code is read and shown next. */
export const pixMade = {
  money: 'waiting',
  gives: ['pix.txid', 'order.method', 'order.value', 'order.target'],
  sets: { 'order.type': 'pix', 'payment.inFlight': 'pix' },
  mayGive: ['order.promisedGb'],
  clears: ['pix.code', 'pix.expiresAt', ...former],
} as const

/** All outcomes of a payment: a flow has to handle each of them. */
export const outcomes = {
  paid: {
    ...ended.paid,
    changes: true,
    gives: [...ended.paid.gives, ...order],
    mayGive: ['recharge.date', ...details],
    clears: ['recharge.targetLost'],
  },
  pixCreated: { ...pixMade, changes: true },
  /** The charge may have been made: the app looks for it until its end is known. */
  processing: {
    money: 'unknown',
    changes: true,
    gives: order,
    sets: { 'payment.inFlight': 'charge' },
    mayGive: ['recharge.id', ...details],
    clears: ['recharge.nsu', 'recharge.targetLost'],
  },
  cvvMissing: { money: 'none' },
  /** Nothing was sent: the card's issuer has to confirm the card first, then the payment goes on. */
  challenge: { money: 'none', sets: { 'payment.authentication': 'asked' } },
  /** The charge was made but not delivered: the money goes back. */
  refunding: { ...ended.refunding, says: true, changes: true },
  /** The operator refused the charge. If the answer says so, nothing was charged; else the app looks for the charge. */
  refused: {
    says: true,
    changes: true,
    either: [
      { money: 'none', sets: { 'payment.inFlight': 'none' } },
      open.charge,
      /** Nothing was sent. */
      { money: 'none' },
    ],
  },
  /** The customer has to confirm this saved card before it can pay: nothing was charged. */
  unconfirmed: {
    money: 'none',
    gives: ['card.token'],
    sets: { 'card.kind': 'credit', 'card.isPaying': true, 'payment.inFlight': 'none' },
    mayGive: ['card.name'],
  },
  /** The customer closed the wallet's sheet: nothing was sent. */
  left: { money: 'none', says: true },
  /** Nothing was sent, or only calls that do not charge. */
  unreachable: { money: 'none', says: true },
  /** The customer has to agree on another site's page: nothing is charged before that. */
  elsewhere: {
    money: 'waiting',
    gives: ['checkout.id', ...listed],
    sets: { 'order.type': 'mercado_pago', 'payment.inFlight': 'checkout', 'checkout.isFresh': true },
    mayGive: ['order.promisedGb'],
    clears: ['recharge.date', 'checkout.gaveUp', ...former],
  },
  /** The customer has to choose a bank and give the payer's CPF first. */
  bankWanted: { money: 'none' },
  /** A payment of the same amount to the same number is still open. */
  alreadyOpen,
} as const
export type Outcome = keyof typeof outcomes
