interface Action {
  readonly label: string
  /** An event: `retry` shows the step again, the rest are the flow's `always`. */
  readonly event: string
}

export interface ErrorMessage {
  readonly title: string
  readonly text: string
  /** What it means for the person's money, where there is any doubt. */
  readonly money?: string
  readonly tone?: 'info' | 'good' | 'warning' | 'bad'
  /** An answer to a charge with this code says that nothing was charged. */
  readonly chargeRefusal?: boolean
  readonly main: Action
  readonly out?: Action
}

/** The error catalogue, as it was checked when it was published. */
export interface ErrorCatalogue {
  readonly fallback: ErrorMessage
  readonly codes: { readonly [code: string]: ErrorMessage }
}

/** The catalogue's own word for a code, else the general one. */
export function messageFor(errors: ErrorCatalogue, code: string): ErrorMessage {
  return Object.prototype.hasOwnProperty.call(errors.codes, code)
    ? (errors.codes[code] ?? errors.fallback)
    : errors.fallback
}
