import type { Brand } from '../documents.ts'
import type { CardOutcome } from '../seed/test-cards.ts'

interface ChargeBase {
  readonly id: string
  readonly sequence: number
  readonly customerId: string
  readonly msisdn: string
  readonly recipient: string
  readonly valueCents: number
  readonly at: number
  readonly key: string | null
  /** Code of the channel that sent the charge. */
  readonly channel: string | null
  /** The release that sent the charge, and the arm of a trial, as the client named them. */
  readonly release?: string | undefined
  readonly nsu: string | null
  readonly status: 'OK' | 'NOK' | 'PENDING'
  /** Code of a `NOK` that took no money (300–308). */
  readonly code?: number
  /** Set for a charge of a seed's history, which is not in the ledger. */
  readonly seeded?: true
}

export interface CardChargeDocument extends ChargeBase {
  readonly method: 'credit' | 'debit'
  readonly card: { readonly token: string; readonly brand: Brand; readonly bin: string; readonly last: string }
  readonly outcome: CardOutcome
  readonly settlesAt: number
  readonly polls: number
}

export interface PixChargeDocument extends ChargeBase {
  readonly method: 'pix'
  readonly codeAt: number
  readonly expiresAt: number
  readonly paidAt: number | null
}

/**
 * A charge that is paid on another company's page: a bank or a smart checkout. `outcome` is what the bank does by
 * itself.
 */
export interface ElsewhereChargeDocument extends ChargeBase {
  readonly method: 'pisp' | 'mercado_pago'
  /** The host of the page on which the customer pays. */
  readonly host: string
  /** When the customer was first sent to the bank's page. From then on the bank waits five minutes. */
  readonly consentAt?: number
  readonly outcome: CardOutcome
  readonly settlesAt: number
  readonly polls: number
}

/** A charge that time or a status poll settles. */
export type SettlingChargeDocument = CardChargeDocument | ElsewhereChargeDocument

export type ChargeDocument = SettlingChargeDocument | PixChargeDocument
