const WARM_UP_MS = 300
const ROUND_MS = 25
const ROUNDS = 21

/** One way of doing the same thing. */
export interface Runner {
  readonly name: string
  /** Does it once more, and says how many transitions that were. */
  readonly lap: () => number
}

/** Of this process, in ms: what other processes take of the machine is not in it. */
function cpuMs(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/** Runs laps for at least so many ms. Returns the time of one transition, in ns. */
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
 * The times of one transition in ns, round by round. All are warmed up first, and the order turns round after each
 * round, so that whatever else the machine does meets them alike.
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
