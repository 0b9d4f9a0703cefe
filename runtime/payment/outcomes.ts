const order = ['order.value', 'order.target', 'order.type'] as const
/** Facts about an order that some payments have. The method of a card is its name, which a new card may lack. */
const details = ['order.method', 'order.promisedGb'] as const
/** Facts of an earlier receipt, which a new order drops. */
const former = ['recharge.id', 'recharge.nsu', 'recharge.targetLost'] as const
const listed = ['order.value', 'order.target', 'order.method'] as const
const noReceipt = ['recharge.nsu', 'recharge.date'] as const

/** The knowledge that the end of a charge brings. */
export const ended = {
  paid: {
    money: 'taken',
    gives: ['recharge.id', 'recharge.nsu'],
    sets: { 'payment.inFlight': 'none' },
    mayGive: ['recharge.date'],
  },
  /** Charged and not delivered: the money goes back. */
  refunding: { money: 'returned', sets: { 'payment.inFlight': 'none' } },
  /** Nothing was charged. */
  refused: { money: 'none', sets: { 'payment.inFlight': 'none' } },
} as const

/** The knowledge that the same value to the same number is open: it may be charged, or waits to be paid elsewhere. */
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

/** The code of a Pix is made next, and shown. */
export const pixMade = {
  money: 'waiting',
  gives: ['pix.txid', 'order.method', 'order.value', 'order.target'],
  sets: { 'order.type': 'pix', 'payment.inFlight': 'pix' },
  mayGive: ['order.promisedGb'],
  clears: ['pix.code', 'pix.expiresAt', ...former],
} as const

/** Every way a payment can end, as a flow is told. */
export const outcomes = {
  paid: {
    ...ended.paid,
    changes: true,
    gives: [...ended.paid.gives, ...order],
    mayGive: ['recharge.date', ...details],
    clears: ['recharge.targetLost'],
  },
  pixCreated: { ...pixMade, changes: true },
  /** May be charged: looked after until it is known. */
  processing: {
    money: 'unknown',
    changes: true,
    gives: order,
    sets: { 'payment.inFlight': 'charge' },
    mayGive: ['recharge.id', ...details],
    clears: ['recharge.nsu', 'recharge.targetLost'],
  },
  cvvMissing: { money: 'none' },
  /** Nothing was sent: the card's issuer has to confirm it first, and then it is paid. */
  challenge: { money: 'none', sets: { 'payment.authentication': 'asked' } },
  /** Charged and not delivered: the money goes back. */
  refunding: { ...ended.refunding, says: true, changes: true },
  /** The operator refuses it. Nothing was charged where the answer says so; else it is looked for. */
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
  /** A saved card that has to be confirmed before it pays: nothing was charged. */
  unconfirmed: {
    money: 'none',
    gives: ['card.token'],
    sets: { 'card.kind': 'credit', 'card.isPaying': true, 'payment.inFlight': 'none' },
    mayGive: ['card.name'],
  },
  /** The person closed the wallet's sheet: nothing was sent. */
  left: { money: 'none', says: true },
  /** Nothing was sent, or nothing that charges. */
  unreachable: { money: 'none', says: true },
  /** To be agreed to on somebody else's page: nothing is charged before. */
  elsewhere: {
    money: 'waiting',
    gives: ['checkout.id', ...listed],
    sets: { 'order.type': 'mercado_pago', 'payment.inFlight': 'checkout', 'checkout.isFresh': true },
    mayGive: ['order.promisedGb'],
    clears: ['recharge.date', 'checkout.gaveUp', ...former],
  },
  /** The bank and who pays are asked for first. */
  bankWanted: { money: 'none' },
  /** The same value to the same number is still open. */
  alreadyOpen,
} as const
export type Outcome = keyof typeof outcomes
