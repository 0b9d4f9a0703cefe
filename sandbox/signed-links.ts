import { type Refusal, refusal } from './answer.ts'
import type { LinkDocument } from './documents.ts'
import type { World } from './world.ts'

const LINK_LIFE_MS = 5 * 60_000
const REMEMBERED_MS = 60 * 60_000
/** The sandbox signs its partners' links with this secret, and uses it for nothing else. */
const SECRET = 'recarrega sandbox'
/**
 * A partner's token ends in a dot and a SHA-256 as base64url, which has 43 characters. The sandbox's links have the
 * same ending, so that tests notice a server that takes it for a file extension.
 */
const SIGNATURE_LENGTH = 43

const linkOver = refusal(403, 245, 'the link is over, or was used')
const linkForged = refusal(403, 243, 'nobody signed this link')

/**
 * Returns a link as a partner's server signs it, with its fields and an HMAC of them. It works once, within five
 * minutes.
 */
export async function signLink(
  { store, now, newId }: World,
  what: Pick<LinkDocument, 'msisdn' | 'valueCents' | 'recipient'>,
): Promise<string> {
  const expiresAt = now() + LINK_LIFE_MS
  const words = toBase64(JSON.stringify({ ...what, id: newId(), expiresAt }))
  const payload = `${words}.${await signatureOf(words)}`
  for (const old of store.list('link'))
    if (now() >= old.expiresAt + REMEMBERED_MS) store.delete('link', keyOf(old.payload))
  store.put('link', keyOf(payload), { ...what, payload, expiresAt, isUsed: false })
  return payload
}

/**
 * Returns the stored link, or undefined if the sandbox never signed it. The HMAC is not checked again, because that is
 * possible only asynchronously.
 */
export function readLink({ store }: World, payload: string): LinkDocument | undefined {
  const link = store.get('link', keyOf(payload))
  return link?.payload === payload ? link : undefined
}

/** Marks the link as used, or returns a refusal if it expired, was used or was never signed. */
export function spendLink(world: World, payload: string): LinkDocument | Refusal {
  const link = readLink(world, payload)
  if (link === undefined) return linkForged
  if (link.isUsed || world.now() >= link.expiresAt) return linkOver
  world.store.put('link', keyOf(payload), { ...link, isUsed: true })
  return link
}

function keyOf(payload: string): string {
  return payload.slice(-SIGNATURE_LENGTH)
}

async function signatureOf(words: string): Promise<string> {
  const hmac = { name: 'HMAC', hash: 'SHA-256' }
  const key = await crypto.subtle.importKey('raw', new TextEncoder().encode(SECRET), hmac, false, ['sign'])
  const bytes = await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(words))
  return toBase64(String.fromCharCode(...new Uint8Array(bytes)))
}

function toBase64(text: string): string {
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}
