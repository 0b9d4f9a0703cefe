import type { FactName, FactValue, PlainFactName } from '../facts.ts'

/**
 * The word for what is certain about the customer's money when an outcome comes:
 *
 * - `none`: nothing was taken.
 * - `taken`: the money was taken, and the recharge is made.
 * - `unknown`: it is unknown whether the money was taken, so the app looks for the charge.
 * - `returned`: the money was taken, the recharge is not made, and the money goes back.
 * - `waiting`: the money is taken only once the customer pays elsewhere, by a Pix or at a bank. The operator has not yet
 * reported that.
 */
export type Money = 'none' | 'taken' | 'unknown' | 'returned' | 'waiting'

/** Facts with the value that an outcome sets, or with all values that it may set. */
type Values = { readonly [N in PlainFactName]?: FactValue<N> | readonly FactValue<N>[] }

/** How an outcome changes the facts and the customer's money. Facts that are not listed stay as they are. */
export interface Effect {
  /** Facts that certainly have a value after the outcome. They get it by the outcome, or had it before. */
  readonly gives?: readonly PlainFactName[]
  /** Facts that certainly have a value after the outcome. Each has the given value, or one of the given values. */
  readonly sets?: Values
  /** Facts that the outcome may set, clear or leave unchanged. */
  readonly mayGive?: readonly PlainFactName[]
  /** Facts that the outcome may clear or leave unchanged. */
  readonly mayClear?: readonly PlainFactName[]
  /** Facts that have no value after the outcome. */
  readonly clears?: readonly PlainFactName[]
  /**
   * The meaning of the outcome for the customer's money. A list contains all possible meanings, and the answer decides
   * which one is true. Only with `none` does the message say that nothing was charged.
   */
  readonly money?: Money | readonly Money[]
}

/** An outcome of a service: its changes, and whether it shows a message. */
export interface OutcomeSpec extends Effect {
  /**
   * The cases of the outcome, if they have different changes. Each case is added to the changes that all cases share.
   */
  readonly either?: readonly Effect[]
  /**
   * Facts to clear before the outcome sets its own facts. `all`: the session ends, so all facts except the channel's
   * are cleared. `others`: if the facts belong to another customer, all are cleared.
   */
  readonly drops?: 'all' | 'others'
  /** Whether the outcome has a code of the error catalogue and shows its message. */
  readonly says?: true
  /** The fact that the service rejected, such as `card.number`. If the screen has this fact's field, the message appears there. */
  readonly at?: FactName
  /** Whether the outcome may have changed data at the operator. Then the app fetches the reads on screen again. */
  readonly changes?: true
}

type Told = Required<Pick<Effect, 'money'>>

/** An outcome of a service that charges. The outcome must declare its meaning for the customer's money. */
export type ChargeOutcome = OutcomeSpec & (Told | { readonly either: readonly (Effect & Told)[] })
