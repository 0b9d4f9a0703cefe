import { own } from '../engine/flow.ts'
import { type ProblemCode, problemCodes } from './problem.ts'
import type { ProblemText } from './problem-text.ts'

/** Returns the text of `docs/problems.md`: every code with its meaning, its reason and how to fix it. */
export function describeProblems(): string {
  const codes = Object.keys(problemCodes).filter(isCode).sort()
  const sections = codes.map(code => {
    const { severity, about, why, mend, developers }: ProblemText = problemCodes[code]
    return `## ${code}\n\n${severity === 'error' ? 'Error' : 'Warning'}. ${about} ${why} ${mend}${developers === undefined ? '' : ` For developers: ${developers}`}\n`
  })
  const head =
    'What `npm run flows -- check` can find in a flow config. Each has an example in `runtime/compiler/testing/fixtures/<code>/`.\n' +
    'This page is made of the code: `npm run flows -- schema` writes it.\n'
  return [`# Problems\n\n${head}`, ...sections].join('\n')
}

function isCode(name: string): name is ProblemCode {
  return own<unknown>(problemCodes, name) !== undefined
}
