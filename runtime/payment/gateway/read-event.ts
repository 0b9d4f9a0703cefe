import type { Proof } from './challenge.ts'
import { isAuthenticated } from './rules.ts'

/** A message of the gateway's script: an event's name and its fields. */
export interface BridgeMessage {
  readonly event: string
  readonly fields: Readonly<Record<string, string | null>>
}

export type BridgeEnd =
  | { readonly kind: 'proven'; readonly proof: Proof }
  /** The issuer refused the card, or the customer did not confirm it. */
  | { readonly kind: 'failed' }
  /** The issuer does not support 3-D Secure for this card. */
  | { readonly kind: 'invalid' }
  | { readonly kind: 'timedOut' }
  /** The bridge's frame never reported that it is ready. */
  | { readonly kind: 'unreachable' }
  | { readonly kind: 'left' }

type Step = { readonly kind: 'ready' } | { readonly kind: 'challenge' } | BridgeEnd

const SECOND_VERSION = '2'

/**
 * Returns the event's name in one spelling: `onUnsupportedBrand`, `unsupported brand` and `unsupported-brand` are the
 * same event.
 */
function nameOf(event: string): string {
  return event
    .toLowerCase()
    .replace(/[^a-z]/g, '')
    .replace(/^on/, '')
}

/** Returns what an event of the card gateway's page means for the payment. Returns undefined for an unknown event. */
export function readEvent({ event, fields }: BridgeMessage, brand: string): Step | undefined {
  switch (nameOf(event)) {
    case 'ready':
      return { kind: 'ready' }
    case 'challenge':
      return { kind: 'challenge' }
    case 'success':
      return confirmed(readProof(fields), brand)
    case 'unenrolled':
      return unenrolled(readProof(fields))
    case 'failure':
      return { kind: 'failed' }
    case 'disabled':
    case 'error':
    case 'unsupportedbrand':
      return { kind: 'invalid' }
    default:
      return undefined
  }
}

/** Returns the result of a success event. If it has no valid proof, it counts as failed. */
function confirmed(proof: Proof, brand: string): BridgeEnd {
  if (proof.cavv === '' || !isAuthenticated(proof.eci, brand)) return { kind: 'failed' }
  const names = proof.authenticationVersion.startsWith(SECOND_VERSION) ? proof.referenceId : proof.xid
  return names === '' || names === null ? { kind: 'failed' } : { kind: 'proven', proof }
}

/**
 * Returns the result for a card whose issuer does not take part in 3-D Secure. The operator accepts or refuses it by
 * the ECI code.
 */
function unenrolled(proof: Proof): BridgeEnd {
  return proof.eci === '' ? { kind: 'invalid' } : { kind: 'proven', proof }
}

/** The bridge spells field names in upper or lower case, such as `ReferenceId` and `ReferenceID`. */
function readProof(fields: BridgeMessage['fields']): Proof {
  const values = new Map(Object.entries(fields).map(([name, value]) => [name.toLowerCase(), value?.trim() ?? '']))
  const field = (name: string): string => values.get(name) ?? ''
  const xid = field('xid')
  return {
    eci: readEci(field('eci')),
    authenticationVersion: field('version') || SECOND_VERSION,
    referenceId: field('referenceid'),
    cavv: field('cavv'),
    xid: xid === '' ? null : xid,
  }
}

/** Returns the ECI code with two digits (`5` becomes `05`). Returns an empty text for anything else. */
function readEci(text: string): string {
  return /^\d{1,2}$/.test(text) ? text.padStart(2, '0') : ''
}
