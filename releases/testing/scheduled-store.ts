import type { ObjectStore } from '../object-store.ts'

/** Returns the next number from 0 to `below`, excluding `below`. */
export type Random = (below: number) => number

/** Returns a generator of random numbers (mulberry32). The same seed gives the same numbers. */
export function randomFrom(seed: number): Random {
  let state = seed
  return below => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below
  }
}

export interface Scheduled {
  /** Returns the store for one process. If the process crashes, it gets no further answers. */
  process(): ObjectStore
  /** Performs the waiting operations in a random order until all are done. */
  run(): Promise<void>
}

interface Waiting {
  readonly process: { hasCrashed: boolean }
  readonly perform: () => Promise<void>
}

/**
 * Returns a store whose operations happen one at a time in a random order. One in `faultsIn` fails: the process crashes
 * before or after the operation, or the request or its answer is lost.
 *
 * @param onWrite is called after each operation that may have changed an object
 */
export function scheduleStore(
  store: ObjectStore,
  random: Random,
  { faultsIn, onWrite }: { faultsIn: number; onWrite: (key: string) => void },
): Scheduled {
  const waiting: Waiting[] = []

  function process(): ObjectStore {
    const self = { hasCrashed: false }
    const lost = new Error('The connection was lost.')
    const later = <T>(operation: () => Promise<T>, key?: string): Promise<T> =>
      new Promise((resolve, reject) => {
        const perform = async () => {
          const fault = random(faultsIn)
          if (fault === 0 || fault === 1) {
            self.hasCrashed ||= fault === 0
            return reject(lost)
          }
          const result = await operation()
          if (key !== undefined) onWrite(key)
          if (fault === 2) self.hasCrashed = true
          else if (fault === 3) reject(lost)
          else resolve(result)
        }
        if (!self.hasCrashed) waiting.push({ process: self, perform })
      })
    return {
      place: store.place,
      read: key => later(() => store.read(key)),
      create: (key, bytes) => later(() => store.create(key, bytes), key),
      replace: (key, bytes, version) => later(() => store.replace(key, bytes, version), key),
      list: prefix => later(() => store.list(prefix)),
      remove: key => later(() => store.remove(key), key),
    }
  }

  return {
    process,
    async run() {
      for (;;) {
        // Lets every process run until it waits for its next operation.
        await new Promise(setImmediate)
        const [next] = waiting.splice(random(Math.max(1, waiting.length)), 1)
        if (next === undefined) return
        if (!next.process.hasCrashed) await next.perform()
      }
    },
  }
}
