import { isRecord } from '../../rules/is-record.ts'
import type { Vault } from '../../service/service.ts'
import type { Order } from '../method.ts'
import type { CardUse } from './rules.ts'

/**
 * A payment that waits for its issuer's confirmation. It is stored in the vault, because `about` contains the card's
 * number or token.
 */
export interface Challenge {
  /** Id of this challenge. Messages from the frame of another challenge are ignored. */
  readonly id: string
  readonly about: string
  readonly brand: string
  readonly use: CardUse
  readonly accessToken: string
  readonly amountCents: number
  readonly recipient: string
  /** Whether the customer agreed to pay although the same payment may already be open. */
  readonly isAgreed: boolean
}

/** The data that proves to the operator that the issuer confirmed a charge. */
export interface Proof {
  readonly eci: string
  readonly authenticationVersion: string
  readonly referenceId: string
  readonly cavv: string
  /** 3-D Secure 2 has no `xid`, so it is null there. */
  readonly xid: string | null
}

interface HeldProof extends Proof {
  readonly about: string
}

/**
 * Returns a text that identifies a payment by its card, amount and number. A proof is valid only for one such payment.
 */
export function aboutOf({ amountCents, recipient }: Order, use: CardUse, card: string): string {
  return JSON.stringify([use, card, amountCents, recipient])
}

export function holdChallenge(vault: Vault, challenge: Challenge): void {
  vault.write('payment.proof', '')
  vault.write('payment.challenge', JSON.stringify(challenge))
}

export function heldChallenge(vault: Vault): Challenge | undefined {
  const value = parse(vault.read('payment.challenge'))
  return isChallenge(value) ? value : undefined
}

export function holdProof(vault: Vault, { about }: Challenge, proof: Proof): void {
  vault.write('payment.proof', JSON.stringify({ ...proof, about }))
}

export function heldProof(vault: Vault): HeldProof | undefined {
  const value = parse(vault.read('payment.proof'))
  return isProof(value) ? value : undefined
}

/** Removes the challenge and its proof from the vault. */
export function dropChallenge(vault: Vault): void {
  vault.write('payment.challenge', '')
  vault.write('payment.proof', '')
}

function parse(text: string | undefined): unknown {
  return text === undefined || text === '' ? undefined : JSON.parse(text)
}

function isChallenge(value: unknown): value is Challenge {
  return (
    isRecord(value) &&
    [value.id, value.about, value.brand, value.accessToken, value.recipient].every(isText) &&
    (value.use === 'credit' || value.use === 'debit') &&
    typeof value.amountCents === 'number' &&
    typeof value.isAgreed === 'boolean'
  )
}

function isProof(value: unknown): value is HeldProof {
  return (
    isRecord(value) &&
    [value.about, value.eci, value.authenticationVersion, value.referenceId, value.cavv].every(isText) &&
    (value.xid === null || isText(value.xid))
  )
}

function isText(value: unknown): value is string {
  return typeof value === 'string'
}
