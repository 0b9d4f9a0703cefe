import { handlingsIn } from '../flow-parts.ts'
import type { Pass } from '../pass.ts'

/** Checks that a guarded list ends with a branch without a guard, and has no branch after that. */
export const checkBranches: Pass = ({ flow, problems }) => {
  for (const list of handlingsIn(flow).flatMap(({ lists }) => lists)) {
    const end = list.findIndex(({ when }) => when === undefined)
    const last = list[list.length - 1]
    if (end === -1 && last !== undefined) {
      problems.add('open-list', last.at, `The list ends with “when”: ${last.when?.text ?? ''}.`)
    }
    for (const { at, to } of end === -1 ? [] : list.slice(end + 1)) {
      problems.add('dead-branch', at, `The branch to “${to.text}” stands behind one without “when”.`)
    }
  }
}
