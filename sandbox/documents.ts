import type { CallName } from '../runtime/operator/contract/table.ts'
import type { ChargeDocument } from './charges/charge-documents.ts'
import type { Limits } from './limits.ts'
import type { Quirks } from './quirks.ts'
import type { Segment } from './seed/profiles.ts'
import type { CardOutcome } from './seed/test-cards.ts'
import type {
  EventDocument,
  IntentionDocument,
  RecurrenceDocument,
  SecureTokenDocument,
  SwitchesDocument,
} from './service-documents.ts'

export type Brand = 'ELO' | 'AMEX' | 'DINERS' | 'HIPERCARD' | 'MASTERCARD' | 'VISA'

/** A card, stored by its token. The card's number is never stored. */
export interface CardDocument {
  readonly token: string
  readonly brand: Brand
  readonly bin: string
  readonly last: string
  readonly outcome: CardOutcome
  /** The customer who saved the card. Other customers cannot pay with it. */
  readonly owner?: string
}

export interface SavedCardDocument {
  readonly token: string
  readonly brand: Brand
  readonly last: string
  readonly favorite: boolean
  readonly confirmed: boolean
  /** True if the operator stores the card's CVV. If the CVV is not stored, every payment needs it. */
  readonly keepsCvv: boolean
  /** Counts the wrong amounts that were sent to confirm the card. */
  readonly wrongConfirmations?: number
}

export interface RecipientDocument {
  readonly msisdn: string
  readonly name: string
  readonly favorite: boolean
}

export interface CustomerDocument {
  readonly id: string
  readonly msisdn: string
  /** The name of the test customer from which this customer was made. */
  readonly seed: string
  readonly name: string
  readonly status: 'ACTIVE' | 'CREATED'
  readonly createdAt: number
  /** This customer's own limits. They replace the general limits with the same names. */
  readonly limits: Partial<Limits>
  readonly segment: Segment
  readonly quirks: Quirks
  readonly recipients: readonly RecipientDocument[]
  /** The times (ms) at which recipients were added and removed, because some rules look back 30 days. */
  readonly recipientsAdded: readonly number[]
  readonly recipientsRemoved: Readonly<Record<string, number>>
  readonly cards: readonly SavedCardDocument[]
  readonly debitCards: readonly SavedCardDocument[]
  readonly cefCards: readonly SavedCardDocument[]
  /** The times (ms) at which cards were added in the last 30 days. They include cards that were deleted later. */
  readonly cardsAdded: readonly number[]
  readonly debitCardsAdded: readonly number[]
  readonly updatedAt: number
  readonly receivesInformation: boolean
  readonly email?: string
  readonly cpf?: string
  /** The account's earlier CPFs, each with the time (ms) at which it was changed. */
  readonly cpfsLeft?: Readonly<Record<string, number>>
  /**
   * The time at which the account was deleted. The document stays stored for the ledger and for the 30 days of grace.
   */
  readonly deletedAt?: number
  /** The features that the operator has switched on for this customer. */
  readonly switches: SwitchesDocument
  /** Set while the account is being registered. Such an account cannot be deleted yet (code 240). */
  readonly registering?: true
}

/** A session stays stored after its end, so that the operator recognises a repeated logout. */
export interface SessionDocument {
  readonly token: string
  readonly customerId: string
  readonly expiresAt: number
  readonly ended: boolean
  /** The device on which the session works. If undefined, it works on every device. */
  readonly deviceId?: string
}

export interface SmsDocument {
  readonly msisdn: string
  readonly code: string
  readonly sentAt: number
}

/** Counts the wrong SMS codes of a number. This count stays stored longer than the SMS code. */
export interface TriesDocument {
  readonly msisdn: string
  readonly wrong: number
  readonly since: number
  readonly blockedUntil: number
}

/** The number or amount that an `encryptedMsisdn` or `encryptedValor` represents. */
export interface HandleDocument {
  readonly handle: string
  readonly of: 'number' | 'value'
  readonly value: string
  readonly expiresAt: number
}

/** A signed link, with the customer, the number to recharge, the amount and the expiry. */
export interface LinkDocument {
  readonly payload: string
  readonly msisdn: string
  readonly valueCents?: number | undefined
  readonly recipient?: string | undefined
  readonly expiresAt: number
  readonly isUsed: boolean
}

/** The request that first used an idempotency key, and the answer for repeated requests. */
export interface KeyDocument {
  readonly place: string
  readonly fingerprint: string
  readonly answer: { readonly status: number; readonly body: unknown } | null
}

export interface FaultDocument {
  readonly id: string
  readonly sequence: number
  readonly call: CallName
  readonly fault: string
  readonly times: number
  readonly msisdn?: string | undefined
  readonly delayMs?: number | undefined
  readonly status?: number | undefined
  readonly code?: number | undefined
}

/** Everything that the sandbox stores, by kind. */
export interface Documents {
  readonly customer: CustomerDocument
  /** The customer id for each msisdn. */
  readonly number: { readonly customerId: string }
  readonly session: SessionDocument
  readonly sms: SmsDocument
  readonly tries: TriesDocument
  /** The times (ms) of the SMS that a number or device requested in the last minutes. */
  readonly smsTimes: { readonly name: string; readonly times: readonly number[] }
  /**
   * The time (ms) of the last SMS that a network address requested for a number.
   * The key is `<network address>/<number>`.
   */
  readonly smsNumber: { readonly key: string; readonly at: number }
  readonly handle: HandleDocument
  /** The key is the link's signature. */
  readonly link: LinkDocument
  /** The key is `<customer id>/<token>`. */
  readonly secureToken: SecureTokenDocument
  readonly card: CardDocument
  /** The key is `<customer id>/<charge id>`. */
  readonly charge: ChargeDocument
  /** The customer id for each charge id. */
  readonly chargeOwner: { readonly customerId: string }
  /**
   * Puts a charge into a list: `charge` is the charge's key, and `at` its time in the list. The key of this document is
   * `<list>/<time>/<sequence>`.
   */
  readonly chargePlace: { readonly at: number; readonly charge: string }
  /** The amount that an account spent on a day. The key is `<account>/<day>`. */
  readonly spent: { readonly count: number; readonly cents: number }
  /** The key is the customer id. */
  readonly recurrence: RecurrenceDocument
  /** The key is the `pixExternalId`. */
  readonly pixChat: { readonly id: string; readonly customerId: string }
  readonly intention: IntentionDocument
  readonly event: EventDocument
  readonly key: KeyDocument
  readonly fault: FaultDocument
  readonly counter: { readonly value: number }
  readonly setting: { readonly value: number }
}

export type Kind = keyof Documents
