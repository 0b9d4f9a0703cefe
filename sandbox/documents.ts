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

/** A card token of the card service. The card's number is never stored. */
export interface CardDocument {
  readonly token: string
  readonly brand: Brand
  readonly bin: string
  readonly last: string
  readonly outcome: CardOutcome
  /** The customer who saved the card; only they can pay with it. */
  readonly owner?: string
}

export interface SavedCardDocument {
  readonly token: string
  readonly brand: Brand
  readonly last: string
  readonly favorite: boolean
  readonly confirmed: boolean
  /** Whether the operator stores its CVV; otherwise each payment asks for it. */
  readonly keepsCvv: boolean
  /** How many wrong amounts were sent to confirm it. */
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
  /** Key of the seed that the customer was created from. */
  readonly seed: string
  readonly name: string
  readonly status: 'ACTIVE' | 'CREATED'
  readonly createdAt: number
  /** The limits of this customer that differ from the general limits. */
  readonly limits: Partial<Limits>
  readonly segment: Segment
  readonly quirks: Quirks
  readonly recipients: readonly RecipientDocument[]
  /** When recipients were added and removed (ms), for the rules that look back 30 days. */
  readonly recipientsAdded: readonly number[]
  readonly recipientsRemoved: Readonly<Record<string, number>>
  readonly cards: readonly SavedCardDocument[]
  readonly debitCards: readonly SavedCardDocument[]
  readonly cefCards: readonly SavedCardDocument[]
  /** When credit and debit cards were added in the last 30 days (ms), including deleted cards. */
  readonly cardsAdded: readonly number[]
  readonly debitCardsAdded: readonly number[]
  readonly updatedAt: number
  readonly receivesInformation: boolean
  readonly email?: string
  readonly cpf?: string
  /** The account's earlier CPFs, with the times (ms) at which it gave them up. */
  readonly cpfsLeft?: Readonly<Record<string, number>>
  /** When the account was deleted. The document stays, for the ledger and the 30 days of grace. */
  readonly deletedAt?: number
  /** The features that the operator switched on for this customer. */
  readonly switches: SwitchesDocument
  /** Set while the account is being registered: it cannot be deleted yet (240). */
  readonly registering?: true
}

/** A session. It is stored after its end, so that the operator still recognises a repeated logout. */
export interface SessionDocument {
  readonly token: string
  readonly customerId: string
  readonly expiresAt: number
  readonly ended: boolean
  /** The device on which the session works; undefined means every device. */
  readonly deviceId?: string
}

export interface SmsDocument {
  readonly msisdn: string
  readonly code: string
  readonly sentAt: number
}

/** Wrong SMS codes of a number, stored longer than the code for which they were typed. */
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

/** A signed link: the customer, the amount and number to recharge, and its expiry. */
export interface LinkDocument {
  readonly payload: string
  readonly msisdn: string
  readonly valueCents?: number | undefined
  readonly recipient?: string | undefined
  readonly expiresAt: number
  readonly isUsed: boolean
}

/** The request that first used a key, and the answer that a repeat gets. */
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
  /** Maps an msisdn to a customer id. */
  readonly number: { readonly customerId: string }
  readonly session: SessionDocument
  readonly sms: SmsDocument
  readonly tries: TriesDocument
  /** When (ms) SMS of the last minutes were caused, by the name of the number or device. */
  readonly smsTimes: { readonly name: string; readonly times: readonly number[] }
  /** When (ms) a network address last had a code sent to a number. Keyed `<network address>/<number>`. */
  readonly smsNumber: { readonly key: string; readonly at: number }
  readonly handle: HandleDocument
  /** Keyed by its signature. */
  readonly link: LinkDocument
  /** Keyed `<customer id>/<token>`. */
  readonly secureToken: SecureTokenDocument
  readonly card: CardDocument
  /** Keyed `<customer id>/<charge id>`. */
  readonly charge: ChargeDocument
  /** Maps a charge id to a customer id. */
  readonly chargeOwner: { readonly customerId: string }
  /** The place of a charge in a list: its key and its time there. Keyed `<list>/<time>/<sequence>`. */
  readonly chargePlace: { readonly at: number; readonly charge: string }
  /** The amount that was spent on a day. Keyed `<account>/<day>`. */
  readonly spent: { readonly count: number; readonly cents: number }
  /** Keyed by customer id. */
  readonly recurrence: RecurrenceDocument
  /** Keyed by `pixExternalId`. */
  readonly pixChat: { readonly id: string; readonly customerId: string }
  readonly intention: IntentionDocument
  readonly event: EventDocument
  readonly key: KeyDocument
  readonly fault: FaultDocument
  readonly counter: { readonly value: number }
  readonly setting: { readonly value: number }
}

export type Kind = keyof Documents
