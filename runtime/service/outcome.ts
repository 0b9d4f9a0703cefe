import type { FactValue, PlainFactName } from '../facts.ts'

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

/** Facts with the value that they have, or with a list of the values that they can have. */
type Values = { readonly [N in PlainFactName]?: FactValue<N> | readonly FactValue<N>[] }

/** The changes of facts and money that an outcome makes. A fact that is not named stays unchanged. */
export interface Effect {
  /** Facts that are certainly known after the outcome: it sets them, or they were known before. */
  readonly gives?: readonly PlainFactName[]
  /** Facts that are certainly known after the outcome, with their value or their possible values. */
  readonly sets?: Values
  /** Facts that the outcome may set, clear or leave unchanged. */
  readonly mayGive?: readonly PlainFactName[]
  /** Facts that the outcome may clear or leave unchanged. */
  readonly mayClear?: readonly PlainFactName[]
  /** Facts that are unknown after the outcome. */
  readonly clears?: readonly PlainFactName[]
  /**
   * The outcome's meaning for the customer's money. In a list, the answer decides between the words. The message says
   * "uncharged" only for `none`.
   */
  readonly money?: Money | readonly Money[]
}

/** An outcome of a service: the changes that it makes, and whether it shows a message. */
export interface OutcomeSpec extends Effect {
  /** The cases of the outcome, if they make different changes: each case adds to the changes that all cases share. */
  readonly either?: readonly Effect[]
  /**
   * Facts that are dropped before those of the outcome are set: `all` except the channel's at the end of a session, or
   * `others`, if the facts on the page belong to another customer.
   */
  readonly drops?: 'all' | 'others'
  /** Whether the outcome has a code of the error catalogue, whose message is shown. */
  readonly says?: true
  /** Whether the outcome may have changed data at the operator: then the reads on screen are fetched again. */
  readonly changes?: true
}

type Told = Required<Pick<Effect, 'money'>>

/** An outcome of a service that charges: it has to declare what it means for the customer's money. */
export type ChargeOutcome = OutcomeSpec & (Told | { readonly either: readonly (Effect & Told)[] })
