/** A fault of the operator keeps a customer from something. A warning may be meant. */
export interface Finding {
  readonly kind: 'fault' | 'warning'
  readonly text: string
}

export const fault = (text: string): Finding => ({ kind: 'fault', text })
export const warning = (text: string): Finding => ({ kind: 'warning', text })

/** A line of the report: a call, and the result of asking for it. */
export interface Line {
  readonly name: string
  readonly findings: readonly Finding[]
  /** The reason why the call was not sent. */
  readonly skipped?: string
}
