import { isRecord } from '../../rules/is-record.ts'
import type { Vault } from '../../service.ts'
import type { Order } from '../method.ts'
import type { CardUse } from './rules.ts'

/** What an issuer is asked to confirm. It lies in the vault: what it is about names the card. */
export interface Challenge {
  /** Tells the messages of one frame from another's. */
  readonly id: string
  readonly about: string
  readonly brand: string
  readonly use: CardUse
  readonly accessToken: string
  readonly valueCents: number
  readonly recipient: string
  /** The person agreed to pay what may be open already. */
  readonly isAgreed: boolean
}

/** What a charge has to carry so that it counts as confirmed. */
export interface Proof {
  readonly eci: string
  readonly authenticationVersion: string
  readonly referenceId: string
  readonly cavv: string
  /** Version 2 has none. */
  readonly xid: string | null
}

interface HeldProof extends Proof {
  readonly about: string
}

/** A proof is good for this card, this amount and this number, and for nothing else. */
export function aboutOf({ valueId, recipient }: Order, use: CardUse, card: string): string {
  return JSON.stringify([use, card, valueId, recipient])
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

/** Nothing is asked any more, and nothing was proven. */
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
    typeof value.valueCents === 'number' &&
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
