import type { Source } from '../../runtime/compiler/json-tree.ts'
import { makeWalk } from './make-walk.ts'
import { prepareGlobals } from './run.ts'
import { pair, type Secrets } from './secrets.ts'
import { openSite, type Site } from './sources.ts'
import { walkOnce } from './walk.ts'

/** All that a walk leaves where others may read it: storage with the session's trace, addresses, and reports. */
interface Left {
  readonly text: string
  readonly charges: number
}

/**
 * Makes each walk twice, with other secrets of the customer. Returns the seeds whose walks left different bytes, with the
 * first difference: there, something depends on a secret.
 */
export async function interferences(
  sources: readonly Source[],
  seeds: readonly number[],
): Promise<{ readonly charges: number; readonly differing: readonly string[] }> {
  prepareGlobals()
  const site = await openSite(sources)
  let charges = 0
  const differing: string[] = []
  for (const seed of seeds) {
    const [one, other] = [await leftBy(site, seed, pair[0]), await leftBy(site, seed, pair[1])]
    charges += one.charges
    if (one.text !== other.text) differing.push(`seed ${seed}: ${firstDifference(one.text, other.text)}`)
  }
  return { charges, differing }
}

async function leftBy(site: Site, seed: number, secrets: Secrets): Promise<Left> {
  const reports: string[] = []
  const hear = (event: Event): void => {
    if (event instanceof CustomEvent) reports.push(JSON.stringify(event.detail))
  }
  globalThis.window.addEventListener('recarrega:report', hear)
  const { stored, charges } = await walkOnce(site, makeWalk(seed), undefined, secrets)
  globalThis.window.removeEventListener('recarrega:report', hear)
  return { text: withoutChance([stored, ...reports].join('\n')), charges }
}

/** Numbers the random ids in the order in which they first appear: they differ from walk to walk. */
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
