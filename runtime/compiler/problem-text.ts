export type Severity = 'error' | 'warning'

/** Explains a code to an author who sees it for the first time: its meaning, why it matters, how to fix it. */
export interface ProblemText {
  readonly severity: Severity
  readonly about: string
  readonly why: string
  readonly mend: string
}
