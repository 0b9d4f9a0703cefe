import { mutate } from 'swr'
import type { App } from './app.ts'

/** The reads whose data is on screen, and the names of the reads that may be outdated after a change. */
interface ShownReads {
  /**
   * The name of each read on screen, by the function that fetches the data again. Two blocks may show the same
   * read.
   */
  readonly refetchers: Map<() => Promise<unknown>, string>
  readonly outdated: Set<string>
}

const readsOfApps = new WeakMap<Pick<App, 'onForget'>, ShownReads>()

export function shownReadsOf(app: Pick<App, 'onForget' | 'onChange' | 'page'>): ShownReads {
  const known = readsOfApps.get(app)
  if (known !== undefined) return known
  const shownReads: ShownReads = { refetchers: new Map(), outdated: new Set() }
  readsOfApps.set(app, shownReads)
  app.onForget(() => void mutate(() => true, undefined, { revalidate: false }))
  app.onChange(async () => {
    const again = shownOnce(shownReads)
    for (const name of again.keys()) shownReads.outdated.add(name)
    // Cached data that is not on screen is dropped. Otherwise the next screen would start with outdated data.
    void mutate(key => !(Array.isArray(key) && again.has(String(key[0]))), undefined, { revalidate: false })
    await Promise.all([...again.values()].map(ask => ask()))
  })
  app.page.onReturn(() => {
    for (const ask of shownOnce(shownReads).values()) void ask()
  })
  return shownReads
}

/** Returns a function that refetches each read on screen. A read that several blocks show occurs only once. */
function shownOnce({ refetchers }: ShownReads): Map<string, () => Promise<unknown>> {
  return new Map([...refetchers].map(([ask, name]) => [name, ask]))
}
