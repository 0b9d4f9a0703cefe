import { type Refusal, tooManyRequests } from './answer.ts'
import type { Origin } from './origin.ts'
import type { World } from './world.ts'

const WINDOW_MS = 10 * 60_000

/** Who is counted, and how many SMS they may cause in ten minutes. */
function limitsOf({ settings }: World, msisdn: string, { deviceId, peer }: Origin): (readonly [string, number])[] {
  return [
    [`number ${msisdn}`, settings.smsPerNumber],
    ...(deviceId === undefined ? [] : [[`device ${deviceId}`, settings.smsPerDevice] as const]),
    ...(peer === undefined ? [] : [[`peer ${peer}`, settings.smsPerAddress] as const]),
  ]
}

const isCounted = (at: number, now: number) => Math.abs(now - at) < WINDOW_MS

/** Nobody is remembered for longer than their ten minutes. */
function forget(world: World): void {
  for (const { name, times } of world.store.list('smsTimes'))
    if (!times.some(at => isCounted(at, world.now()))) world.store.delete('smsTimes', name)
}

/**
 * Counts an SMS to the number, or refuses it (429) and says when to come back. It does not matter whose number it is.
 * A refused one is not counted: nothing was sent.
 */
export function countSms(world: World, msisdn: string, origin: Origin): Refusal | undefined {
  const now = world.now()
  forget(world)
  const counts = limitsOf(world, msisdn, origin).map(([name, most]) => {
    const times = (world.store.get('smsTimes', name)?.times ?? []).filter(at => isCounted(at, now))
    return { name, times, freeAt: times.length < most ? now : (times[times.length - most] ?? now) + WINDOW_MS }
  })
  const freeAt = Math.max(...counts.map(count => count.freeAt))
  if (freeAt > now) return { ...tooManyRequests, retryAfterSeconds: Math.ceil((freeAt - now) / 1000) }
  for (const { name, times } of counts) world.store.put('smsTimes', name, { name, times: [...times, now] })
  return undefined
}
