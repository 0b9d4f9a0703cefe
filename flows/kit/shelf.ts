import { mutate } from 'swr'
import type { App } from './app.ts'

/** The reads on screen, and those that may be outdated since a change. */
interface Shelf {
  /** The functions that fetch each read on screen again, with its name. */
  readonly shown: Map<() => Promise<unknown>, string>
  readonly outdated: Set<string>
}

const shelves = new WeakMap<Pick<App, 'onForget'>, Shelf>()

export function shelfOf(app: Pick<App, 'onForget' | 'onChange' | 'page'>): Shelf {
  const known = shelves.get(app)
  if (known !== undefined) return known
  const shelf: Shelf = { shown: new Map(), outdated: new Set() }
  shelves.set(app, shelf)
  app.onForget(() => void mutate(() => true, undefined, { revalidate: false }))
  app.onChange(async () => {
    const again = shownOnce(shelf)
    for (const name of again.keys()) shelf.outdated.add(name)
    // Reads that are not on screen are dropped, so that the next screen does not start with outdated data.
    void mutate(key => !(Array.isArray(key) && again.has(String(key[0]))), undefined, { revalidate: false })
    await Promise.all([...again.values()].map(ask => ask()))
  })
  app.page.onReturn(() => {
    for (const ask of shownOnce(shelf).values()) void ask()
  })
  return shelf
}

/** Returns one function for each name: two blocks may show the same read. */
function shownOnce({ shown }: Shelf): Map<string, () => Promise<unknown>> {
  return new Map([...shown].map(([ask, name]) => [name, ask]))
}
