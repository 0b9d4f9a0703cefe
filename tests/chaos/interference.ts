import type { Source } from '../../runtime/compiler/json-tree.ts'
import { makeWalk } from './make-walk.ts'
import { prepareGlobals } from './run.ts'
import { pair, type Secrets, strangers } from './secrets.ts'
import { openSite, type Site } from './sources.ts'
import { walkOnce } from './walk.ts'

/** All data of a walk that other people or programs could read. */
interface Left {
  readonly text: string
  readonly events: readonly string[]
  readonly charges: number
}

interface Interferences {
  readonly charges: number
  /** The events that the walks sent. */
  readonly events: readonly string[]
  readonly differing: readonly string[]
}

/**
 * Performs each walk twice, with other card data and another CPF. If the two walks of a seed differ, returns the seed
 * and the first difference. The compared data are storage, session trace, addresses, reports and events. A difference
 * means that public data depend on a secret.
 */
export function interferences(sources: readonly Source[], seeds: readonly number[]): Promise<Interferences> {
  return compare(sources, seeds, pair, ({ text }) => text)
}

/**
 * Performs each walk twice, for two customers whose data all differ. If the two walks of a seed sent different events,
 * returns the seed.
 */
export function eventInterferences(sources: readonly Source[], seeds: readonly number[]): Promise<Interferences> {
  return compare(sources, seeds, strangers, ({ events }) => events.join('\n'))
}

async function compare(
  sources: readonly Source[],
  seeds: readonly number[],
  [first, second]: readonly [Secrets, Secrets],
  textOf: (left: Left) => string,
): Promise<Interferences> {
  prepareGlobals()
  const site = await openSite(sources)
  let charges = 0
  const events: string[] = []
  const differing: string[] = []
  for (const seed of seeds) {
    const [one, other] = [await leftBy(site, seed, first), await leftBy(site, seed, second)]
    charges += one.charges
    events.push(...one.events)
    const [text, otherText] = [withoutChance(textOf(one)), withoutChance(textOf(other))]
    if (text !== otherText) differing.push(`seed ${seed}: ${firstDifference(text, otherText)}`)
  }
  return { charges, events, differing }
}

async function leftBy(site: Site, seed: number, secrets: Secrets): Promise<Left> {
  const reports: string[] = []
  const hear = (event: Event): void => {
    if (event instanceof CustomEvent) reports.push(JSON.stringify(event.detail))
  }
  globalThis.window.addEventListener('recarrega:report', hear)
  const { stored, events, charges } = await walkOnce(site, makeWalk(seed), undefined, secrets)
  globalThis.window.removeEventListener('recarrega:report', hear)
  return { text: [stored, ...reports, ...events].join('\n'), events, charges }
}

/**
 * Replaces random ids by numbers in the order of their first appearance, because random ids differ from walk to walk.
 */
function withoutChance(text: string): string {
  const ids = new Map<string, string>()
  return text.replace(/\b[0-9a-f]{32}\b/g, id => {
    const known = ids.get(id) ?? `id${ids.size}`
    ids.set(id, known)
    return known
  })
}

function firstDifference(one: string, other: string): string {
  const at = [...one].findIndex((char, index) => char !== other[index])
  const around = (text: string) => text.slice(Math.max(0, at - 40), at + 40)
  return `“${around(one)}” and “${around(other)}”`
}
