/** Every way a payment can end, as a flow is told. */
export const outcomes = {
  paid: {
    money: 'taken',
    changes: true,
    gives: [
      'recharge.id',
      'recharge.nsu',
      'recharge.date',
      'order.value',
      'order.target',
      'order.method',
      'order.type',
      'payment.inFlight',
    ],
  },
  pixCreated: {
    money: 'waiting',
    changes: true,
    gives: ['pix.txid', 'order.value', 'order.target', 'order.method', 'order.type', 'payment.inFlight'],
  },
  /** May be charged: looked after until it is known. */
  processing: {
    money: 'unknown',
    changes: true,
    gives: ['order.value', 'order.target', 'order.method', 'order.type', 'payment.inFlight'],
  },
  cvvMissing: { money: 'none' },
  /** Nothing was sent: the card's issuer has to confirm it first, and then it is paid. */
  challenge: { money: 'none', gives: ['payment.authentication'] },
  /** Charged and not delivered: the money goes back. */
  refunding: { money: 'returned', says: true, changes: true },
  /** The operator refuses it. Nothing was charged where the answer says so; else it is looked for. */
  refused: { money: ['none', 'unknown'], says: true, changes: true, gives: ['payment.inFlight'] },
  /** A saved card that has to be confirmed before it pays: nothing was charged. */
  unconfirmed: {
    money: 'none',
    gives: ['card.token', 'card.kind', 'card.name', 'card.isPaying', 'payment.inFlight'],
  },
  /** The person closed the wallet's sheet: nothing was sent. */
  left: { money: 'none', says: true },
  /** Nothing was sent, or nothing that charges. */
  unreachable: { money: 'none', says: true },
  /** To be agreed to on somebody else's page: nothing is charged before. */
  elsewhere: {
    money: 'waiting',
    gives: ['pisp.id', 'checkout.id', 'order.value', 'order.target', 'order.method', 'payment.inFlight'],
  },
  /** The bank and who pays are asked for first. */
  bankWanted: { money: 'none' },
  /** The same value to the same number is still open: it may be charged, or waits to be paid elsewhere. */
  alreadyOpen: {
    money: ['unknown', 'waiting'],
    gives: ['pisp.id', 'checkout.id', 'pix.txid', 'order.value', 'order.target', 'order.method', 'payment.inFlight'],
  },
} as const
export type Outcome = keyof typeof outcomes
