import { keep } from './commands.mjs'
import { builtSources, withStore } from './open.mjs'
import { publish } from './publish.mjs'

/** How many releases stay in the local folder, which gets one with each change of the sources. */
const KEPT = '10'

/**
 * Returns the store whose releases the server serves. Publishes the flow configs of this folder first if the store is
 * the local folder and never had a release of these sources: whoever publishes into another store decides when.
 */
export function openReleases() {
  return withStore(async ({ tools, store }) => {
    if (!tools.isOwnFolder(process.env)) return store
    const { sources } = builtSources()
    const { pointer } = await tools.readPointer(store)
    // A preview of these sources was not made to be current.
    const current = pointer.log.filter(({ action, isRemoved }) => action !== 'preview' && isRemoved !== true)
    for (const release of new Set(current.map(move => move.release))) {
      const manifest = await tools.readManifest(store, release)
      if (manifest?.sources === sources) return store
    }
    // The sandbox starts afresh, so no payment is under way.
    console.log(await publish({ tools, store }, { isFresh: true }))
    await keep({ tools, store }, KEPT)
    return store
  })
}
