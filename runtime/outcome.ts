import type { FactValue, PlainFactName } from './facts.ts'

/**
 * A word for what is certain of the customer's money when an outcome comes:
 *
 * - `none`: nothing was taken.
 * - `taken`: it was taken, and the recharge is made.
 * - `unknown`: nobody knows yet whether it was taken, so the charge is looked for.
 * - `returned`: it was taken, the recharge is not made, and the money goes back.
 * - `waiting`: it is taken only once the customer pays it elsewhere, by a Pix or at a bank. The operator has not heard of
 *   that yet.
 */
export type Money = 'none' | 'taken' | 'unknown' | 'returned' | 'waiting'

/** Facts with the only value that they can have, or a list of such values. */
type Values = { readonly [N in PlainFactName]?: FactValue<N> | readonly FactValue<N>[] }

/** The knowledge of facts and money that an outcome brings. What it does not name stays as it was. */
export interface Effect {
  /** Facts that are known for certain after it: it sets them, or they were known before. */
  readonly gives?: readonly PlainFactName[]
  /** Facts that are known for certain after it, and have this value or one of these. */
  readonly sets?: Values
  /** Facts that it may set, forget or leave as they were. */
  readonly mayGive?: readonly PlainFactName[]
  /** Facts that it may forget or leave as they were. */
  readonly mayClear?: readonly PlainFactName[]
  /** Facts that are unknown after it. */
  readonly clears?: readonly PlainFactName[]
  /** A list has the words between which the answer decides. Its message says "uncharged" only for `none`. */
  readonly money?: Money | readonly Money[]
}

/** One outcome of a service: the knowledge that it brings, and whether it shows a message. */
export interface OutcomeSpec extends Effect {
  /** The ways in which it comes, if they bring different knowledge: each adds to what all of them share. */
  readonly either?: readonly Effect[]
  /**
   * The app drops facts before it sets those of the outcome: `all` but the channel's at the end of a session, or
   * `others`, if the facts on the page are another customer's.
   */
  readonly drops?: 'all' | 'others'
  /** The outcome has a code of the error catalogue, which is shown. */
  readonly says?: true
  /** The outcome may have changed data at the operator: the reads on screen are fetched again. */
  readonly changes?: true
}

type Told = Required<Pick<Effect, 'money'>>

/** An outcome of a service that charges: it cannot leave out what it means for the customer's money. */
export type ChargeOutcome = OutcomeSpec & (Told | { readonly either: readonly (Effect & Told)[] })
