import type { Call } from '../runtime/operator/contract/call.ts'
import { callName } from '../runtime/operator/contract/call.ts'
import { KEY_CONFLICT } from '../runtime/operator/contract/refusals.ts'
import { type Answer, invalid, type Refusal, refusal } from './answer.ts'
import type { World } from './world.ts'

const KEY_LENGTH = 200

function field(body: unknown, name: string): unknown {
  if (typeof body !== 'object' || body === null) return undefined
  return Object.entries(body).find(([key]) => key === name)?.[1]
}

/** Recipient, value and method of a charge; of a card its first and last digits; of anything else all of it. */
export function fingerprintOf(call: Call, path: string, body: unknown): string {
  if (call.effect === 'charge')
    return JSON.stringify([field(body, 'msisdnRecebedor'), field(body, 'rechargeValueId'), call.path])
  const pan = field(body, 'pan')
  if (typeof pan === 'string')
    return JSON.stringify([pan.slice(0, 6), pan.slice(-4), field(body, 'month'), field(body, 'year')])
  return JSON.stringify([path, body])
}

/** Where a key is looked up: one key is one charge for a customer, whichever charge call it comes by. */
export function placeOfKey(call: Call, caller: string, key: string): string {
  return `${caller} ${call.effect === 'charge' ? 'charge' : callName(call)} ${key}`
}

/** `fresh` is ours to answer; until it is, a repeat gets 409. */
export type Claim =
  | { readonly kind: 'fresh' }
  | { readonly kind: 'replay'; readonly status: number; readonly body: unknown }
  | Refusal

export function claimKey(world: World, place: string, fingerprint: string, key: string): Claim {
  if (key.length > KEY_LENGTH) return invalid('Idempotency-Key is too long')
  return world.store.transaction(() => {
    const held = world.store.get('key', place)
    if (!held) {
      world.store.put('key', place, { place, fingerprint, answer: null })
      return { kind: 'fresh' }
    }
    if (held.fingerprint !== fingerprint)
      return refusal(422, KEY_CONFLICT, 'this Idempotency-Key was used for another request')
    if (!held.answer) return refusal(409, undefined, 'still working on it')
    return { kind: 'replay', ...held.answer }
  })
}

/**
 * Keeps the answer for repeats, in the transaction that did the work. A request that was malformed (400), came
 * without a session (401) or too often (429) never began, so its key stays free.
 */
export function settleKey(world: World, place: string, answer: Answer<unknown>): void {
  const held = world.store.get('key', place)
  if (!held) return
  if (answer.kind === 'refusal' && (answer.status <= 401 || answer.status === 429)) return freeKey(world, place)
  const body = answer.kind === 'success' ? (answer.body ?? null) : { code: answer.code, message: answer.message }
  world.store.put('key', place, { ...held, answer: { status: answer.status, body } })
}

export function freeKey(world: World, place: string): void {
  world.store.delete('key', place)
}

/** Frees the keys of work that a stopped process left behind. Its transaction was never committed. */
export function freeAbandonedKeys(world: World): void {
  for (const { place, answer } of world.store.list('key')) if (!answer) freeKey(world, place)
}
