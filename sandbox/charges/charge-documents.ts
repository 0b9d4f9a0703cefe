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
  /** The code of the channel that sent the charge. */
  readonly channel: string | null
  /** The release that sent the charge and the arm of its trial, as the client reported them. */
  readonly release?: string | undefined
  readonly nsu: string | null
  readonly status: 'OK' | 'NOK' | 'PENDING'
  /** The code of a refusal that took no money (300–308). */
  readonly code?: number
  /**
   * Set if the charge belongs to the past with which a test customer is created. The ledger does not list such charges.
   */
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
 * The customer pays this charge on another company's page, at a bank or a checkout. If the customer does not answer,
 * the bank answers with `outcome`.
 */
export interface ElsewhereChargeDocument extends ChargeBase {
  readonly method: 'pisp' | 'mercado_pago'
  /** The host of the page on which the customer pays. */
  readonly host: string
  /** The time at which the customer first opened the bank's page. From then on the bank waits five minutes. */
  readonly consentAt?: number
  readonly outcome: CardOutcome
  readonly settlesAt: number
  readonly polls: number
}

/** These charges settle after some time or after some status polls. */
export type SettlingChargeDocument = CardChargeDocument | ElsewhereChargeDocument

export type ChargeDocument = SettlingChargeDocument | PixChargeDocument
