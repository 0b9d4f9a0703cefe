import { type Refusal, tooManyRequests } from './answer.ts'
import type { Origin } from './origin.ts'
import type { World } from './world.ts'

const WINDOW_MS = 10 * 60_000

/** Returns the number and the device to count, each with the number of SMS that it may request in ten minutes. */
function limitsOf({ settings }: World, msisdn: string, { deviceId }: Origin): (readonly [string, number])[] {
  return [
    [`number ${msisdn}`, settings.smsPerNumber],
    ...(deviceId === undefined ? [] : [[`device ${deviceId}`, settings.smsPerDevice] as const]),
  ]
}

const isCounted = (at: number, now: number) => Math.abs(now - at) < WINDOW_MS

/** The time at which each sandbox last deleted its expired counts. */
const lastDeletion = new WeakMap<World, number>()
const FORGET_EVERY_MS = 60_000

/** Deletes expired counts. It does so at most once a minute, so that not every request reads all counts. */
function forget(world: World, now: number): void {
  if (Math.abs(now - (lastDeletion.get(world) ?? 0)) < FORGET_EVERY_MS) return
  lastDeletion.set(world, now)
  const { store } = world
  for (const { name, times } of store.list('smsTimes'))
    if (!times.some(at => isCounted(at, now))) store.delete('smsTimes', name)
  for (const { key, at } of store.list('smsNumber')) if (!isCounted(at, now)) store.delete('smsNumber', key)
}

const keyOf = (peer: string, msisdn: string) => `${peer}/${msisdn}`

/**
 * Returns when the network address may request a code for the number. The limit counts the different numbers of an
 * address: customers who share an address request codes for one number each, but an attacker who tries numbers requests
 * codes for many.
 */
function addressFreeAt(world: World, peer: string, msisdn: string, now: number): number {
  const known = world.store.get('smsNumber', keyOf(peer, msisdn))
  if (known && isCounted(known.at, now)) return now
  const most = world.settings.smsNumbersPerAddress
  const times = world.store
    .list('smsNumber', `${peer}/`)
    .map(({ at }) => at)
    .filter(at => isCounted(at, now))
  if (times.length < most) return now
  return (times.sort((a, b) => a - b)[times.length - most] ?? now) + WINDOW_MS
}

/**
 * Counts an SMS to the number. If there are too many, refuses it (429) with the time after which to retry. It treats
 * numbers of customers and other numbers alike. A refused SMS was not sent, so it is not counted.
 */
export function countSms(world: World, msisdn: string, origin: Origin): Refusal | undefined {
  const now = world.now()
  forget(world, now)
  const counts = limitsOf(world, msisdn, origin).map(([name, most]) => {
    const times = (world.store.get('smsTimes', name)?.times ?? []).filter(at => isCounted(at, now))
    return { name, times, freeAt: times.length < most ? now : (times[times.length - most] ?? now) + WINDOW_MS }
  })
  const { peer } = origin
  const freeAt = Math.max(
    ...counts.map(count => count.freeAt),
    peer === undefined ? now : addressFreeAt(world, peer, msisdn, now),
  )
  if (freeAt > now) return { ...tooManyRequests, retryAfterSeconds: Math.ceil((freeAt - now) / 1000) }
  for (const { name, times } of counts) world.store.put('smsTimes', name, { name, times: [...times, now] })
  if (peer !== undefined) world.store.put('smsNumber', keyOf(peer, msisdn), { key: keyOf(peer, msisdn), at: now })
  return undefined
}
