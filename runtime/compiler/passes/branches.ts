import { handlingsIn } from '../flow-parts.ts'
import type { Pass } from '../pass.ts'
import { mostOf } from './likely-targets.ts'

/** Checks that the last branch of each guarded list has no guard. */
export const checkBranches: Pass = ({ flow, problems }) => {
  for (const list of handlingsIn(flow).flatMap(({ lists }) => lists)) {
    const last = list[list.length - 1]
    if (last !== undefined && list.every(({ when }) => when !== undefined))
      problems.add(
        'open-list',
        last.at,
        `The list ends with a branch that has a \`when\`: \`${last.when?.text ?? ''}\`.`,
        undefined,
        `Write \`, { "to": "${mostOf(list.map(({ to }) => to.text))}" }\` before the \`]\`, with the target for everybody else.`,
      )
  }
}
