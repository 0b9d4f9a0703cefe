/**
 * The events that the app reports about a visit. A field is an id from the configs, a word from the code, or a class of
 * values.
 */
export type AppEvent =
  | { readonly name: 'exposure'; readonly shown: boolean }
  | { readonly name: 'step'; readonly step: string; readonly ms: number | undefined }
  | { readonly name: 'modal'; readonly step: string; readonly modal: string }
  | {
      readonly name: 'outcome'
      readonly step: string
      readonly service: string
      readonly outcome: string
      readonly ms: number | undefined
    }
  /** The operator reported that a charge is paid. */
  | { readonly name: 'conversion'; readonly amount_class: number | undefined }
  | { readonly name: 'problem'; readonly problem: string; readonly code: string | undefined }

/** The data about a visit that each event contains. */
export interface Visit {
  readonly release: string
  readonly flow: string
  readonly channel: string
  /**
   * The variant that the customer sees, and the customer's group (arm) in its A/B test. Undefined without a variant.
   */
  readonly variant: string | undefined
  readonly arm: string | undefined
  /** A random id for this tab's session. It is different for each trial. */
  readonly visit: string
}

const ofVisit = ['release', 'flow', 'channel', 'variant', 'arm', 'visit'] as const

/** The fields that each event may contain. Nothing else is sent. */
export const fieldsOf = {
  exposure: [...ofVisit, 'shown'],
  step: [...ofVisit, 'step', 'ms'],
  modal: [...ofVisit, 'step', 'modal'],
  outcome: [...ofVisit, 'step', 'service', 'outcome', 'ms'],
  conversion: [...ofVisit, 'amount_class'],
  problem: [...ofVisit, 'problem', 'code'],
} as const satisfies { readonly [N in AppEvent['name']]: readonly (FieldOf<N> | keyof Visit)[] }

type FieldOf<N extends AppEvent['name']> = Exclude<keyof Extract<AppEvent, { name: N }>, 'name'>
export type Field = (typeof fieldsOf)[keyof typeof fieldsOf][number]
export type WordField = Exclude<Field, 'shown' | 'ms' | 'amount_class'>

const CLASS_CENTS = 500
const MOST_CENTS = 50_000

/** Returns the class of an amount in cents: rounded down to a multiple of R$ 5, at most R$ 500. */
export function amountClass(cents: number): number {
  return Math.min(Math.floor(cents / CLASS_CENTS) * CLASS_CENTS, MOST_CENTS)
}
