import { own } from '../../runtime/engine/flow.ts'
import type { Service } from '../../runtime/service/service.ts'
import type { ServiceName, services } from '../../runtime/services.ts'
import { plainWords } from './plain-name.ts'
import { serviceWords } from './service-words.ts'

type Loaded<N extends ServiceName> = Awaited<ReturnType<(typeof services)[N]>>
type OutcomeOf<N extends ServiceName> = Loaded<N> extends Service<infer Outcome> ? Outcome : never
type OutcomeName = { [N in ServiceName]: OutcomeOf<N> }[ServiceName]

/** The words for the screen after each outcome. `…` stands for the noun of the service, such as “payment”. */
const outcomes: { readonly [O in OutcomeName]: string } = {
  added: '… saved',
  alreadyOpen: 'same recharge already open',
  amountRefused: 'wrong amount typed',
  bankWanted: 'asks for the bank',
  birthRefused: 'date of birth refused',
  blocked: '… blocked',
  cardInvalid: 'card invalid',
  cardRefused: 'card refused',
  cardWanted: 'asks for the card',
  challenge: 'asks the card’s issuer (3-D Secure)',
  changed: 'schedule changed',
  chargeOpen: 'a charge is still open',
  chosen: '… chosen',
  closed: '… done',
  confirmed: 'card confirmed',
  cpfRefused: 'CPF refused',
  created: '… created',
  cvvMissing: 'asks for the CVV',
  deleted: 'deleted',
  differs: 'changed elsewhere meanwhile',
  eligible: '… possible',
  elsewhere: 'continues on another site',
  emailRefused: 'e-mail refused',
  ended: '… ended by the customer',
  expired: '… expired',
  failed: '… failed',
  favored: 'card made the favourite',
  given: '… given',
  gone: '… gone',
  ineligible: '… no longer possible',
  leave: 'leaves for another site',
  left: 'wallet closed by the customer',
  loaded: '… loaded',
  missing: '… missing',
  noRecharge: 'no recharge to repeat',
  none: 'no …',
  notEligible: '… not possible',
  notSaved: '… not saved',
  nothing: 'no open recharge',
  numberRefused: 'number refused',
  open: 'a payment is already open',
  opened: '… done',
  paid: '… paid',
  pixCreated: 'Pix created',
  pixOpen: 'a Pix is open',
  processing: '… in progress',
  ready: '… ready',
  refunding: '… being refunded',
  refused: '… refused',
  reviewWanted: 'asks to review the order',
  saved: '… saved',
  savedAlready: 'card already saved',
  scheduled: 'already scheduled',
  sent: '… sent',
  stopped: 'schedule stopped',
  taken: '… accepted',
  unanswered: 'the bank does not answer',
  unchanged: '… not changed',
  unconfirmed: 'asks to confirm the card',
  unknown: '… unknown',
  unreachable: '… offline',
  unread: 'earlier recharges cannot be checked',
  updated: '… updated',
  valueRefused: 'value refused',
  waiting: '… not paid yet',
  withdrawn: '… withdrawn',
  wrongCode: 'wrong code typed',
}

/** Returns in words the screen after a service's outcome: `payment refused`, `asks for the CVV`. */
export function wordsOfOutcome(service: string, outcome: string): string {
  const named: { readonly [outcome: string]: string } = outcomes
  const nouns: { readonly [service: string]: string } = serviceWords
  const noun = own(nouns, service) ?? plainWords(service)
  const words = own(named, outcome) ?? `… ${plainWords(outcome)}`
  return words.replace('…', noun)
}
