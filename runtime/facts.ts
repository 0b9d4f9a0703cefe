import { paymentTypes } from './rules/payment-types.ts'

/** The kinds of saved cards; `cef` is a debit card of Caixa Econômica Federal. */
export const cardKinds = ['credit', 'debit', 'cef'] as const

/** The operator's states of a recharge: delivered, not delivered, in progress. */
const rechargeStates = ['OK', 'NOK', 'PENDING'] as const

/** The states of a saved card that is going to be charged by 3-D Secure data-only. */
const dataOnlyStates = ['ineligible', 'eligible', 'waiting_untokenize', 'tokenizing', 'tokenized', 'failed'] as const

/** The pattern of a national number with its area code. */
const MSISDN = /^\d{10,11}$/
/** A weekday in English, or a day of the month that every month has. */
const SCHEDULE_DAY = /^(?:(?:sun|mon|tues|wednes|thurs|fri|satur)day|0[1-9]|1\d|2[0-8])$/i
const CPF = /^\d{11}$/
/** At least 44 characters, which is longer than any word in an address of this app. */
const SIGNED = /^[\w-][\w.-]{43,2047}$/
/** The operator's id of a recharge. An address may contain it. */
const RECHARGE_ID = /^[\w-][\w.-]{0,63}$/

/**
 * Every fact of the application: its name, its type, how confidential it is, and how long it lasts.
 *
 * - `type`: `cents` is an amount of money in cents; a `number` is anything else that is counted.
 * - `label`: `secret` never leaves the vault; `personal` never reaches an address or a report.
 * - `keep`: `tab` facts survive a reload of the page, until logout. All others last as long as the page.
 * - `form`: the pattern of a text. A stored value is checked against it, as anybody can write to storage.
 * - `taken`: an address may contain it although it is personal. It is removed from the address before anything else.
 * - `shared`: a text that the customer shares may contain it although it is personal: a receipt says which number was
 *   recharged.
 */
export const facts = {
  'session.authenticated': { type: 'flag' },
  'session.msisdn': { type: 'text', form: MSISDN, label: 'personal' },
  'session.customerId': { type: 'text', label: 'personal' },
  /** Id of the customer these facts belong to. It survives logout; if somebody else logs in, all facts are dropped. */
  'session.owner': { type: 'text', label: 'personal', keep: 'tab' },
  'channel.name': { type: 'text' },
  'channel.path': { type: 'text' },
  /** Whether the operator's settings list the channel in `pix_channels`. */
  'channel.paysByPix': { type: 'flag' },
  /** Whether the operator's settings list the channel in `recurrence_channels`. */
  'channel.beginsWithRecurrence': { type: 'flag' },
  /** Whether the operator's settings list the channel in `embedded_channels`. */
  'channel.isEmbedded': { type: 'flag' },
  /** Whether the operator's settings list the channel in `loyalty_channels`. */
  'channel.isLoyalty': { type: 'flag' },
  /** Whether the operator's settings list the channel in `recharge_page_channels`. */
  'channel.opensRecharge': { type: 'flag' },
  /** Whether the operator's settings list the channel in `eligible_scheduled_channels`. */
  'channel.mayBeScheduled': { type: 'flag' },

  /** The operator's id of the offer that the session was opened for. */
  'session.offerId': { type: 'text', keep: 'tab' },

  /** Features that the operator switched on for this customer, read at login; all off if that read failed. */
  'toggles.lightBlue': { type: 'flag', keep: 'tab' },
  /** Whether the smart checkout is on. */
  'toggles.checkout': { type: 'flag', keep: 'tab' },
  /** Whether the checkout inside the page is on. */
  'toggles.sdkCheckout': { type: 'flag', keep: 'tab' },
  /** The gateway's environment for the checkout inside the page. */
  'toggles.sdkEnv': { type: 'text', keep: 'tab' },
  'toggles.campaigns': { type: 'flag', keep: 'tab' },

  /** Whether this operator lacks the call to change the customer's own data. */
  'operator.lacksDataChange': { type: 'flag' },
  'operator.lacksScheduleStop': { type: 'flag' },
  'operator.lacksDebitFavorite': { type: 'flag' },
  'operator.lacksCaixaDeletion': { type: 'flag' },
  'operator.lacksCardConfirmation': { type: 'flag' },

  'login.msisdn': { type: 'text', form: MSISDN, label: 'personal', keep: 'tab' },
  'login.code': { type: 'text', label: 'personal' },
  /** The operator's opaque id for the phone number. With it, the SMS code opens the session. */
  'login.handle': { type: 'text', label: 'personal', keep: 'tab' },
  /** A payload that a partner signed to log its customer in. It comes in an address, is used once and never stored. */
  'login.payload': { type: 'text', form: SIGNED, label: 'personal', taken: true },
  /** The amount from a link, chosen at login. */
  'login.value': { type: 'cents', keep: 'tab' },
  /** The operator's opaque id for the amount from a link. */
  'login.valueHandle': { type: 'text', keep: 'tab' },
  /** How many codes the operator has refused as wrong in this tab's login. */
  'login.wrongTries': { type: 'number', keep: 'tab' },
  /** When the last code was sent, in ms on the page's monotonic clock: another page cannot compare it. */
  'login.sentAt': { type: 'number' },

  'customer.name': { type: 'text', label: 'personal', keep: 'tab' },
  /** The customer's segment, in the operator's spelling. A variant of a flow can be for some segments only. */
  'customer.segment': { type: 'text', label: 'personal', keep: 'tab' },
  /** The new name that the customer typed. */
  'customer.newName': { type: 'text', label: 'personal' },
  'customer.email': { type: 'text', label: 'personal' },
  /** The customer's CPF, digits only. */
  'customer.cpf': { type: 'text', form: CPF, label: 'personal' },
  /** A birth date as DDMMAA. */
  'customer.birthDate': { type: 'text', form: /^\d{6}$/, label: 'personal' },
  /** Whether the customer just allowed the operator to send its news, or withdrew that. */
  'customer.receivesInformation': { type: 'flag', label: 'personal' },
  /** Whether the customer of this page has just deleted their account. */
  'customer.isDeleted': { type: 'flag' },

  /** The saved phone number that is on screen. */
  'recipient.msisdn': { type: 'text', form: MSISDN, label: 'personal' },
  'recipient.name': { type: 'text', label: 'personal' },
  /** The number to save that the customer typed, until it is saved. */
  'recipient.newMsisdn': { type: 'text', form: MSISDN, label: 'personal' },
  /** The name that the customer typed for the number to save, until it is saved. */
  'recipient.newName': { type: 'text', label: 'personal' },
  /** The saved number's name, or the number itself if it has no name. */
  'recipient.called': { type: 'text', label: 'personal' },

  /** The saved card that is on screen. */
  'card.token': { type: 'text' },
  'card.kind': { type: 'choice', options: cardKinds },
  /** The card's name on screen, such as `Visa final 4242`. */
  'card.name': { type: 'text' },
  'card.isFavorite': { type: 'flag' },
  /** Whether the customer has proved that the card is their own. */
  'card.isConfirmed': { type: 'flag' },
  /** Whether the card pays the customer's schedule, which ends if the card is deleted. */
  'card.paysSchedule': { type: 'flag' },
  /** How many cards of this kind may still be saved within 30 days; absent if unknown or unlimited. */
  'card.changesLeft': { type: 'number' },
  /** Whether a payment waits until the customer confirms this card. */
  'card.isPaying': { type: 'flag' },
  /** Tokens of attempts to save a card whose answer was lost, separated by spaces. */
  'card.sentTokens': { type: 'text' },
  /** The amount that the customer read on the card's statement. */
  'card.statementCents': { type: 'cents' },

  'schedule.frequency': { type: 'choice', options: ['weekly', 'monthly'], keep: 'tab' },
  /** A weekday such as `monday` for a weekly schedule, `01`–`28` for a monthly one. */
  'schedule.day': { type: 'text', form: SCHEDULE_DAY, keep: 'tab' },
  'schedule.value': { type: 'cents', keep: 'tab' },
  'schedule.recipient': { type: 'text', form: MSISDN, label: 'personal', keep: 'tab' },
  /** The token of the saved card that pays the schedule. */
  'schedule.card': { type: 'text', keep: 'tab' },
  /** The brand of the schedule's card, in the operator's spelling. */
  'schedule.cardBrand': { type: 'text', keep: 'tab' },
  /** The last digits of the schedule's card. */
  'schedule.cardLast': { type: 'text', form: /^\d{1,4}$/, keep: 'tab' },
  /** When the schedule was created, ISO 8601 in UTC. */
  'schedule.since': { type: 'text' },
  /** Whether the operator has a schedule. Unknown until the schedule was fetched. */
  'schedule.isOn': { type: 'flag' },
  /** The schedule that a screen showed last, as a single line; undefined if no screen showed a schedule. */
  'schedule.told': { type: 'text', label: 'personal' },
  /** Whether the customer agreed to the chosen schedule and has not started to change it since. */
  'schedule.isAgreed': { type: 'flag' },
  /** The schedule's new frequency that the customer chose, until it is saved. */
  'schedule.newFrequency': { type: 'choice', options: ['weekly', 'monthly'] },
  /** The schedule's new day that the customer chose, until it is saved. */
  'schedule.newDay': { type: 'text', form: SCHEDULE_DAY },

  'recharge.value': { type: 'cents', keep: 'tab' },
  /** Whether the amount came with the session and the flow has not used it yet. */
  'recharge.isPreselected': { type: 'flag', keep: 'tab' },
  'recharge.target': { type: 'text', form: MSISDN, label: 'personal', keep: 'tab' },
  /** A number that the customer typed and has not confirmed yet. */
  'recharge.newTarget': { type: 'text', form: MSISDN, label: 'personal' },
  /** Whether the recharge is for another person's number. */
  'recharge.forOther': { type: 'flag', keep: 'tab' },
  /**
   * Whether the session ended and the chosen number of another person was forgotten with it: the customer has to choose
   * the number again.
   */
  'recharge.targetLost': { type: 'flag', keep: 'tab' },
  /**
   * Whether the customer repeats a recharge whose payment type is known: the whole recharge is shown before it is paid.
   */
  'recharge.isRepeat': { type: 'flag' },
  /** The payment type of the recharge that is repeated, even if its card is gone. */
  'recharge.repeatType': { type: 'choice', options: paymentTypes },
  'recharge.id': { type: 'text', keep: 'tab' },
  'recharge.nsu': { type: 'text', keep: 'tab' },
  /** The time of the recharge, ISO 8601 in UTC. */
  'recharge.date': { type: 'text', keep: 'tab' },
  /**
   * Whether this device may lack records of the customer's charges: then no payment is offered before the history was
   * read.
   */
  'recharge.isUnkept': { type: 'flag' },
  /**
   * Whether this page has read the operator's history, for charges from before the page was loaded. Only that read sets
   * this fact.
   */
  'recharge.isRecalled': { type: 'flag' },
  /** Whether the customer accepts the risk of paying twice, after the history could not be read. */
  'recharge.isRiskTaken': { type: 'flag' },
  /**
   * Whether the abandoned attempt was reported to the operator. It survives a reload, so that the attempt is reported
   * only once.
   */
  'recharge.cartTold': { type: 'flag', keep: 'tab' },
  /** The states of the last attempt that were sent to the page that embeds ours, in order. */
  'recharge.told': { type: 'text', keep: 'tab' },

  /** The larger amount on offer. */
  'upsell.value': { type: 'cents', keep: 'tab' },
  /** The offer's bonus, in GB of mobile data. */
  'upsell.bonusGb': { type: 'number', keep: 'tab' },
  /** The offer's additional bonus for paying by Pix, in GB of mobile data. */
  'upsell.pixBonusGb': { type: 'number', keep: 'tab' },
  /**
   * Whether a larger amount was offered after the customer chose an amount: then it is not offered again in this visit.
   */
  'upsell.messageConfirm': { type: 'flag', keep: 'tab' },
  /** Whether the customer accepted the offer, so that its bonus is promised. */
  'upsell.upsellConfirm': { type: 'flag', keep: 'tab' },
  /** Whether the best offer was made before an amount was chosen: then it is not made again in this visit. */
  'upsell.proactiveConfirm': { type: 'flag', keep: 'tab' },

  /** The amount of the order that was confirmed last. Later choices do not change the facts of this order. */
  'order.value': { type: 'cents', keep: 'tab' },
  /** The number that the last confirmed order recharges. */
  'order.target': { type: 'text', form: MSISDN, label: 'personal', shared: true, keep: 'tab' },
  /** The payment type of the last confirmed order, in words. */
  'order.method': { type: 'text', keep: 'tab' },
  /** The payment type of the last confirmed order. */
  'order.type': { type: 'choice', options: paymentTypes, keep: 'tab' },
  /**
   * The mobile data in GB that an accepted offer promised; undefined if no offer was accepted or another tab made the
   * order.
   */
  'order.promisedGb': { type: 'number', keep: 'tab' },

  /** The amount of the recharge of the history that is on screen. */
  'past.value': { type: 'cents' },
  /** The number that the past recharge was for. */
  'past.target': { type: 'text', form: MSISDN, label: 'personal', shared: true },
  /** The time of the past recharge, ISO 8601 in UTC. */
  'past.date': { type: 'text' },
  'past.nsu': { type: 'text' },
  'past.status': { type: 'choice', options: rechargeStates },
  /** The payment type of the past recharge, in words. */
  'past.method': { type: 'text' },
  /** The payment type of the past recharge; undefined for one that the app does not support. */
  'past.type': { type: 'choice', options: paymentTypes },
  /** The token of the saved card that can pay the past recharge again. */
  'past.card': { type: 'text' },
  /** Whether this device has an open record of the past recharge, so that a page can show its status. */
  'past.isOpen': { type: 'flag' },

  /** The recharges that were delivered within the last hour and that this device has not shown before. */
  'recent.done': { type: 'text', label: 'personal' },
  /** The recharges that ended undelivered within the last hour and that this device has not shown before. */
  'recent.failed': { type: 'text', label: 'personal' },

  'payment.type': { type: 'choice', options: paymentTypes },
  /** The token of a saved card, or `new`. */
  'payment.card': { type: 'text' },
  /**
   * Where the customer chose the card: among the `kinds` of payment, or in a list of `cards`, where each saved card has
   * its own row.
   */
  'payment.cardAmong': { type: 'choice', options: ['kinds', 'cards'] },
  /** The name of a saved card on screen, such as `Visa final 4242`. */
  'payment.cardName': { type: 'text', keep: 'tab' },
  /** The brand of a saved card, in the operator's spelling. */
  'payment.cardBrand': { type: 'text' },
  /** Whether the operator has no CVV of the chosen saved card, so that the customer must type it. */
  'payment.cvvWanted': { type: 'flag' },
  'payment.saveCard': { type: 'flag' },
  /** Whether the customer has a saved card that can pay. */
  'payment.cardSaved': { type: 'flag' },
  /** The card for which the CVV was typed: its token, or `new`. */
  'payment.cvvCard': { type: 'text' },
  /** Whether the operator lets the customer pay by debit. */
  'payment.debitOffered': { type: 'flag' },
  /** Whether the typed card can be charged as credit, as debit, or as both. */
  'payment.cardUses': { type: 'choice', options: ['credit', 'debit', 'both'] },
  'payment.pan': { type: 'text', label: 'secret' },
  'payment.expiry': { type: 'text', label: 'secret' },
  'payment.cvv': { type: 'text', label: 'secret' },
  /** The token that a browser's wallet returned for the card chosen there. */
  'payment.walletToken': { type: 'text', label: 'secret' },
  /** The untokenized data of a saved card, and the charge for which the data is valid. */
  'payment.dataOnly': { type: 'text', label: 'secret' },
  /** The payment that the card's issuer is asked to confirm, in the form that the gateway's bridge needs. */
  'payment.challenge': { type: 'text', label: 'secret' },
  /** The proof that the issuer confirmed the payment. */
  'payment.proof': { type: 'text', label: 'secret' },
  /** The state of the issuer's confirmation: asked, or ended without a proof. */
  'payment.authentication': { type: 'choice', options: ['asked', 'failed', 'invalid', 'timedOut', 'unreachable'] },
  /** The customer's payment without a definite end: a charge, or an order to pay by Pix, at a bank or at checkout. */
  'payment.inFlight': { type: 'choice', options: ['none', 'charge', 'pix', 'pisp', 'checkout'], keep: 'tab' },
  /** Whether the open payment is older than the hour that the operator may take. */
  'payment.inFlightLong': { type: 'flag' },

  /**
   * Whether the charge on screen may be sent again: this page has its bytes, and the operator charges them at most
   * once.
   */
  'payment.mayResend': { type: 'flag' },

  /** The 3-D Secure data-only state of the chosen card. A reload of the page resets it. */
  'dataOnly.status': { type: 'choice', options: dataOnlyStates },

  /** The operator's id of the chat that the session came from, if it came from one. */
  'pix.externalId': { type: 'text', label: 'personal', keep: 'tab' },
  'pix.txid': { type: 'text', keep: 'tab' },
  'pix.code': { type: 'text' },
  /** The time at which the Pix expires, in ms since 1970 on the server's clock. */
  'pix.expiresAt': { type: 'number' },

  /** The operator's id of the bank to pay at. */
  'pisp.organization': { type: 'text' },
  /** The operator's id of that bank's authorization server. */
  'pisp.authorizationServer': { type: 'text' },
  /** The bank's name on screen. */
  'pisp.bank': { type: 'text', keep: 'tab' },
  /** Whether the list of banks could not be read. */
  'pisp.banksUnread': { type: 'flag' },
  /** The CPF of the payer. */
  'pisp.payerDocument': { type: 'text', form: CPF, label: 'personal' },
  'pisp.id': { type: 'text', form: RECHARGE_ID, keep: 'tab' },
  /** Whether the payment was just created, so that the customer has not been at the bank yet. */
  'pisp.isFresh': { type: 'flag' },
  /** Whether the status was polled long enough, so that the payment is in processing. */
  'pisp.gaveUp': { type: 'flag' },

  'checkout.id': { type: 'text', form: RECHARGE_ID, keep: 'tab' },
  /** Whether the payment was just created, so that the customer has not been at the checkout yet. */
  'checkout.isFresh': { type: 'flag' },
  /** Whether the status was polled long enough, so that the payment is in processing. */
  'checkout.gaveUp': { type: 'flag' },
} as const satisfies { readonly [name: string]: FactDefinition }

interface FactDefinition {
  readonly type: 'text' | 'number' | 'cents' | 'flag' | 'choice'
  readonly options?: readonly string[]
  readonly form?: RegExp
  readonly label?: 'secret' | 'personal'
  readonly keep?: 'tab'
  readonly taken?: true
  readonly shared?: true
}

type Facts = typeof facts
export type FactName = keyof Facts
export type SecretFactName = { [N in FactName]: Facts[N] extends { label: 'secret' } ? N : never }[FactName]
/** Names of the facts that the fact store may have: all facts that are not secret. */
export type PlainFactName = Exclude<FactName, SecretFactName>

interface ValueOf {
  text: string
  number: number
  cents: number
  flag: boolean
}
export type FactValue<N extends FactName> = Facts[N] extends { type: 'choice'; options: readonly (infer V)[] }
  ? V
  : Facts[N] extends { type: infer T extends keyof ValueOf }
    ? ValueOf[T]
    : never

/** Some facts and their new values; `undefined` clears a fact. */
export type FactValues = { readonly [N in PlainFactName]?: FactValue<N> | undefined }

/** Whether a text is the name of a fact; false for an inherited property such as `constructor`. */
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

/** Whether the fact can have a value that comes from storage or from a block. */
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
    case 'cents':
      // Amounts, counts and moments are never negative.
      return typeof value === 'number' && Number.isFinite(value) && value >= 0
  }
}

/** Whether the fact is removed from the address at once. */
export function isTaken(name: FactName): boolean {
  const definition: FactDefinition = facts[name]
  return definition.taken === true
}

/** Whether the fact survives a reload of the page. */
export function isKept(name: FactName): boolean {
  const definition: FactDefinition = facts[name]
  return definition.keep === 'tab'
}
