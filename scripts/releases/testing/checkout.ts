import * as tools from '../../../releases/main.ts'
import type { Move, Pointer } from '../../../releases/pointer.ts'
import { createMemoryStore } from '../../../releases/testing/memory-store.ts'
import { publishSources } from '../start.mjs'
import { NotNow } from '../words.mjs'

const at = '2026-12-01T12:00:00.000Z'
const about = { name: '', at, by: 'Ana', shell: '', code: '', changed: '', variants: [], configs: {} }
const hashes = { scripts: [], styles: [] }

/** Returns a simulated project folder with a store in memory. A command gets the name of the sources in the folder. */
export function createCheckout() {
  const opened = { tools, store: createMemoryStore() }
  const { store } = opened
  const warnings: string[] = []
  let moves = 0
  let nowMs = Date.parse(at)
  const readPointer = () => tools.readPointer(store)

  async function publish(sources: string, action: Move['action'] = 'publish', configs = {}): Promise<string> {
    const from = await readPointer()
    const files = new Map([['index.html', new TextEncoder().encode(sources)]])
    const move = `move-${++moves}`
    const publication = { from, action, move, files, about: { ...about, name: move, sources, hashes, configs } }
    const published = await tools.publishRelease(store, { ...publication, former: undefined })
    if (published.kind !== 'moved') throw new NotNow(published.kind)
    return published.manifest.id
  }

  async function keep(most = 10): Promise<string> {
    const sweeping = { id: `sweep-${++moves}`, at: new Date(nowMs).toISOString(), by: 'Ana' }
    const kept = await tools.keepReleases(store, { most, sweeping, end: `end-${moves}`, now: () => nowMs })
    if (kept.kind !== 'kept') throw new NotNow(kept.kind)
    return kept.kind
  }

  const served = async () => {
    const { release = '' } = (await readPointer()).pointer
    return (await tools.readManifest(store, release))?.sources
  }

  /** Starts the server. Returns the sources of the release that the server serves. */
  async function start(sources: string, work: { publish?: () => Promise<string>; keep?: () => Promise<string> } = {}) {
    const own = { publish: () => publish(sources), keep: () => keep(), print: () => undefined }
    await publishSources(opened, { sources, ...own, ...work, warn: line => void warnings.push(line) })
    return served()
  }

  async function rollback(sources: string): Promise<void> {
    const from = await readPointer()
    for (const { release } of from.pointer.log) {
      if ((await tools.readManifest(store, release))?.sources !== sources) continue
      const move = { id: `move-${++moves}`, release, at, by: 'Ana', action: 'rollback' } as const
      return void (await tools.moveBack(store, from, move))
    }
  }

  /** Starts to remove old releases and crashes, so the pointer still contains an unfinished removal. */
  async function crashWhileRemoving(): Promise<void> {
    const crashing = { ...store, list: () => Promise.reject(new Error('crash')) }
    const sweeping = { id: `sweep-${++moves}`, at: new Date(nowMs).toISOString(), by: 'Eva' }
    const keeping = { most: 1, sweeping, end: '', now: () => nowMs }
    await tools.keepReleases(crashing, keeping).catch(() => undefined)
  }

  const wait = (ms: number) => {
    nowMs += ms
  }
  const log = async (): Promise<Pointer['log']> => (await readPointer()).pointer.log
  return { opened, start, publish, rollback, keep, crashWhileRemoving, served, wait, log, warnings }
}
