import type { Step } from '../../runtime/engine/flow.ts'

/** Whether a step leads on whatever its service answers: it is seen only while the answer is awaited. */
export function leadsOn({ enter }: Step): boolean {
  if (enter === undefined) return false
  const ways = Object.values(enter.outcomes)
  return ways.every(way => (typeof way === 'object' ? way.every(({ to }) => to !== 'stay') : way !== 'stay'))
}
