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
  /** The channel that asked, by its own name. */
  readonly channel: string | null
  readonly nsu: string | null
  readonly status: 'OK' | 'NOK' | 'PENDING'
  /** Code of a `NOK` that took no money (300–308). */
  readonly code?: number
  /** History that came with a seed: it never was in the ledger. */
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

/** Paid on somebody else's page: at a bank, or at a smart checkout. `outcome` is what the bank does by itself. */
export interface ElsewhereChargeDocument extends ChargeBase {
  readonly method: 'pisp' | 'mercado_pago'
  /** The host of the page that it is paid on. */
  readonly host: string
  /** When the bank was asked to let the person agree. */
  readonly consentAt?: number
  readonly outcome: CardOutcome
  readonly settlesAt: number
  readonly polls: number
}

/** A charge that the clock or a poll settles. */
export type SettlingChargeDocument = CardChargeDocument | ElsewhereChargeDocument

export type ChargeDocument = SettlingChargeDocument | PixChargeDocument
