import { paymentTypes } from './rules/payment-types.ts'

/** What a card may be saved as; `cef` is a debit card of Caixa Econômica Federal. */
export const cardKinds = ['credit', 'debit', 'cef'] as const

/** How a recharge of the history stands, by the operator's words: delivered, not delivered, not ended. */
const rechargeStates = ['OK', 'NOK', 'PENDING'] as const

/** How far a saved card is on the way to be charged by 3-D Secure data-only. */
const dataOnlyStates = ['ineligible', 'eligible', 'waiting_untokenize', 'tokenizing', 'tokenized', 'failed'] as const

/** A national number with its area code. */
const MSISDN = /^\d{10,11}$/
/** A weekday in English, or a day that every month has. */
const SCHEDULE_DAY = /^(?:(?:sun|mon|tues|wednes|thurs|fri|satur)day|0[1-9]|1\d|2[0-8])$/i
const CPF = /^\d{11}$/
/** Longer than any word of an address of ours. */
const SIGNED = /^[\w-][\w.-]{43,2047}$/
/** What the operator calls a recharge; it may come in an address. */
const RECHARGE_ID = /^[\w-][\w.-]{0,63}$/

/**
 * Every fact of the application: a typed path, what it can be, how delicate it is, and how long it lasts.
 *
 * - `label`: `secret` never leaves the vault; `personal` never reaches an address or a report.
 * - `keep`: `tab` facts survive a reload of the page, until logout. The rest live as long as the page.
 * - `form`: what a text looks like; storage is anybody's to write.
 * - `taken`: an address may bring it though it is personal, and is rid of it before anything else happens.
 */
export const facts = {
  'session.authenticated': { type: 'flag' },
  'session.msisdn': { type: 'text', form: MSISDN, label: 'personal' },
  'session.customerId': { type: 'text', label: 'personal' },
  /** Whose all the others are, also when the session is over: another customer's id who logs in takes over none of them. */
  'session.owner': { type: 'text', label: 'personal', keep: 'tab' },
  'channel.name': { type: 'text' },
  'channel.path': { type: 'text' },
  /** The groups that it is in, by the operator's list: it pays by Pix, what it begins with, who frames it. */
  'channel.paysByPix': { type: 'flag' },
  'channel.beginsWithRecurrence': { type: 'flag' },
  'channel.isEmbedded': { type: 'flag' },
  'channel.isLoyalty': { type: 'flag' },
  'channel.opensRecharge': { type: 'flag' },
  'channel.mayBeScheduled': { type: 'flag' },

  /** What the session itself says of an offer that the customer came for. */
  'session.offerId': { type: 'text', keep: 'tab' },

  /** What is switched on for this customer, as the operator said at login; all off when it did not. */
  'toggles.lightBlue': { type: 'flag', keep: 'tab' },
  /** The smart checkout, the one inside the page, and the gateway's environment that the latter talks with. */
  'toggles.checkout': { type: 'flag', keep: 'tab' },
  'toggles.sdkCheckout': { type: 'flag', keep: 'tab' },
  'toggles.sdkEnv': { type: 'text', keep: 'tab' },
  'toggles.campaigns': { type: 'flag', keep: 'tab' },

  /** Calls that this operator does not have. */
  'operator.lacksDataChange': { type: 'flag' },
  'operator.lacksScheduleStop': { type: 'flag' },
  'operator.lacksDebitFavorite': { type: 'flag' },
  'operator.lacksCaixaDeletion': { type: 'flag' },
  'operator.lacksCardConfirmation': { type: 'flag' },

  'login.msisdn': { type: 'text', form: MSISDN, label: 'personal', keep: 'tab' },
  'login.code': { type: 'text', label: 'personal' },
  /** Opaque: what the operator calls the number while a code is on its way. */
  'login.handle': { type: 'text', label: 'personal', keep: 'tab' },
  /** What somebody signed to log their customer in: it came with the address, is used once, and kept nowhere. */
  'login.payload': { type: 'text', form: SIGNED, label: 'personal', taken: true },
  /** Cents that a link brought, to be chosen with the login; and what the operator calls them while a code is on its way. */
  'login.value': { type: 'number', keep: 'tab' },
  'login.valueHandle': { type: 'text', keep: 'tab' },
  /** How many codes the operator has refused as wrong in this tab's login. */
  'login.wrongTries': { type: 'number', keep: 'tab' },
  /** When the last code was sent, in ms on the page's monotonic clock: another page cannot compare it. */
  'login.sentAt': { type: 'number' },

  'customer.name': { type: 'text', label: 'personal', keep: 'tab' },
  /** What the operator counts the customer among, by its own word; kept for the variants that are for some of them. */
  'customer.segment': { type: 'text', label: 'personal', keep: 'tab' },
  /** What the customer wants to be called from now on. */
  'customer.newName': { type: 'text', label: 'personal' },
  'customer.email': { type: 'text', label: 'personal' },
  /** Digits only. */
  'customer.cpf': { type: 'text', form: CPF, label: 'personal' },
  /** DDMMAA. */
  'customer.birthDate': { type: 'text', form: /^\d{6}$/, label: 'personal' },
  /** Whether the operator may send its news from now on, as it was just switched. */
  'customer.receivesInformation': { type: 'flag', label: 'personal' },
  /** Whoever was here has just deleted their account. */
  'customer.isDeleted': { type: 'flag' },

  /** A number of the customer's list that is looked at. */
  'recipient.msisdn': { type: 'text', form: MSISDN, label: 'personal' },
  'recipient.name': { type: 'text', label: 'personal' },
  /** One that is typed to be saved, and how it is to be called: kept until it is. */
  'recipient.newMsisdn': { type: 'text', form: MSISDN, label: 'personal' },
  'recipient.newName': { type: 'text', label: 'personal' },
  /** What the customer knows it by: its name, else the number itself. */
  'recipient.called': { type: 'text', label: 'personal' },

  /** The saved card that is looked after. */
  'card.token': { type: 'text' },
  'card.kind': { type: 'choice', options: cardKinds },
  /** It as a person knows it: `Visa final 4242`. */
  'card.name': { type: 'text' },
  'card.isFavorite': { type: 'flag' },
  /** Known to be the customer's own. */
  'card.isConfirmed': { type: 'flag' },
  /** It pays the customer's schedule, which ends with it. */
  'card.paysSchedule': { type: 'flag' },
  /** How many cards of its kind may still be saved in 30 days; absent where nobody knows, or there is no limit. */
  'card.changesLeft': { type: 'number' },
  /** A payment waits for it to be confirmed. */
  'card.isPaying': { type: 'flag' },
  /** The tokens that a card was sent to be saved under while no answer has come, a space between them. */
  'card.sentTokens': { type: 'text' },
  /** Cents that the person read on the card's statement. */
  'card.statementCents': { type: 'number' },

  'schedule.frequency': { type: 'choice', options: ['weekly', 'monthly'], keep: 'tab' },
  /** `monday` and its like for a weekly schedule, `01`–`28` for a monthly one. */
  'schedule.day': { type: 'text', form: SCHEDULE_DAY, keep: 'tab' },
  /** Cents. */
  'schedule.value': { type: 'number', keep: 'tab' },
  'schedule.recipient': { type: 'text', form: MSISDN, label: 'personal', keep: 'tab' },
  /** The token of the saved card that pays. */
  'schedule.card': { type: 'text', keep: 'tab' },
  /** That card's brand, as the operator writes it, and its last digits. */
  'schedule.cardBrand': { type: 'text', keep: 'tab' },
  'schedule.cardLast': { type: 'text', form: /^\d{1,4}$/, keep: 'tab' },
  /** When it was switched on, ISO 8601 in UTC. */
  'schedule.since': { type: 'text' },
  /** Whether the operator has it. Not known until it was asked. */
  'schedule.isOn': { type: 'flag' },
  /** What the person was last told is scheduled, as one line; undefined when that was nothing. */
  'schedule.told': { type: 'text', label: 'personal' },
  /** What is chosen was agreed to, and nothing else was begun since. */
  'schedule.isAgreed': { type: 'flag' },
  /** Other days for what is scheduled, until they are saved. */
  'schedule.newFrequency': { type: 'choice', options: ['weekly', 'monthly'] },
  'schedule.newDay': { type: 'text', form: SCHEDULE_DAY },

  /** Cents. */
  'recharge.value': { type: 'number', keep: 'tab' },
  /** It came with the session, and nothing was made of it yet. */
  'recharge.isPreselected': { type: 'flag', keep: 'tab' },
  'recharge.target': { type: 'text', form: MSISDN, label: 'personal', keep: 'tab' },
  /** A number that was typed and waits to be confirmed. */
  'recharge.newTarget': { type: 'text', form: MSISDN, label: 'personal' },
  /** The recharge is for a number that is not the customer's own. */
  'recharge.forOther': { type: 'flag', keep: 'tab' },
  /** The session ended while another's number was chosen: it is forgotten, and has to be chosen again. */
  'recharge.targetLost': { type: 'flag', keep: 'tab' },
  /** A former recharge once more, by a way that is known: shown as a whole before it is paid. */
  'recharge.isRepeat': { type: 'flag' },
  /** How the one that is repeated was paid, whatever has become of its card. */
  'recharge.repeatType': { type: 'choice', options: paymentTypes },
  'recharge.id': { type: 'text', keep: 'tab' },
  'recharge.nsu': { type: 'text', keep: 'tab' },
  /** ISO 8601 in UTC. */
  'recharge.date': { type: 'text', keep: 'tab' },
  /** This device may lack a record of what was paid on it: nothing is offered to be paid before the history was read. */
  'recharge.isUnkept': { type: 'flag' },
  /** This page has read what the operator lists as begun before it was loaded. Only that reading says so. */
  'recharge.isRecalled': { type: 'flag' },
  /** The history could not be read, and the customer pays all the same, knowing that it may be a second time. */
  'recharge.isRiskTaken': { type: 'flag' },
  /** The operator was told that the attempt on screen was abandoned: not again, however often the page is loaded. */
  'recharge.cartTold': { type: 'flag', keep: 'tab' },
  /** What the page around ours was told of the last attempt: names of states, one after the other. */
  'recharge.told': { type: 'text', keep: 'tab' },

  /** A larger value that is offered, in cents, and the data that come with it, in GB: the second ones on top, by Pix. */
  'upsell.value': { type: 'number', keep: 'tab' },
  'upsell.bonusGb': { type: 'number', keep: 'tab' },
  'upsell.pixBonusGb': { type: 'number', keep: 'tab' },
  /** It was offered in place of the chosen value: not again in this visit. */
  'upsell.messageConfirm': { type: 'flag', keep: 'tab' },
  /** It was taken: its bonus is promised. */
  'upsell.upsellConfirm': { type: 'flag', keep: 'tab' },
  /** It was offered before anything was chosen: not again in this visit. */
  'upsell.proactiveConfirm': { type: 'flag', keep: 'tab' },

  /** What was confirmed last, whatever is chosen since: value in cents, number, and way of paying as a person knows it. */
  'order.value': { type: 'number', keep: 'tab' },
  'order.target': { type: 'text', form: MSISDN, label: 'personal', keep: 'tab' },
  'order.method': { type: 'text', keep: 'tab' },
  'order.type': { type: 'choice', options: paymentTypes, keep: 'tab' },
  /** The data, in GB, that an offer promised with it; undefined where none was taken, or this tab did not order it. */
  'order.promisedGb': { type: 'number', keep: 'tab' },

  /** The recharge of the history that is looked at: value in cents, date in UTC, and how it was paid in words. */
  'past.value': { type: 'number' },
  'past.target': { type: 'text', form: MSISDN, label: 'personal' },
  'past.date': { type: 'text' },
  'past.nsu': { type: 'text' },
  'past.status': { type: 'choice', options: rechargeStates },
  'past.method': { type: 'text' },
  /** Undefined for a way that the app does not know. */
  'past.type': { type: 'choice', options: paymentTypes },
  /** The token of the saved card that would pay it once more. */
  'past.card': { type: 'text' },
  /** This device looks after it: there is a page that shows how it stands. */
  'past.isOpen': { type: 'flag' },

  /** What ended within the last hour, before this page was loaded: value in cents, and its date in UTC. */
  'recent.value': { type: 'number' },
  'recent.target': { type: 'text', form: MSISDN, label: 'personal' },
  'recent.date': { type: 'text' },
  'recent.status': { type: 'choice', options: rechargeStates },

  'payment.type': { type: 'choice', options: paymentTypes },
  /** The token of a saved card, or `new`. */
  'payment.card': { type: 'text' },
  /**
   * Where it was chosen: by its `kind`, among other ways to pay, or in a list of `cards`, where those that are saved have
   * rows of their own.
   */
  'payment.cardAmong': { type: 'choice', options: ['kinds', 'cards'] },
  /** A saved card as a person knows it: `Visa final 4242`. */
  'payment.cardName': { type: 'text', keep: 'tab' },
  /** The brand of a saved card, as the operator writes it. */
  'payment.cardBrand': { type: 'text' },
  /** Whether the chosen saved card has no CVV at the operator. */
  'payment.cvvWanted': { type: 'flag' },
  'payment.saveCard': { type: 'flag' },
  /** Whether the customer has a saved card that could pay. */
  'payment.cardSaved': { type: 'flag' },
  /** The card that the CVV was typed for: its token, or `new`. */
  'payment.cvvCard': { type: 'text' },
  /** Whether the operator lets the customer pay by debit. */
  'payment.debitOffered': { type: 'flag' },
  /** What the card that is typed can be charged as. */
  'payment.cardUses': { type: 'choice', options: ['credit', 'debit', 'both'] },
  'payment.pan': { type: 'text', label: 'secret' },
  'payment.expiry': { type: 'text', label: 'secret' },
  'payment.cvv': { type: 'text', label: 'secret' },
  /** What a browser's wallet gave for the card that was chosen there. */
  'payment.walletToken': { type: 'text', label: 'secret' },
  /** What a saved card was untokenized to, and for which charge. */
  'payment.dataOnly': { type: 'text', label: 'secret' },
  /** What the card's issuer is asked to confirm, as the gateway's bridge needs it. */
  'payment.challenge': { type: 'text', label: 'secret' },
  /** That the issuer confirmed it. */
  'payment.proof': { type: 'text', label: 'secret' },
  /** How far that is: asked, or ended without a proof. */
  'payment.authentication': { type: 'choice', options: ['asked', 'failed', 'invalid', 'timedOut', 'unreachable'] },
  /** What of this customer's has no definite answer yet: a charge, or what waits to be paid by Pix, at the bank, at the checkout. */
  'payment.inFlight': { type: 'choice', options: ['none', 'charge', 'pix', 'pisp', 'checkout'], keep: 'tab' },
  /** It has been so for longer than the hour that the operator may take. */
  'payment.inFlightLong': { type: 'flag' },

  /** The charge that is shown may be sent once more as it is: this page holds it, and the operator would charge it once at most. */
  'payment.mayResend': { type: 'flag' },

  /** Of the card that is chosen. A page that is loaded anew, as for another channel, begins anew. */
  'dataOnly.status': { type: 'choice', options: dataOnlyStates },

  /** What the chat is called that the session came from, where it came from one. */
  'pix.externalId': { type: 'text', label: 'personal', keep: 'tab' },
  'pix.txid': { type: 'text', keep: 'tab' },
  'pix.code': { type: 'text' },
  /** Milliseconds since 1970, on the server's clock. */
  'pix.expiresAt': { type: 'number' },

  /** The bank to pay at, and the server of it that is asked, by the operator's ids. */
  'pisp.organization': { type: 'text' },
  'pisp.authorizationServer': { type: 'text' },
  /** That bank as a person knows it. */
  'pisp.bank': { type: 'text', keep: 'tab' },
  /** Nobody can say which banks there are. */
  'pisp.banksUnread': { type: 'flag' },
  /** The CPF of who pays. */
  'pisp.payerDocument': { type: 'text', form: CPF, label: 'personal' },
  'pisp.id': { type: 'text', form: RECHARGE_ID, keep: 'tab' },
  /** Just created: the person has not been at the bank yet. */
  'pisp.isFresh': { type: 'flag' },
  /** It was asked for long enough: in processing. */
  'pisp.gaveUp': { type: 'flag' },

  'checkout.id': { type: 'text', form: RECHARGE_ID, keep: 'tab' },
  /** Just created: the person has not been at the checkout yet. */
  'checkout.isFresh': { type: 'flag' },
  /** It was asked for long enough: in processing. */
  'checkout.gaveUp': { type: 'flag' },
} as const satisfies { readonly [name: string]: FactDefinition }

interface FactDefinition {
  readonly type: 'text' | 'number' | 'flag' | 'choice'
  readonly options?: readonly string[]
  readonly form?: RegExp
  readonly label?: 'secret' | 'personal'
  readonly keep?: 'tab'
  readonly taken?: true
}

type Facts = typeof facts
export type FactName = keyof Facts
export type SecretFactName = { [N in FactName]: Facts[N] extends { label: 'secret' } ? N : never }[FactName]
/** What may be kept in the fact store: all but the secrets. */
export type PlainFactName = Exclude<FactName, SecretFactName>

interface ValueOf {
  text: string
  number: number
  flag: boolean
}
export type FactValue<N extends FactName> = Facts[N] extends { type: 'choice'; options: readonly (infer V)[] }
  ? V
  : Facts[N] extends { type: infer T extends keyof ValueOf }
    ? ValueOf[T]
    : never

/** Some facts and their values; `undefined` forgets one. */
export type FactValues = { readonly [N in PlainFactName]?: FactValue<N> | undefined }

/** Whether a name is a fact's; never true for a name that every object inherits. */
export function isFactName(name: string): name is FactName {
  return Object.prototype.hasOwnProperty.call(facts, name)
}

export function isPlainFactName(name: string): name is PlainFactName {
  return isFactName(name) && !isSecret(name)
}

export function isSecret(name: FactName): name is SecretFactName {
  const definition: FactDefinition = facts[name]
  return definition.label === 'secret'
}

/** Whether a value read back from storage or written by a block is one that the fact can have. */
export function accepts(name: FactName, value: unknown): boolean {
  const { type, options, form }: FactDefinition = facts[name]
  switch (type) {
    case 'choice':
      return options?.some(option => option === value) === true
    case 'text':
      return typeof value === 'string' && form?.test(value) !== false
    case 'flag':
      return typeof value === 'boolean'
    case 'number':
      // Amounts and moments: there is none below zero.
      return typeof value === 'number' && Number.isFinite(value) && value >= 0
  }
}

/** Facts that an address is rid of at once. */
export function isTaken(name: FactName): boolean {
  const definition: FactDefinition = facts[name]
  return definition.taken === true
}

/** Facts that a reload of the page keeps. */
export function isKept(name: FactName): boolean {
  const definition: FactDefinition = facts[name]
  return definition.keep === 'tab'
}
