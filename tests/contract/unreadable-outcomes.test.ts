import { expect, test } from 'vitest'
import type { FactValues } from '../../runtime/facts.ts'
import type { CallName } from '../../runtime/operator/contract/table.ts'
import { HELENA } from '../runtime/issuer.ts'
import { absent, nameOf, placesIn } from './spoilt-answers.ts'
import { type Fault, openSpoiltPlace } from './spoilt-place.ts'
import { openReader, reads, type Said, type Scene, scenes } from './spoilt-scenes.ts'

/** Outcomes that claim nothing about the customer's money or data. */
const unsure = [
  'processing',
  'unreachable',
  'unanswered',
  'waiting',
  'unread',
  'lost',
  'notEligible',
  'pixOpen',
  'failed',
]

/**
 * Returns a fault for each value of the answers, which replaces the value by `null`. No other wrong values are tried,
 * because they are unreadable in the same way. Only for a status, a second fault removes the value.
 */
function faultsIn(answered: ReadonlyMap<CallName, unknown>): readonly Fault[] {
  return [...answered].flatMap(([call, json]) =>
    placesIn(json).flatMap(path => {
      const wrongs = call === 'getRechargeStatus' || call === 'getPispStatus' ? [null, absent] : [null]
      return wrongs.map(wrong => ({ call, path, wrong }))
    }),
  )
}

/**
 * Returns the facts of a service run without faults. Ids and receipts are left out, because they differ in each run.
 */
async function honestly(scene: Scene, first: Said): Promise<FactValues> {
  const { answer } = await scene(openSpoiltPlace())
  return shared(answer.gives ?? {}, first.answer.gives ?? {})
}

function shared(one: FactValues, other: FactValues): FactValues {
  const others = new Map(Object.entries(other))
  return Object.fromEntries(Object.entries(one).filter(([name, value]) => others.get(name) === value))
}

/**
 * Returns the facts that an unreadable answer made wrong. A fact is wrong if its value differs from a run without
 * faults, or if it is an empty text or NaN. A missing fact is not wrong.
 */
function inventedIn(gives: FactValues = {}, honest: FactValues): readonly unknown[] {
  const known = new Map(Object.entries(honest))
  return Object.entries(gives).filter(([name, value]) => {
    // Two differences are correct: the app treats an unreadable switch as off, and searches for a charge that may be
    // open (`payment.inFlight`).
    if (name.startsWith('toggles.') || (name === 'payment.inFlight' && value !== 'none')) return false
    if (value === undefined || known.get(name) === undefined) return value === '' || Number.isNaN(value)
    return value !== known.get(name)
  })
}

/**
 * Returns whether the ledger contains the charge that the app shows as paid. The receipt's NSU identifies the charge.
 */
async function isTrue({ page, answer }: Said): Promise<boolean> {
  if (answer.outcome !== 'paid') return true
  const ledger = await page.operator.ledger(HELENA)
  const nsu = page.context.fact('recharge.nsu')
  return nsu !== undefined && ledger.some(charge => charge.status === 'OK' && charge.nsu === nsu)
}

async function lies(scene: Scene, fault: Fault, outcomeThen: string, facts: FactValues): Promise<readonly unknown[]> {
  const about = `${fault.call} ${nameOf(fault.path)} ${String(fault.wrong)}`
  try {
    const said = await scene(openSpoiltPlace(fault))
    const { outcome, gives } = said.answer
    const isKnown = outcome === outcomeThen || unsure.includes(outcome)
    const invented = inventedIn(gives, facts)
    return isKnown && (await isTrue(said)) && invented.length === 0 ? [] : [[about, said.answer]]
  } catch (error) {
    return [[about, String(error)]]
  }
}

/** Each test opens about a hundred pages, which takes longer on a busy machine. */
const LONG_MS = 120_000

test.each(Object.entries(scenes))(
  'if a customer %s and one value of an answer is unreadable, the app never claims something false',
  async (_, scene) => {
    const place = openSpoiltPlace()
    const honest = await scene(place)
    expect(unsure).not.toContain(honest.answer.outcome)
    const faults = faultsIn(place.answered)
    expect(faults.length).toBeGreaterThan(0)
    const found: unknown[] = []
    const facts = await honestly(scene, honest)
    for (const fault of faults) found.push(...(await lies(scene, fault, honest.answer.outcome, facts)))
    expect(found).toEqual([])
  },
  LONG_MS,
)

test.each(Object.entries(reads))(
  'if one value of an answer is unreadable, a screen that shows %s receives the readable data or an error',
  async (_, read) => {
    const place = openSpoiltPlace()
    const ask = await openReader(place)
    place.begin()
    expect((await ask(read)).kind).toBe('ok')
    for (const fault of faultsIn(new Map(place.answered))) {
      place.begin(fault)
      const { kind } = await ask(read)
      expect(['ok', 'lost'], `${fault.call} ${nameOf(fault.path)} ${String(fault.wrong)}`).toContain(kind)
    }
  },
  LONG_MS,
)
