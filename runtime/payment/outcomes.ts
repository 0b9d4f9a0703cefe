const order = ['order.value', 'order.target', 'order.type'] as const
/** Facts that some orders lack. If a card pays, `order.method` is the card's name. A new card may have no name. */
const details = ['order.method', 'order.promisedGb'] as const
/** Facts of an earlier receipt. A new order clears them. */
const former = ['recharge.id', 'recharge.nsu', 'recharge.targetLost'] as const
const listed = ['order.value', 'order.target', 'order.method'] as const
const noReceipt = ['recharge.nsu', 'recharge.date'] as const

/** The changes that follow when a charge has ended. Services that pay or search for charges share them. */
export const ended = {
  paid: {
    money: 'taken',
    gives: ['recharge.id', 'recharge.nsu'],
    sets: { 'payment.inFlight': 'none' },
    mayGive: ['recharge.date'],
  },
  /** The charge was made but the recharge was not delivered, so the money is returned. */
  refunding: { money: 'returned', sets: { 'payment.inFlight': 'none' } },
  refused: { money: 'none', sets: { 'payment.inFlight': 'none' } },
} as const

/**
 * How an outcome changes the facts if a payment of the same amount to the same number is already open. There is one
 * change for each kind of open payment.
 */
export const open = {
  charge: { money: 'unknown', sets: { 'payment.inFlight': 'charge' }, clears: ['recharge.id'] },
  pix: {
    money: 'waiting',
    gives: ['pix.txid', ...listed],
    sets: { 'order.type': 'pix', 'payment.inFlight': 'pix' },
    mayClear: ['pix.code', 'pix.expiresAt'],
    clears: noReceipt,
  },
  pisp: {
    money: 'waiting',
    gives: ['pisp.id', ...listed],
    sets: { 'order.type': 'pisp', 'payment.inFlight': 'pisp' },
    clears: noReceipt,
  },
  checkout: {
    money: 'waiting',
    gives: ['checkout.id', ...listed],
    sets: { 'order.type': 'mercado_pago', 'payment.inFlight': 'checkout' },
    clears: noReceipt,
  },
} as const
export const alreadyOpen = { either: [open.charge, open.pix, open.pisp, open.checkout] } as const

/** The operator created the Pix. The app reads and shows its code next. */
export const pixMade = {
  money: 'waiting',
  gives: ['pix.txid', 'order.method', 'order.value', 'order.target'],
  sets: { 'order.type': 'pix', 'payment.inFlight': 'pix' },
  mayGive: ['order.promisedGb'],
  clears: ['pix.code', 'pix.expiresAt', ...former],
} as const

/** All outcomes of a payment. A flow must handle each of them. */
export const outcomes = {
  paid: {
    ...ended.paid,
    changes: true,
    gives: [...ended.paid.gives, ...order],
    mayGive: ['recharge.date', ...details],
    clears: ['recharge.targetLost'],
  },
  pixCreated: { ...pixMade, changes: true },
  /** The charge may have been made. The app searches for it until the result is known. */
  processing: {
    money: 'unknown',
    changes: true,
    gives: order,
    sets: { 'payment.inFlight': 'charge' },
    mayGive: ['recharge.id', ...details],
    clears: ['recharge.nsu', 'recharge.targetLost'],
  },
  cvvMissing: { money: 'none' },
  /** No charge was sent: the card's issuer has to confirm the card before the payment continues. */
  challenge: { money: 'none', sets: { 'payment.authentication': 'asked' } },
  /** The charge was made but the recharge was not delivered, so the money is returned. */
  refunding: { ...ended.refunding, says: true, changes: true },
  /**
   * The operator refused the charge. If the refusal is certain, nothing was charged. Otherwise the app searches for the
   * charge.
   */
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
  /** Nothing was charged: the customer has to confirm this saved card before it can pay. */
  unconfirmed: {
    money: 'none',
    gives: ['card.token'],
    sets: { 'card.kind': 'credit', 'card.isPaying': true, 'payment.inFlight': 'none' },
    mayGive: ['card.name'],
  },
  /** The customer closed the wallet's payment sheet, so nothing was sent. */
  left: { money: 'none', says: true },
  /** The order could not be sent, or failed before the call that would charge. */
  unreachable: { money: 'none', says: true },
  /** The customer has to agree on another site's page. Before that, nothing is charged. */
  elsewhere: {
    money: 'waiting',
    gives: ['checkout.id', ...listed],
    sets: { 'order.type': 'mercado_pago', 'payment.inFlight': 'checkout', 'checkout.isFresh': true },
    mayGive: ['order.promisedGb'],
    clears: ['recharge.date', 'checkout.gaveUp', ...former],
  },
  /** The customer has to choose a bank and type the payer's CPF first. */
  bankWanted: { money: 'none' },
  /** A payment of the same amount to the same number is still open. */
  alreadyOpen,
} as const
export type Outcome = keyof typeof outcomes
