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
  /** The customer who saved it; only they can pay with it. */
  readonly owner?: string
}

export interface SavedCardDocument {
  readonly token: string
  readonly brand: Brand
  readonly last: string
  readonly favorite: boolean
  readonly confirmed: boolean
  /** Whether the operator keeps its CVV; otherwise each payment asks for it. */
  readonly keepsCvv: boolean
  /** Wrong amounts that were given to confirm it. */
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
  /** Key of the seed that it was made from. */
  readonly seed: string
  readonly name: string
  readonly status: 'ACTIVE' | 'CREATED'
  readonly createdAt: number
  /** The limits that differ for this customer from everybody's. */
  readonly limits: Partial<Limits>
  readonly segment: Segment
  readonly quirks: Quirks
  readonly recipients: readonly RecipientDocument[]
  /** Recipients that were added and removed, with the times (ms), for the rules that look back 30 days. */
  readonly recipientsAdded: readonly number[]
  readonly recipientsRemoved: Readonly<Record<string, number>>
  readonly cards: readonly SavedCardDocument[]
  readonly debitCards: readonly SavedCardDocument[]
  readonly cefCards: readonly SavedCardDocument[]
  /** When credit and debit cards were added (ms), in the last 30 days; those that were deleted since, too. */
  readonly cardsAdded: readonly number[]
  readonly debitCardsAdded: readonly number[]
  readonly updatedAt: number
  readonly receivesInformation: boolean
  readonly email?: string
  readonly cpf?: string
  /** CPFs that the account had before, with the times (ms) that it gave them up. */
  readonly cpfsLeft?: Readonly<Record<string, number>>
  /** When the account was deleted; the document stays, for the ledger and the time of grace. */
  readonly deletedAt?: number
  /** The features that the operator switched on for this customer. */
  readonly switches: SwitchesDocument
  /** Still being registered: the account cannot be deleted yet (240). */
  readonly registering?: true
}

/** It is stored after its end, so that the operator still recognises a repeated logout. */
export interface SessionDocument {
  readonly token: string
  readonly customerId: string
  readonly expiresAt: number
  readonly ended: boolean
  /** The session works only on the device that opened it; on any device when left out. */
  readonly deviceId?: string
}

export interface SmsDocument {
  readonly msisdn: string
  readonly code: string
  readonly sentAt: number
}

/** Wrong codes of a number; stored longer than the code that they were typed for. */
export interface TriesDocument {
  readonly msisdn: string
  readonly wrong: number
  readonly since: number
  readonly blockedUntil: number
}

/** The number or value behind an `encryptedMsisdn` or `encryptedValor`. */
export interface HandleDocument {
  readonly handle: string
  readonly of: 'number' | 'value'
  readonly value: string
  readonly expiresAt: number
}

/** A link that was signed: whose session it opens, what is recharged for whom, and until when. */
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
  /** msisdn → customer id */
  readonly number: { readonly customerId: string }
  readonly session: SessionDocument
  readonly sms: SmsDocument
  readonly tries: TriesDocument
  /** When (ms) somebody caused the SMS of the last minutes. */
  readonly smsTimes: { readonly name: string; readonly times: readonly number[] }
  /** Keyed `<network address>/<number>`: when (ms) the address last had a code sent to the number. */
  readonly smsNumber: { readonly key: string; readonly at: number }
  readonly handle: HandleDocument
  /** Keyed by its signature. */
  readonly link: LinkDocument
  /** Keyed `<customer id>/<token>`. */
  readonly secureToken: SecureTokenDocument
  readonly card: CardDocument
  /** Keyed `<customer id>/<charge id>`. */
  readonly charge: ChargeDocument
  /** charge id → customer id */
  readonly chargeOwner: { readonly customerId: string }
  /** Keyed `<list>/<time>/<sequence>`: a charge of a list, by its key, and the time that it has there. */
  readonly chargePlace: { readonly at: number; readonly charge: string }
  /** Keyed `<account>/<day>`: what was spent on that day. */
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
