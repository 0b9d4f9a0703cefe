import type { Step } from '../../runtime/engine/flow.ts'

/**
 * Whether each answer of a step's service leads to another step. Such a step is visible only while it waits for the
 * answer.
 */
export function leadsOn({ enter }: Step): boolean {
  if (enter === undefined) return false
  const targets = Object.values(enter.outcomes)
  return targets.every(target =>
    typeof target === 'object' ? target.every(({ to }) => to !== 'stay') : target !== 'stay',
  )
}
