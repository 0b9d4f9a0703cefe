export type Severity = 'error' | 'warning'

/** What a code means, why it matters and how to mend it, for an author who meets it for the first time. */
export interface ProblemText {
  readonly severity: Severity
  readonly about: string
  readonly why: string
  readonly mend: string
}
