import { cpuMs } from '../cpu-ms.ts'

const WARM_UP_MS = 300
const ROUND_MS = 25
const ROUNDS = 21

/** An engine that runs the benchmark's flow. XState has two runners, one for each of its interfaces. */
export interface Runner {
  readonly name: string
  /** Runs the flow once more, and returns the number of transitions. */
  readonly lap: () => number
}

/** Runs the flow repeatedly for at least `ms` of CPU time. Returns the time of one transition in ns. */
function timeOf({ lap }: Runner, ms: number): number {
  const start = cpuMs()
  let transitions = 0
  let now = start
  while (now - start < ms) {
    for (let laps = 0; laps < 10; laps += 1) transitions += lap()
    now = cpuMs()
  }
  return ((now - start) * 1e6) / transitions
}

/**
 * Returns the time of a transition in ns for each round. All runners are warmed up first. The order reverses after each
 * round, so other work on the machine affects all runners equally.
 */
export function race(runners: readonly Runner[]): ReadonlyMap<string, readonly number[]> {
  for (const runner of runners) timeOf(runner, WARM_UP_MS)
  const times = new Map(runners.map(({ name }): [string, number[]] => [name, []]))
  for (let round = 0; round < ROUNDS; round += 1) {
    const order = round % 2 === 0 ? runners : [...runners].reverse()
    for (const runner of order) times.get(runner.name)?.push(timeOf(runner, ROUND_MS))
  }
  return times
}
