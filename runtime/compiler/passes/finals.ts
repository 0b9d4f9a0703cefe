import { own } from '../../engine/flow.ts'
import { handlingsOf } from '../flow-parts.ts'
import { partOf } from '../json-tree.ts'
import type { StepModel } from '../model.ts'
import type { Pass, PassInput } from '../pass.ts'
import { logsIn } from './answers.ts'

const TAKEN = 'taken'

/**
 * Checks that a step is `final` if it logs in, leads on by itself or says that the money was taken, because Back must not
 * lead from it to the step before. Also checks that no
 * step in the middle of something is `final`: only ends say something of the money, or are the last screen of all.
 */
export const checkFinals: Pass = input => {
  const { flow, problems } = input
  for (const step of flow.steps.values()) {
    const { id, at, tree, isFinal } = step
    const reason = reasonToEnd(input, step)
    if (isFinal === (reason !== undefined) || (isFinal && mayEnd(step))) continue
    if (reason !== undefined) {
      const isEnd = step.claims?.text === TAKEN
      const why = isEnd ? 'Back would lead to where the customer has paid, and they might pay again.' : undefined
      problems.add('odd-final', at, `\`${id}\` ${reason}, and is not \`final\`.`, undefined, { why })
    } else {
      const what = `\`${id}\` is \`final\`, and is in the middle of what the customer does.`
      const why = 'Back would not lead to the steps before it any more.'
      problems.add('odd-final', partOf(tree, 'final')?.at ?? at, what, undefined, { why, mend: 'Remove `final`.' })
    }
  }
}

/** Returns why Back must not lead to a step, in words, or undefined if it may. */
function reasonToEnd(input: PassInput, step: StepModel): string | undefined {
  const { enter } = step
  const { services } = input.catalogue
  const isLogin = handlingsOf(step).some(({ service }) =>
    Object.values(own(services, service?.text ?? '')?.outcomes ?? {}).some(logsIn),
  )
  if (isLogin) return 'logs in'
  if (step.claims?.text === TAKEN) return 'says that the money was taken'
  const targets = enter?.ways.map(({ to }) => to.text) ?? []
  const leaves = targets.includes('leave') || (targets.length > 0 && !targets.includes('stay'))
  return leaves && targets.some(target => target.startsWith('step:') || target === 'leave')
    ? 'leads on by itself'
    : undefined
}

/** Returns whether a step may be `final` or not: it says something of the money, or has no Back at all. */
function mayEnd({ claims, back }: StepModel): boolean {
  return claims !== undefined || back?.text === 'none'
}
