import { handlingsIn } from '../flow-parts.ts'
import type { Pass } from '../pass.ts'

/** Checks that the last branch of each guarded list has no guard. */
export const checkBranches: Pass = ({ flow, problems }) => {
  for (const list of handlingsIn(flow).flatMap(({ lists }) => lists)) {
    const last = list[list.length - 1]
    if (last !== undefined && list.every(({ when }) => when !== undefined))
      problems.add('open-list', last.at, `The list ends with \`when\`: ${last.when?.text ?? ''}.`)
  }
}
