import { paymentTypes } from './rules/payment-types.ts'

/** The kinds of saved cards. `cef` is a debit card of Caixa Econômica Federal. */
export const cardKinds = ['credit', 'debit', 'cef'] as const

/** The operator's statuses of a recharge: delivered, not delivered, in progress. */
const rechargeStates = ['OK', 'NOK', 'PENDING'] as const

/** The data-only statuses of a saved card (3-D Secure data-only). */
const dataOnlyStates = ['ineligible', 'eligible', 'waiting_untokenize', 'tokenizing', 'tokenized', 'failed'] as const

/** The pattern of a Brazilian number: area code and number. */
const MSISDN = /^\d{10,11}$/
const SCHEDULE_DAY = /^(?:(?:sun|mon|tues|wednes|thurs|fri|satur)day|0[1-9]|1\d|2[0-8])$/i
const CPF = /^\d{11}$/
/** A signed payload has at least 44 characters, so no other word in this app's addresses is taken for one. */
const SIGNED = /^[\w-][\w.-]{43,2047}$/
/** The operator's id of a recharge, which may be part of an address. */
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
  /**
   * Id of the customer to whom these facts belong. It survives a logout. If another customer logs in, all facts are
   * cleared.
   */
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

  /** The operator's id of the offer with which the session was opened. */
  'session.offerId': { type: 'text', keep: 'tab' },

  /**
   * A feature that the operator switched on for this customer. It is read at login; if that read fails, all features
   * are off.
   */
  'toggles.lightBlue': { type: 'flag', keep: 'tab' },
  /** Whether the Mercado Pago checkout is switched on. */
  'toggles.checkout': { type: 'flag', keep: 'tab' },
  /** Whether the checkout inside the page is switched on. */
  'toggles.sdkCheckout': { type: 'flag', keep: 'tab' },
  /** The gateway's environment, such as `hml` (test), that the checkout inside the page uses. */
  'toggles.sdkEnv': { type: 'text', keep: 'tab' },
  'toggles.campaigns': { type: 'flag', keep: 'tab' },

  /** Whether this operator has no call to change the customer's own data. */
  'operator.lacksDataChange': { type: 'flag' },
  'operator.lacksScheduleStop': { type: 'flag' },
  'operator.lacksDebitFavorite': { type: 'flag' },
  'operator.lacksCaixaDeletion': { type: 'flag' },
  'operator.lacksCardConfirmation': { type: 'flag' },
  /** Whether this operator takes no card. A schedule needs a saved card, so there is none either. */
  'operator.lacksCards': { type: 'flag' },
  /** The operator's bonus rules as JSON, if they differ from the specification's. */
  'operator.bonus': { type: 'text', keep: 'tab' },

  'login.msisdn': { type: 'text', form: MSISDN, label: 'personal', keep: 'tab' },
  'login.code': { type: 'text', label: 'personal' },
  /** The operator's encrypted form of the phone number. Together with the SMS code it opens the session. */
  'login.handle': { type: 'text', label: 'personal', keep: 'tab' },
  /** A payload that a partner signed to log its customer in. It comes from a link, is used once and is never stored. */
  'login.payload': { type: 'text', form: SIGNED, label: 'personal', taken: true },
  /**
   * The recharge amount from a link, in cents. The login sends it, and the operator returns it when the session is
   * opened.
   */
  'login.value': { type: 'cents', keep: 'tab' },
  /** The operator's encrypted form of the amount from a link. */
  'login.valueHandle': { type: 'text', keep: 'tab' },
  /** How many wrong codes the customer has typed in this tab's login. */
  'login.wrongTries': { type: 'number', keep: 'tab' },
  /**
   * When the last code was sent (ms on the page's monotonic clock). Another page cannot compare this time with its own
   * clock.
   */
  'login.sentAt': { type: 'number' },

  'customer.name': { type: 'text', label: 'personal', keep: 'tab' },
  /** The customer's segment, as the operator spells it. A variant of a flow can be limited to some segments. */
  'customer.segment': { type: 'text', label: 'personal', keep: 'tab' },
  /** The new name that the customer typed. */
  'customer.newName': { type: 'text', label: 'personal' },
  'customer.email': { type: 'text', label: 'personal' },
  /** The customer's CPF, digits only. */
  'customer.cpf': { type: 'text', form: CPF, label: 'personal' },
  /** A birth date as DDMMAA. */
  'customer.birthDate': { type: 'text', form: /^\d{6}$/, label: 'personal' },
  /** Whether the customer has just allowed the operator to send news (true) or withdrawn that (false). */
  'customer.receivesInformation': { type: 'flag', label: 'personal' },
  /** Whether the customer has just deleted their account on this page. */
  'customer.isDeleted': { type: 'flag' },

  /** The saved phone number that the screen shows. */
  'recipient.msisdn': { type: 'text', form: MSISDN, label: 'personal' },
  'recipient.name': { type: 'text', label: 'personal' },
  /** The number that the customer has typed and not saved yet. */
  'recipient.newMsisdn': { type: 'text', form: MSISDN, label: 'personal' },
  /** The name that the customer has typed for the number that is not saved yet. */
  'recipient.newName': { type: 'text', label: 'personal' },
  /** The saved number's name, or the number itself if it has no name. */
  'recipient.called': { type: 'text', label: 'personal' },

  /** The token of the saved card that the screen shows. */
  'card.token': { type: 'text' },
  'card.kind': { type: 'choice', options: cardKinds },
  /** The card's name on screen, such as `Visa final 4242`. */
  'card.name': { type: 'text' },
  'card.isFavorite': { type: 'flag' },
  /** Whether the customer has proved that the card is their own. */
  'card.isConfirmed': { type: 'flag' },
  /** Whether this card pays the customer's schedule. Deleting the card ends the schedule. */
  'card.paysSchedule': { type: 'flag' },
  /** How many cards of this kind can still be saved within 30 days. Absent if unknown or unlimited. */
  'card.changesLeft': { type: 'number' },
  /** Whether a payment is waiting for the customer to confirm this card. */
  'card.isPaying': { type: 'flag' },
  /** Tokens of cards for which the answer to saving was lost, separated by spaces. */
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
  /** The last digits of the number of the schedule's card. */
  'schedule.cardLast': { type: 'text', form: /^\d{1,4}$/, keep: 'tab' },
  /** When the schedule was created (ISO 8601, UTC). */
  'schedule.since': { type: 'text' },
  /** Whether the operator has a schedule for this customer. Unknown until the app has read it. */
  'schedule.isOn': { type: 'flag' },
  /** The schedule that a screen showed last, as one line of text. Undefined if no screen has shown one. */
  'schedule.told': { type: 'text', label: 'personal' },
  /** Whether the customer agreed to the chosen schedule and has not started to change it again. */
  'schedule.isAgreed': { type: 'flag' },
  /** The new frequency that the customer has chosen and not saved yet. */
  'schedule.newFrequency': { type: 'choice', options: ['weekly', 'monthly'] },
  /** The new day that the customer has chosen and not saved yet. */
  'schedule.newDay': { type: 'text', form: SCHEDULE_DAY },

  'recharge.value': { type: 'cents', keep: 'tab' },
  /** Whether the amount came with the session and the flow has not paid it yet. */
  'recharge.isPreselected': { type: 'flag', keep: 'tab' },
  'recharge.target': { type: 'text', form: MSISDN, label: 'personal', keep: 'tab' },
  /** A number that the customer has typed and not confirmed yet. */
  'recharge.newTarget': { type: 'text', form: MSISDN, label: 'personal' },
  /** Whether the recharge is for another person's number. */
  'recharge.forOther': { type: 'flag', keep: 'tab' },
  /**
   * Whether the session ended and the app therefore cleared the chosen number of another person. The customer must
   * choose it again.
   */
  'recharge.targetLost': { type: 'flag', keep: 'tab' },
  /**
   * Whether the customer repeats an earlier recharge with a known payment type. The whole recharge is shown before it
   * is paid.
   */
  'recharge.isRepeat': { type: 'flag' },
  /** The payment type of the repeated recharge, even if its card was deleted. */
  'recharge.repeatType': { type: 'choice', options: paymentTypes },
  'recharge.id': { type: 'text', keep: 'tab' },
  'recharge.nsu': { type: 'text', keep: 'tab' },
  /** The time of the recharge (ISO 8601, UTC). */
  'recharge.date': { type: 'text', keep: 'tab' },
  /**
   * Whether this device may lack records of the customer's charges. Then no payment is offered before the history was
   * read.
   */
  'recharge.isUnkept': { type: 'flag' },
  /**
   * Whether this page has searched the operator's history for charges from before it was loaded. Only the search before
   * a payment sets this fact.
   */
  'recharge.isRecalled': { type: 'flag' },
  /** Whether the amount is over a limit that the operator has sent, so that the operator would refuse the payment. */
  'recharge.isOverLimit': { type: 'flag' },
  /** Whether the customer accepted the risk of paying twice because the history could not be read. */
  'recharge.isRiskTaken': { type: 'flag' },
  /**
   * Whether the abandoned payment was reported to the operator. It survives a reload, so that it is reported only once.
   */
  'recharge.cartTold': { type: 'flag', keep: 'tab' },
  /** The statuses of the last payment that were sent to the embedding page, in order. */
  'recharge.told': { type: 'text', keep: 'tab' },

  /** The recharge amount that the app offers in place of the smaller amount that the customer chose. */
  'upsell.value': { type: 'cents', keep: 'tab' },
  /** The offer's bonus of mobile data, in GB. */
  'upsell.bonusGb': { type: 'number', keep: 'tab' },
  /** The offer's additional bonus for paying by Pix, in GB. */
  'upsell.pixBonusGb': { type: 'number', keep: 'tab' },
  /** Whether a larger amount was offered after the customer chose an amount. It is offered only once in a visit. */
  'upsell.messageConfirm': { type: 'flag', keep: 'tab' },
  /** Whether the customer accepted the offer of a larger amount and its bonus. */
  'upsell.upsellConfirm': { type: 'flag', keep: 'tab' },
  /** Whether the best offer was made before the customer chose an amount. It is made only once in a visit. */
  'upsell.proactiveConfirm': { type: 'flag', keep: 'tab' },

  /** The amount of the order that the customer confirmed last. Later choices do not change the facts of this order. */
  'order.value': { type: 'cents', keep: 'tab' },
  /** The recipient's number of the last confirmed order. */
  'order.target': { type: 'text', form: MSISDN, label: 'personal', shared: true, keep: 'tab' },
  /** The payment type of the last confirmed order, as the customer sees it. */
  'order.method': { type: 'text', keep: 'tab' },
  /** The payment type of the last confirmed order. */
  'order.type': { type: 'choice', options: paymentTypes, keep: 'tab' },
  /**
   * The mobile data (GB) that an accepted offer promised. Undefined if no offer was accepted, or if another tab placed
   * the order.
   */
  'order.promisedGb': { type: 'number', keep: 'tab' },

  /** The amount of the earlier recharge that the screen shows. */
  'past.value': { type: 'cents' },
  /** The recipient's number of the earlier recharge. */
  'past.target': { type: 'text', form: MSISDN, label: 'personal', shared: true },
  /** The time of the earlier recharge (ISO 8601, UTC). */
  'past.date': { type: 'text' },
  'past.nsu': { type: 'text' },
  'past.status': { type: 'choice', options: rechargeStates },
  /** The payment type of the earlier recharge, as the customer sees it. */
  'past.method': { type: 'text' },
  /** The payment type of the earlier recharge. Undefined if the app does not support it. */
  'past.type': { type: 'choice', options: paymentTypes },
  /** The token of the saved card that can pay the earlier recharge again. */
  'past.card': { type: 'text' },
  /**
   * Whether this device stores a record of the earlier recharge whose result is not known yet. Then a page can show its
   * status.
   */
  'past.isOpen': { type: 'flag' },

  /** The recharges that were delivered within the last hour and that this device has not shown yet. */
  'recent.done': { type: 'text', label: 'personal' },
  /** The recharges that failed within the last hour and that this device has not shown yet. */
  'recent.failed': { type: 'text', label: 'personal' },

  'payment.type': { type: 'choice', options: paymentTypes },
  /** The token of a saved card, or `new`. */
  'payment.card': { type: 'text' },
  /** Where the customer chose the card: in the list of payment types (`kinds`), or in a list of saved `cards`. */
  'payment.cardAmong': { type: 'choice', options: ['kinds', 'cards'] },
  /** The name of a saved card as the screen shows it, such as `Visa final 4242`. */
  'payment.cardName': { type: 'text', keep: 'tab' },
  /** The brand of a saved card, as the operator spells it. */
  'payment.cardBrand': { type: 'text' },
  /** Whether the customer must type the CVV of the chosen saved card, because the operator does not store it. */
  'payment.cvvWanted': { type: 'flag' },
  'payment.saveCard': { type: 'flag' },
  /** Whether the customer has a saved card that can pay. */
  'payment.cardSaved': { type: 'flag' },
  /** The card for which the customer typed the CVV: its token, or `new`. */
  'payment.cvvCard': { type: 'text' },
  /** Whether the operator lets the customer pay by debit. */
  'payment.debitOffered': { type: 'flag' },
  /** Whether the typed card can be charged as credit, as debit, or both. */
  'payment.cardUses': { type: 'choice', options: ['credit', 'debit', 'both'] },
  'payment.pan': { type: 'text', label: 'secret' },
  'payment.expiry': { type: 'text', label: 'secret' },
  'payment.cvv': { type: 'text', label: 'secret' },
  /** The token that a browser's wallet returned for the card that the customer chose in it. */
  'payment.walletToken': { type: 'text', label: 'secret' },
  /** The 3-D Secure fields of a charge by data-only, with the card, amount and number for which they are valid. */
  'payment.dataOnly': { type: 'text', label: 'secret' },
  /** The payment that the card's issuer is asked to confirm. */
  'payment.challenge': { type: 'text', label: 'secret' },
  /** The proof that the issuer confirmed the payment. */
  'payment.proof': { type: 'text', label: 'secret' },
  /**
   * The state of the issuer's confirmation. `asked`: the issuer has not answered yet. The other options are reasons why
   * there is no proof.
   */
  'payment.authentication': { type: 'choice', options: ['asked', 'failed', 'invalid', 'timedOut', 'unreachable'] },
  /**
   * The customer's payment without a final result: a charge, or an order to pay by Pix, at a bank or at Mercado Pago.
   */
  'payment.inFlight': { type: 'choice', options: ['none', 'charge', 'pix', 'pisp', 'checkout'], keep: 'tab' },
  /** Whether the open payment is older than one hour, the time that the operator may take. */
  'payment.inFlightLong': { type: 'flag' },

  /**
   * Whether the charge on screen can be sent again: this page still has its bytes, and the operator would charge them
   * at most once.
   */
  'payment.mayResend': { type: 'flag' },

  /** The 3-D Secure data-only status of the chosen card. A reload resets it. */
  'dataOnly.status': { type: 'choice', options: dataOnlyStates },

  /**
   * The operator's id of the chat that led the customer to this app, if any. The operator returns it when the session
   * is opened.
   */
  'pix.externalId': { type: 'text', label: 'personal', keep: 'tab' },
  'pix.txid': { type: 'text', keep: 'tab' },
  'pix.code': { type: 'text' },
  /** When the Pix expires (Unix time in ms, by the operator's clock). */
  'pix.expiresAt': { type: 'number' },

  /** The operator's id of the bank at which the customer pays. */
  'pisp.organization': { type: 'text' },
  /** The operator's id of the authorization server of the bank at which the customer pays. */
  'pisp.authorizationServer': { type: 'text' },
  /** The bank's name as the screen shows it. */
  'pisp.bank': { type: 'text', keep: 'tab' },
  /** Whether the list of banks could not be read. */
  'pisp.banksUnread': { type: 'flag' },
  /** The CPF of the payer. */
  'pisp.payerDocument': { type: 'text', form: CPF, label: 'personal' },
  'pisp.id': { type: 'text', form: RECHARGE_ID, keep: 'tab' },
  /** Whether the payment was just created and the app has not sent the customer to the bank yet. */
  'pisp.isFresh': { type: 'flag' },
  /**
   * Whether the app has read the status of the bank payment several times without a result. The payment is then shown
   * as processing.
   */
  'pisp.gaveUp': { type: 'flag' },

  'checkout.id': { type: 'text', form: RECHARGE_ID, keep: 'tab' },
  /** Whether the payment was just created and the app has not sent the customer to the checkout yet. */
  'checkout.isFresh': { type: 'flag' },
  /**
   * Whether the app has read the checkout's status several times without a result. The payment is then shown as
   * processing.
   */
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
/** The names of the facts that the fact store can contain: all that are not secret. */
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

/** Facts to write. A value of `undefined` clears the fact. */
export type FactValues = { readonly [N in PlainFactName]?: FactValue<N> | undefined }

/** Returns whether a text is the name of a fact. Returns false for an inherited property such as `constructor`. */
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

/** Returns whether the value is valid for the fact. The value may come from storage or from a block. */
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
      // Amounts, counts and times are never negative.
      return typeof value === 'number' && Number.isFinite(value) && value >= 0
  }
}

/** Returns whether the fact is removed from the address at once. */
export function isTaken(name: FactName): boolean {
  const definition: FactDefinition = facts[name]
  return definition.taken === true
}

/** Returns whether the fact survives a reload of the page. */
export function isKept(name: FactName): boolean {
  const definition: FactDefinition = facts[name]
  return definition.keep === 'tab'
}
