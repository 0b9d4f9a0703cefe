import type { Step } from '../../runtime/engine/flow.ts'

/** Whether a step leads on whatever its service answers: it is seen only while the answer is awaited. */
export function leadsOn({ enter }: Step): boolean {
  if (enter === undefined) return false
  const targets = Object.values(enter.outcomes)
  return targets.every(target =>
    typeof target === 'object' ? target.every(({ to }) => to !== 'stay') : target !== 'stay',
  )
}
