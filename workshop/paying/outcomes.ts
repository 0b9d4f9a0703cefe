/** Every way in which a payment may continue or end. Each has a mark for the printed table. */
export const outcomes = {
  paidAtOnce: { label: 'paid at once', mark: 'now' },
  paidAfterPolling: { label: 'paid after a while', mark: 'poll' },
  processing: { label: 'still in progress after a while', mark: 'proc' },
  refunding: { label: 'refunding', mark: 'back' },
  refusedAtOnce: { label: 'refused at once', mark: 'no' },
  refusedLater: { label: 'refused later (error 300)', mark: 'late' },
  cvvWanted: { label: 'asks for the CVV', mark: 'cvv' },
  challengeAsked: { label: '3-D Secure asked', mark: '3ds' },
  challengeRefused: { label: '3-D Secure refused', mark: '3ds-' },
  challengeLeft: { label: '3-D Secure left', mark: '3ds<' },
  challengeTimedOut: { label: '3-D Secure timed out', mark: '3dst' },
  cardInvalid: { label: 'card invalid', mark: 'inv' },
  unconfirmed: { label: 'asks to confirm the card', mark: 'conf' },
  left: { label: 'left (the wallet’s sheet)', mark: 'left' },
  bankWanted: { label: 'asks for the bank', mark: 'bank' },
  waitingElsewhere: { label: 'waiting elsewhere', mark: 'wait' },
  elsewhereRefused: { label: 'elsewhere refused', mark: 'els-' },
  elsewhereExpired: { label: 'elsewhere expired', mark: 'elst' },
  unreachable: { label: 'offline before anything was sent', mark: 'off' },
  answerLost: { label: 'answer lost after the charge', mark: 'lost' },
  alreadyOpen: { label: 'same recharge already open', mark: 'open' },
} as const

export type OutcomeName = keyof typeof outcomes
export const outcomeNames = Object.keys(outcomes).filter((name): name is OutcomeName => name in outcomes)
