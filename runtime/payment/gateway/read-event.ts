import type { Proof } from './challenge.ts'
import { isAuthenticated } from './rules.ts'

/** What the gateway's script says: an event's name, and what comes with it. */
export interface BridgeMessage {
  readonly event: string
  readonly fields: Readonly<Record<string, string | null>>
}

/** How asking the issuer ended. */
export type BridgeEnd =
  | { readonly kind: 'proven'; readonly proof: Proof }
  /** The issuer refused, or the person did. */
  | { readonly kind: 'failed' }
  /** Not with this card. */
  | { readonly kind: 'invalid' }
  | { readonly kind: 'timedOut' }
  /** The bridge never spoke. */
  | { readonly kind: 'unreachable' }
  | { readonly kind: 'left' }

type Step = { readonly kind: 'ready' } | { readonly kind: 'challenge' } | BridgeEnd

const SECOND_VERSION = '2'

/** `onUnsupportedBrand`, `unsupported brand` and `unsupported-brand` are one event. */
function nameOf(event: string): string {
  return event
    .toLowerCase()
    .replace(/[^a-z]/g, '')
    .replace(/^on/, '')
}

/** What an event means for a card of this brand; undefined for one that means nothing here. */
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

/** A success without what proves it is none. */
function confirmed(proof: Proof, brand: string): BridgeEnd {
  if (proof.cavv === '' || !isAuthenticated(proof.eci, brand)) return { kind: 'failed' }
  const names = proof.authenticationVersion.startsWith(SECOND_VERSION) ? proof.referenceId : proof.xid
  return names === '' || names === null ? { kind: 'failed' } : { kind: 'proven', proof }
}

/** The issuer does not take part: whoever is charged decides by the Eci. */
function unenrolled(proof: Proof): BridgeEnd {
  return proof.eci === '' ? { kind: 'invalid' } : { kind: 'proven', proof }
}

/** Names come in either case: `ReferenceId` and `ReferenceID`. */
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

/** `5` and `05` are one; empty for what is no Eci. */
function readEci(text: string): string {
  return /^\d{1,2}$/.test(text) ? text.padStart(2, '0') : ''
}
