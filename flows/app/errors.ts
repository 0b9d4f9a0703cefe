import * as z from 'zod/mini'

const action = z.object({
  label: z.string(),
  /** An event: `retry` shows the step again, the rest are the flow's `always`. */
  event: z.string(),
})

const errorMessage = z.object({
  title: z.string(),
  text: z.string(),
  /** What it means for the person's money, where there is any doubt. */
  money: z.optional(z.string()),
  tone: z.optional(z.enum(['info', 'good', 'warning', 'bad'])),
  /** An answer to a charge with this code says that nothing was charged. */
  chargeRefusal: z.optional(z.boolean()),
  main: action,
  out: z.optional(action),
})
export type ErrorMessage = z.infer<typeof errorMessage>

const catalogue = z.object({ fallback: errorMessage, codes: z.record(z.string(), errorMessage) })
export type ErrorCatalogue = z.infer<typeof catalogue>

let loaded: ErrorCatalogue | undefined
let loading: Promise<ErrorCatalogue> | undefined

/** The error catalogue, fetched once. What could not be fetched is fetched again when it is next asked for. */
export function loadErrors(): Promise<ErrorCatalogue> {
  loading ??= import('../../flow-configs/shared/errors.json').then(
    module => {
      loaded = catalogue.parse(module.default)
      return loaded
    },
    (error: unknown) => {
      loading = undefined
      throw error
    },
  )
  return loading
}

/** Undefined until it has arrived. Until then no refusal is certain, which is the safe side. */
export function loadedErrors(): ErrorCatalogue | undefined {
  return loaded
}

/** The catalogue's own word for a code, else the general one. */
export function messageFor(errors: ErrorCatalogue, code: string): ErrorMessage {
  return Object.prototype.hasOwnProperty.call(errors.codes, code)
    ? (errors.codes[code] ?? errors.fallback)
    : errors.fallback
}
