import { expect, test } from 'vitest'
import { keyOf, type Manifest, manifestKey, sha256 } from './manifest.ts'
import { POINTER, type Pointer, readPointer, storedReleases } from './pointer.ts'
import { createMemoryStore } from './testing/memory-store.ts'
import { goBackOnce, keepOnce, publishOnce, type World, waitForLease } from './testing/people.ts'
import { randomFrom, scheduleStore } from './testing/scheduled-store.ts'

/** More runs are made with `INTERLEAVINGS=10000 npm run test:unit -- releases`. */
const RUNS = Number(process.env.INTERLEAVINGS ?? 300)
const FAULTS_IN = 60
const NO_FAULTS = Number.MAX_SAFE_INTEGER

const newStore = createMemoryStore
type Objects = ReturnType<typeof newStore>['objects']

const jsonAt = <T>(objects: Objects, key: string): T | undefined => {
  const stored = objects.get(key)
  return stored && JSON.parse(new TextDecoder().decode(stored.bytes))
}

/**
 * Throws if the store lacks a file of a release that the pointer (`current.json`) lists, or if the file's content is
 * wrong.
 */
function expectWhole(objects: Objects): void {
  const pointer = jsonAt<Pointer>(objects, POINTER)
  if (pointer === undefined) return
  const named = new Set([...storedReleases(pointer), ...(pointer.release === undefined ? [] : [pointer.release])])
  for (const release of named) {
    const files = jsonAt<Manifest>(objects, manifestKey(release))?.files
    if (files === undefined) throw new Error(`${release} has no manifest`)
    for (const [path, hash] of Object.entries(files)) {
      const stored = objects.get(keyOf(release, path))
      if (stored === undefined || sha256(stored.bytes) !== hash) throw new Error(`${release} lacks ${path}`)
    }
  }
}

async function runOnce(seed: number): Promise<{ moved: number; failed: number; unknown: number; removed: number }> {
  const store = newStore()
  const random = randomFrom(seed)
  let ids = 0
  const world: World = { random, outcomes: [], nowMs: Date.parse('2026-12-01'), newId: () => `id-${++ids}` }
  const everLogged = new Set<string>()
  let removed = 0
  const onWrite = (key: string) => {
    if (key === POINTER) for (const { id } of jsonAt<Pointer>(store.objects, POINTER)?.log ?? []) everLogged.add(id)
    else if (!store.objects.has(key)) removed++
    if (key === POINTER || !store.objects.has(key)) expectWhole(store.objects)
  }
  const round = async (faultsIn: number) => {
    const { process, run } = scheduleStore(store, random, { faultsIn, onWrite })
    for (let person = 0; person < 4; person++) void again(() => publishOnce(process(), world))
    for (let keeper = 0; keeper <= random(2); keeper++) void again(() => keepOnce(process(), world))
    void goBackOnce(process(), world)
    await run()
  }
  const again = async (work: () => Promise<void>) => {
    for (let time = 0; time < 3; time++) await work().catch(() => undefined)
  }
  await round(FAULTS_IN)
  waitForLease(world)
  await round(FAULTS_IN)
  waitForLease(world)
  // From now on nothing crashes. The test checks that the remains of earlier crashes do not block the next processes.
  const calm = scheduleStore(store, random, { faultsIn: NO_FAULTS, onWrite })
  void keepOnce(calm.process(), world)
  await calm.run()
  const before = world.outcomes.length
  void publishOnce(calm.process(), world)
  await calm.run()
  expect(world.outcomes[before]?.hasMoved, `a later publication, seed ${seed}`).toBe(true)
  const { log } = (await readPointer(store)).pointer
  for (const { move, hasMoved } of world.outcomes) {
    if (hasMoved === true) expect(log.map(({ id }) => id)).toContain(move)
    if (hasMoved === false) expect(everLogged.has(move), `${move} was said to have failed, seed ${seed}`).toBe(false)
  }
  const count = (said: boolean | undefined) => world.outcomes.filter(({ hasMoved }) => hasMoved === said).length
  return { moved: count(true), failed: count(false), unknown: count(undefined), removed }
}

test('four publishers, two clean-ups and a rollback at the same time, with crashes and lost answers, never leave a release incomplete', async () => {
  const all = { moved: 0, failed: 0, unknown: 0, removed: 0 }
  for (let seed = 1; seed <= RUNS; seed++) {
    const one = await runOnce(seed)
    for (const name of ['moved', 'failed', 'unknown', 'removed'] as const) all[name] += one[name]
  }
  for (const count of Object.values(all)) expect(count, 'each kind of result occurred').toBeGreaterThan(0)
}, 600_000)
