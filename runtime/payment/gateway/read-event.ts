import type { Proof } from './challenge.ts'
import { isAuthenticated } from './rules.ts'

/** A message of the gateway's script: an event's name and its fields. */
export interface BridgeMessage {
  readonly event: string
  readonly fields: Readonly<Record<string, string | null>>
}

/** How the issuer's confirmation ended. */
export type BridgeEnd =
  | { readonly kind: 'proven'; readonly proof: Proof }
  /** The issuer or the customer refused. */
  | { readonly kind: 'failed' }
  /** The issuer does not support confirming this card. */
  | { readonly kind: 'invalid' }
  | { readonly kind: 'timedOut' }
  /** The bridge never sent `ready`. */
  | { readonly kind: 'unreachable' }
  | { readonly kind: 'left' }

type Step = { readonly kind: 'ready' } | { readonly kind: 'challenge' } | BridgeEnd

const SECOND_VERSION = '2'

/** Normalizes an event's name: `onUnsupportedBrand`, `unsupported brand` and `unsupported-brand` are the same event. */
function nameOf(event: string): string {
  return event
    .toLowerCase()
    .replace(/[^a-z]/g, '')
    .replace(/^on/, '')
}

/** Returns the meaning of an event for a card of this brand; undefined for an unknown event. */
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

/** Returns the end for a success. A success without a valid proof counts as failed. */
function confirmed(proof: Proof, brand: string): BridgeEnd {
  if (proof.cavv === '' || !isAuthenticated(proof.eci, brand)) return { kind: 'failed' }
  const names = proof.authenticationVersion.startsWith(SECOND_VERSION) ? proof.referenceId : proof.xid
  return names === '' || names === null ? { kind: 'failed' } : { kind: 'proven', proof }
}

/** Returns the end for a card whose issuer does not take part: the operator decides by the Eci. */
function unenrolled(proof: Proof): BridgeEnd {
  return proof.eci === '' ? { kind: 'invalid' } : { kind: 'proven', proof }
}

/** Field names come in either case: `ReferenceId` and `ReferenceID`. */
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

/** Returns the Eci in two digits (`5` becomes `05`); empty for any other text. */
function readEci(text: string): string {
  return /^\d{1,2}$/.test(text) ? text.padStart(2, '0') : ''
}
