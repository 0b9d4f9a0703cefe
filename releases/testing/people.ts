import { keepReleases, LEASE_MS } from '../keep.ts'
import { readManifest } from '../manifest.ts'
import type { ObjectStore } from '../object-store.ts'
import { readPointer, storedReleases, UnknownMove } from '../pointer.ts'
import { moveBack, publishRelease } from '../publish.ts'
import type { Random } from './scheduled-store.ts'

export interface Outcome {
  readonly move: string
  /** Undefined if the process crashed, or could not find out whether it had changed the current release. */
  hasMoved?: boolean
}

export interface World {
  readonly random: Random
  readonly outcomes: Outcome[]
  /** The time (Unix time in ms). */
  nowMs: number
  newId(): string
}

const SHARED_FILES = 6
/**
 * The maximum error of a machine's clock. The clocks of two machines then differ by less than half of `LEASE_MS`, which
 * clean-ups rely on.
 */
const MOST_SKEW_MS = LEASE_MS / 4
const words = (text: string) => new TextEncoder().encode(text)

/** Publishes a release that consists of one page and some of the shared files. */
export async function publishOnce(store: ObjectStore, world: World): Promise<void> {
  const { random, newId, nowMs } = world
  const shared = Array.from({ length: SHARED_FILES }, (_, at) => `assets/${at}.js`).filter(() => random(2) === 0)
  const files = new Map([...shared, 'index.html'].map(path => [path, words(path)]))
  const at = new Date(nowMs).toISOString()
  const about = { name: newId(), at, by: 'Ana', shell: '', code: '', sources: '', changed: '' }
  const nothing = { hashes: { scripts: [], styles: [] }, variants: [], configs: {} }
  await decide(world, async move => {
    const from = await readPointer(store)
    const { release } = from.pointer
    const former = release === undefined ? undefined : await readManifest(store, release)
    const action = random(5) === 0 ? 'preview' : 'publish'
    const publication = { from, action, move, files, about: { ...about, ...nothing }, former } as const
    return (await publishRelease(store, publication)).kind === 'moved'
  })
}

/** Makes a random earlier release the current one. */
export async function goBackOnce(store: ObjectStore, world: World): Promise<void> {
  await decide(world, async id => {
    const from = await readPointer(store)
    const stored = storedReleases(from.pointer)
    const release = stored[world.random(Math.max(1, stored.length))]
    if (release === undefined) return false
    const at = new Date(world.nowMs).toISOString()
    return (await moveBack(store, from, { id, release, at, by: 'Rui', action: 'rollback' })) === undefined
  })
}

export async function keepOnce(store: ObjectStore, world: World): Promise<void> {
  const skewMs = world.random(2 * MOST_SKEW_MS) - MOST_SKEW_MS
  const now = () => world.nowMs + skewMs
  const sweeping = { id: world.newId(), at: new Date(now()).toISOString(), by: 'Eva' }
  await keepReleases(store, { most: 1 + world.random(3), sweeping, end: world.newId(), now })
}

/** Waits until another clean-up may take over from a crashed one. */
export function waitForLease(world: World): void {
  world.nowMs += LEASE_MS + 2 * MOST_SKEW_MS
}

/** Records the result that the person would see. */
async function decide({ outcomes, newId }: World, move: (id: string) => Promise<boolean>): Promise<void> {
  const outcome: Outcome = { move: newId() }
  outcomes.push(outcome)
  try {
    outcome.hasMoved = await move(outcome.move)
  } catch (error) {
    // Only after an `UnknownMove` it is unknown whether the current release was changed. After any other error it was
    // not.
    if (!(error instanceof UnknownMove)) outcome.hasMoved = false
  }
}
