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

/**
 * Returns the text that two requests with the same idempotency key must share. For a charge, this is its recipient,
 * amount and method. For a card, it is the first and last digits. For all else, it is the whole body.
 */
export function fingerprintOf(call: Call, path: string, body: unknown): string {
  if (call.effect === 'charge')
    return JSON.stringify([field(body, 'msisdnRecebedor'), field(body, 'rechargeValueId'), call.path])
  const pan = field(body, 'pan')
  if (typeof pan === 'string')
    return JSON.stringify([pan.slice(0, 6), pan.slice(-4), field(body, 'month'), field(body, 'year')])
  return JSON.stringify([path, body])
}

/**
 * Returns the key under which the sandbox stores an idempotency key. It is the same for all calls that charge, so a
 * customer's key belongs to only one charge.
 */
export function placeOfKey(call: Call, caller: string, key: string): string {
  return `${caller} ${call.effect === 'charge' ? 'charge' : callName(call)} ${key}`
}

/** Decides whether this request should do the work (`fresh`). Until the work is done, a repeated request gets 409. */
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
 * Stores the answer for repeated requests, in the transaction that did the work. Requests that were invalid (400),
 * without a session (401) or too frequent (429) never started, so their keys stay unused.
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

/**
 * Frees the idempotency keys of requests that were running when the process stopped. Their transactions were never
 * committed, so nothing was done.
 */
export function freeAbandonedKeys(world: World): void {
  for (const { place, answer } of world.store.list('key')) if (!answer) freeKey(world, place)
}
