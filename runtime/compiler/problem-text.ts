export type Severity = 'error' | 'warning'

/** Explains a code to an author who sees it for the first time: its meaning, its importance, and how to fix it. */
export interface ProblemText {
  readonly severity: Severity
  readonly about: string
  readonly why: string
  readonly mend: string
  /** Where the code decides about the problem. Only the docs show it, because an author of configs needs no code. */
  readonly developers?: string
}
