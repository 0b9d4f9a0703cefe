import { proofCodes } from './codes/proofs.ts'
import type { Place } from './json-tree.ts'
import { isAtSamePlace, type Problem } from './problem.ts'

/** A problem and its consequences: other problems that will probably disappear when it is fixed. */
export interface Folded {
  readonly problem: Problem
  readonly followUps: readonly Problem[]
}

/**
 * Sorts out which problems of the proofs have the same cause. A problem is a consequence if the moves that lead to it
 * pass through the place of another problem, or if both have the same code at the same place. Only the causes are
 * returned, each with its consequences.
 */
export function foldProblems(problems: readonly Problem[]): readonly Folded[] {
  const folded = new Map<Problem, Problem[]>()
  const told = problems.filter(({ story }) => story !== undefined)
  for (const problem of told.sort((a, b) => lengthOf(a) - lengthOf(b) || rankOf(a) - rankOf(b))) {
    const cause = [...folded.keys()].find(other => isSame(problem, other) || passes(problem, other))
    if (cause === undefined) folded.set(problem, [])
    else folded.get(cause)?.push(problem)
  }
  return problems.flatMap(problem => {
    const followUps = folded.get(problem)
    if (followUps !== undefined) return { problem, followUps }
    return problem.story === undefined ? { problem, followUps: [] } : []
  })
}

function lengthOf({ story = [] }: Problem): number {
  return story.length
}

const ranks: readonly string[] = Object.keys(proofCodes)

/**
 * Problems about charges that the customer did not confirm come first, because a wrong button that charges causes most
 * other problems.
 */
function rankOf({ code }: Problem): number {
  return ranks.includes(code) ? ranks.indexOf(code) : ranks.length
}

function isSame(one: Problem, other: Problem): boolean {
  // If a screen has no exit, the screens that lead only to it have none either. So these problems have one cause.
  const isStuck = one.code === 'no-way-out' && other.code === 'no-way-out' && one.file === other.file
  // If a screen lacks `confirms`, the charges of the dialogs that its button opens are not confirmed either.
  const last = other.story?.slice(-1)[0]?.at
  const isUnconfirmed =
    one.code === 'unconfirmed-charge' && other.code === one.code && last !== undefined && passes(one, last)
  return isStuck || isUnconfirmed || isAtSamePlace(one, other)
}

function passes({ story = [] }: Problem, { file, pointer }: Place): boolean {
  return story.some(({ at }) => at?.file === file && `${at.pointer}/`.startsWith(`${pointer}/`))
}
