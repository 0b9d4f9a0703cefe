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
  app.onChange(async start => {
    const before = new Map(shownReads.refetchers)
    for (const name of before.values()) shownReads.outdated.add(name)
    dropHidden(shownReads)
    await start
    // Data that only the former screen showed is dropped. A new screen fetches its own data when it opens.
    dropHidden(shownReads)
    for (const ask of before.keys()) if (!shownReads.refetchers.has(ask)) before.delete(ask)
    await Promise.all([...once(before).values()].map(ask => ask()))
  })
  app.page.onReturn(() => {
    for (const ask of once(shownReads.refetchers).values()) void ask()
  })
  return shownReads
}

/** Drops cached data that is not on screen. Otherwise the next screen would start with outdated data. */
function dropHidden({ refetchers }: ShownReads): void {
  const shown = once(refetchers)
  void mutate(key => !(Array.isArray(key) && shown.has(String(key[0]))), undefined, { revalidate: false })
}

/** Returns a function that refetches each read, by its name. A read that several blocks show occurs only once. */
function once(refetchers: ShownReads['refetchers']): Map<string, () => Promise<unknown>> {
  return new Map([...refetchers].map(([ask, name]) => [name, ask]))
}
