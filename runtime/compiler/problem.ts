import type { Trace } from '../engine/trace.ts'
import { copyCodes } from './codes/copy.ts'
import { folderCodes } from './codes/folders.ts'
import { intentCodes } from './codes/intents.ts'
import { moveCodes } from './codes/moves.ts'
import { nameCodes } from './codes/names.ts'
import { patchCodes } from './codes/patches.ts'
import { proofCodes } from './codes/proofs.ts'
import { shapeCodes } from './codes/shape.ts'
import { variantCodes } from './codes/variants.ts'
import { wayCodes } from './codes/ways.ts'
import type { Story, StoryLine } from './counterexample.ts'
import type { Place } from './json-tree.ts'
import { listed, nearMiss } from './near-miss.ts'
import type { ProblemText, Severity } from './problem-text.ts'

/** Every problem that the compiler can find. `docs/problems.md` is generated from this object. */
export const problemCodes = {
  ...shapeCodes,
  ...folderCodes,
  ...nameCodes,
  ...moveCodes,
  ...wayCodes,
  ...copyCodes,
  ...proofCodes,
  ...intentCodes,
  ...patchCodes,
  ...variantCodes,
}
export type ProblemCode = keyof typeof problemCodes

export interface Problem extends Place {
  readonly code: ProblemCode
  readonly severity: Severity
  /** The message: what is wrong, why it matters, and how to fix it. */
  readonly message: string
  /** The end of the message, which says how to fix it. */
  readonly mend?: string
  /**
   * The words for an author who is shown an edit of their own that they can undo. They take the place of `mend`, which
   * would be a second way to fix the same. They say how to keep the edit, or are empty if it cannot be kept.
   */
  readonly keep?: string
  /** The suggestion, which the message has too. */
  readonly didYouMean?: string
  /** The moves with which a customer reaches the problem, in order. */
  readonly story?: readonly StoryLine[]
  /** The same moves as data, which the workshop replays. */
  readonly trace?: Trace
}

/** Returns whether two problems have the same code at the same place. */
export function isAtSamePlace(one: Problem, other: Problem): boolean {
  return one.code === other.code && one.file === other.file && one.pointer === other.pointer
}

/** A name that is wrong, and the known names among which the right one may be. */
export interface Meant {
  readonly name: string
  readonly known: Iterable<string>
  /**
   * A text that stands before the name in the config, such as `step:`. The message shows it before a suggested name,
   * too: `step:pix`.
   */
  readonly prefix?: string
}

/** A text of the config, and the text to write in its place. */
export interface Instead {
  readonly name: string
  readonly write: string
}

/** Words about one case, in place of the general words of the problem's code. */
export interface Advice {
  readonly why?: string | undefined
  readonly mend?: string | undefined
  /** The words of the same name in `Problem`. */
  readonly keep?: string
}

interface Told {
  readonly story: Story
}

/**
 * Collects problems. The same problem at the same position counts once, because a flow and the flows that extend it
 * share most of their lines.
 */
export class Problems {
  private readonly found = new Map<string, Problem>()

  /**
   * Adds a problem. `what` is a sentence about this case. `more` is one of three things: what to write in place of a
   * text, the names from which to choose that, or the moves that lead to the problem. `advice` replaces the general
   * advice of the code, which a suggestion replaces too. As an object, it can also replace the general reason.
   */
  add(code: ProblemCode, at: Place, what: string, more?: Meant | Instead | Told, advice?: string | Advice): void {
    const { severity, why, mend }: ProblemText = problemCodes[code]
    const words = typeof advice === 'object' ? advice : { mend: advice }
    const instead = more && 'name' in more ? insteadOf(more) : undefined
    const writing = instead && `Write \`${instead.write}\` in place of \`${instead.name}\`.`
    const rest = words.mend ?? (instead === undefined ? (choiceOf(code, what, more) ?? mend) : undefined)
    const mending = [writing, rest].filter(one => one !== undefined).join(' ')
    const problem: Problem = {
      code,
      severity,
      ...at,
      message: `${what} ${words.why ?? why} ${mending}`,
      mend: mending,
      ...(words.keep === undefined ? {} : { keep: words.keep }),
      ...(instead === undefined ? {} : { didYouMean: instead.write }),
      ...(more && 'story' in more ? { story: more.story.lines, trace: more.story.trace } : {}),
    }
    this.found.set([at.file, at.line, at.column, code, what].join('\0'), problem)
  }

  has(code: ProblemCode, { file, pointer }: Place): boolean {
    return [...this.found.values()].some(one => one.code === code && one.file === file && one.pointer === pointer)
  }

  get hasErrors(): boolean {
    return [...this.found.values()].some(({ severity }) => severity === 'error')
  }

  get size(): number {
    return this.found.size
  }

  /** Adds the problems of another list. With `accepts`, it adds only those that the function accepts. */
  take(others: Problems, accepts: (problem: Problem) => boolean = () => true): void {
    for (const [key, problem] of others.found) if (accepts(problem)) this.found.set(key, problem)
  }

  /** Adds the problems of another list. Each message then begins with `words`, such as the name of the variant. */
  takeAfter(words: string, others: Problems): void {
    for (const [key, problem] of others.found)
      this.found.set(key, { ...problem, message: `${words} ${problem.message}` })
  }

  /**
   * Adds the problems of `others` that this list does not contain yet and that a predicate accepts. If a problem is in
   * another file than `cause`, it is reported at `cause`, because the other file is correct by itself.
   */
  takeAsOf(cause: Place, others: Problems, accepts: (problem: Problem) => boolean): void {
    for (const [key, problem] of others.found) {
      if (!accepts(problem)) continue
      const { file, line, column, message } = problem
      const reported =
        file === cause.file ? problem : { ...problem, ...cause, message: `At ${file}:${line}:${column}: ${message}` }
      const isKnown = file !== cause.file && [...this.found.values()].some(one => isAtSamePlace(one, problem))
      if (!isKnown && !this.found.has(key))
        this.found.set(file === cause.file ? key : `${cause.file}\0${key}`, reported)
    }
  }

  /** Returns the problems sorted by file and then by line. */
  list(): readonly Problem[] {
    return [...this.found.values()].sort(
      (a, b) => compare(a.file, b.file) || a.line - b.line || a.column - b.column || compare(a.code, b.code),
    )
  }
}

function insteadOf(more: Meant | Instead): Instead | undefined {
  if ('write' in more) return more
  const { name, known, prefix = '' } = more
  const guess = nearMiss(name, known)
  return guess === undefined ? undefined : { name: `${prefix}${name}`, write: `${prefix}${guess}` }
}

/** A longer list of names would hide the rest of the message. */
const MOST_CHOICES = 12

/** Returns advice with all known names in place of an unknown one, if they are few and the message does not list them. */
function choiceOf(code: ProblemCode, what: string, more: Meant | Instead | Told | undefined): string | undefined {
  if (!code.startsWith('unknown-') || more === undefined || !('known' in more)) return undefined
  const names = [...new Set(more.known)].sort()
  if (names.length === 0 || names.length > MOST_CHOICES) return undefined
  if (names.every(name => what.includes(`\`${name}\``))) return `Write one of these in place of \`${more.name}\`.`
  return `Write one of these in place of \`${more.name}\`: ${listed(names)}.`
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
