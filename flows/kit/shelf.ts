import { mutate } from 'swr'
import type { App } from './app.ts'

/** What of an app's reads is on screen, and what the operator has changed since it was read. */
interface Shelf {
  /** How each read on screen is asked again, with its name. */
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
    // What nobody sees is forgotten: the next screen does not begin with what is not so any more.
    void mutate(key => !(Array.isArray(key) && again.has(String(key[0]))), undefined, { revalidate: false })
    await Promise.all([...again.values()].map(ask => ask()))
  })
  app.page.onReturn(() => {
    for (const ask of shownOnce(shelf).values()) void ask()
  })
  return shelf
}

/** Two blocks may show the same: it is asked for once. */
function shownOnce({ shown }: Shelf): Map<string, () => Promise<unknown>> {
  return new Map([...shown].map(([ask, name]) => [name, ask]))
}
