import type { Names } from '../engine/flow.ts'
import type { JsonSchema } from './json-schema.ts'

/** Everything that a flow config may use, as plain data: a description of the code, without the code. */
export interface Catalogue {
  readonly blocks: Names<BlockSpec>
  readonly services: Names<ServiceSpec>
  readonly facts: Names<FactSpec>
  /** The formats of facts in copy, each with the types of fact that it can format. */
  readonly formats: Names<readonly FactType[]>
  readonly icons: readonly string[]
  readonly layouts: readonly string[]
  /** Codes of the channels through which customers can come. */
  readonly channels: readonly string[]
  /** The values that `{channel}` of a path can have. */
  readonly channelPaths: readonly string[]
  /** Facts that the app itself sets before any step is shown. */
  readonly givenFacts: readonly string[]
  /** Facts that the app itself may write at any time. */
  readonly appFacts: readonly string[]
  /** Values of facts that say that a payment is open; the first fact says so of the customer's latest one. */
  readonly openPayment: readonly { readonly fact: string; readonly values: readonly unknown[] }[]
  /** The names of each way to pay, in small letters: a label of the way has one of them. */
  readonly wayNames: Names<readonly string[]>
  /** The beginnings, in small letters, of the labels of controls that charge or that authorize charges. */
  readonly payingWords: readonly string[]
  /** Events that the app itself sends, on any step. */
  readonly outerEvents: readonly string[]
  /** Codes that can occur. Each has a text in the error catalogue. */
  readonly errorCodes: readonly string[]
  /** The word for what is certain of the customer's money when a code is shown. Nothing is certain with any other code. */
  readonly codeMoney: Names<Money>
  /** The contexts that may follow a code and a colon. */
  readonly errorContexts: readonly string[]
  /** The placeholders that a text of the error catalogue may contain. */
  readonly errorPlaceholders: readonly string[]
  /** The rules of the app's fields, each with its violations. `fields.json` has a sentence for each. */
  readonly fieldRules: Names<readonly string[]>
  /** Amounts that a rule of the app fixes, so that a text may type them. */
  readonly fixedAmountsCents: readonly number[]
  /** Steps that the app itself opens, by name. */
  readonly openedSteps: readonly string[]
}

export interface BlockSpec {
  readonly about?: string
  /** The schema of its props. `role` and `placeholders` say what a prop is for. */
  readonly schema: JsonSchema
  /** Events that it emits besides those that its props name. */
  readonly emits: readonly string[]
  /** It also emits the actions of the error catalogue. */
  readonly emitsActions: boolean
  /** Facts that it writes besides those that its props name. */
  readonly writes: readonly string[]
  /** Facts that it names on screen besides those in its copy; by the value of its `of`, where it has one. */
  readonly shows?: readonly string[] | Names<readonly string[]>
  /** Facts that the placeholders of its terms, and its rows, name; by the value of its `shows`, `chosen` where it has none. */
  readonly says?: Names<Names<readonly string[]>>
}

/** The words for what is certain of the customer's money. `runtime/outcome.ts` says what each of them means. */
export const moneyWords = ['none', 'taken', 'unknown', 'returned', 'waiting'] as const
export type Money = (typeof moneyWords)[number]

/**
 * The keys of the error catalogue's sentences about money, with the word of each. A word has several where one sentence
 * would say too much: `noneThisTime` beside an earlier recharge, `noneNow` before the history was read, `unknownPix` and
 * `unknownLink` for what the customer may have paid elsewhere, `underWay` for a page that broke.
 */
export const sentenceWords = {
  none: 'none',
  noneThisTime: 'none',
  noneNow: 'none',
  unknown: 'unknown',
  unknownPix: 'unknown',
  unknownLink: 'unknown',
  underWay: 'unknown',
  returned: 'returned',
} as const satisfies { readonly [key: string]: Money }

export interface ServiceSpec {
  readonly about?: string
  /** It can take money now, or orders what the customer pays elsewhere. */
  readonly charges?: 'now' | 'again' | 'elsewhere'
  /** Facts that the customer agrees to. */
  readonly agreedTo?: readonly string[]
  /** It pays although the same payment is open: the customer has read that one is. */
  readonly agreesToTwice?: boolean
  readonly outcomes: Names<OutcomeSpec>
  readonly needs: readonly string[]
  /** It refuses to charge unless one of these holds. */
  readonly onlyIf?: readonly Presence[]
}

/** A fact that is known, or is not. */
export interface Presence {
  readonly fact: string
  readonly present: boolean
}

export type Value = string | number | boolean

/** The knowledge that an outcome brings. A fact that it does not name stays as it was. */
export interface Effect {
  /** Facts that are known for certain after it. */
  readonly gives: readonly string[]
  /** The values that a fact of `gives` can have; a fact without an entry can have any value of its domain. */
  readonly values: Names<readonly Value[]>
  /** Facts that it may set, forget or leave as they were. */
  readonly mayGive: readonly string[]
  /** Facts that it may forget or leave as they were. */
  readonly mayClear: readonly string[]
  /** Facts that are unknown after it. */
  readonly clears: readonly string[]
  /** The words between which the answer decides; left out where the outcome says nothing of the customer's money. */
  readonly money?: readonly Money[]
}

/** An outcome of a service, with the knowledge that is common to all its cases. */
export interface OutcomeSpec extends Effect {
  readonly about?: string
  readonly says: boolean
  /** Before it sets its own facts it drops all but the channel's, or `others`: those of another customer. */
  readonly drops?: 'all' | 'others'
  /** The ways in which it comes, at least one, each with all that it brings. */
  readonly cases: readonly Effect[]
}

/** The types of facts, each as a message names it. `cents` is an amount of money; `number` is anything else. */
export const factTypes = {
  text: 'a text',
  number: 'a number',
  cents: 'an amount in cents',
  flag: 'a flag',
  choice: 'a choice',
} as const
export type FactType = keyof typeof factTypes

export interface FactSpec {
  readonly about?: string
  readonly type: FactType
  readonly options?: readonly string[]
  readonly label?: 'secret' | 'personal'
  /** An address may contain it although it is personal. It is removed from the address at once. */
  readonly taken?: true
  /** A text that the customer shares may contain it although it is personal. */
  readonly shared?: true
}
