/** Every way in which a payment may continue or end, with the mark that stands for it in the printed table. */
export const outcomes = {
  paidAtOnce: { label: 'paid at once', mark: 'now' },
  paidAfterPolling: { label: 'paid after polling', mark: 'poll' },
  processing: { label: 'processing: the poll gives up', mark: 'proc' },
  refunding: { label: 'refunding', mark: 'back' },
  refusedAtOnce: { label: 'refused at once', mark: 'no' },
  refusedLater: { label: 'refused later (NOK 300)', mark: 'late' },
  cvvWanted: { label: 'CVV wanted', mark: 'cvv' },
  challengeAsked: { label: 'challenge asked', mark: '3ds' },
  challengeRefused: { label: 'challenge refused', mark: '3ds-' },
  challengeLeft: { label: 'challenge left', mark: '3ds<' },
  challengeTimedOut: { label: 'challenge timed out', mark: '3dst' },
  cardInvalid: { label: 'card invalid', mark: 'inv' },
  unconfirmed: { label: 'unconfirmed', mark: 'conf' },
  left: { label: 'left (the wallet’s sheet)', mark: 'left' },
  bankWanted: { label: 'bank wanted', mark: 'bank' },
  waitingElsewhere: { label: 'waiting elsewhere', mark: 'wait' },
  elsewhereRefused: { label: 'elsewhere refused', mark: 'els-' },
  elsewhereExpired: { label: 'elsewhere expired', mark: 'elst' },
  unreachable: { label: 'unreachable before anything was sent', mark: 'off' },
  answerLost: { label: 'answer lost after commit', mark: 'lost' },
  alreadyOpen: { label: 'already open', mark: 'open' },
} as const

export type OutcomeName = keyof typeof outcomes
export const outcomeNames = Object.keys(outcomes).filter((name): name is OutcomeName => name in outcomes)
