import type { Names } from '../engine/flow.ts'
import type { JsonSchema } from './json-schema.ts'

/** Everything that a flow config may use, as plain data: it describes the code without importing it. */
export interface Catalogue {
  readonly blocks: Names<BlockSpec>
  readonly services: Names<ServiceSpec>
  readonly facts: Names<FactSpec>
  /** The facts that a text may name, each with its formats. A text may also name an amount of money, and a flow's own facts. */
  readonly readableFacts: Names<readonly string[]>
  /** The formats of facts in copy, each with the types of fact that it can format. */
  readonly formats: Names<readonly FactType[]>
  readonly icons: readonly string[]
  readonly layouts: readonly string[]
  /** The layouts that show no menu. */
  readonly menulessLayouts: readonly string[]
  /** The layouts for a partner's frame, and the channels whose customers come in one. */
  readonly framed: { readonly layouts: readonly string[]; readonly channels: readonly string[] }
  /** Codes of the channels from which customers can come. */
  readonly channels: readonly string[]
  /** The values that `{channel}` of a path can have. */
  readonly channelPaths: readonly string[]
  /** Facts that the app itself sets before any step is shown. */
  readonly givenFacts: readonly string[]
  /** Facts that the app itself may write at any time. */
  readonly appFacts: readonly string[]
  /** Facts whose listed values mean that a payment is open. The first fact is about the customer's latest payment. */
  readonly openPayment: readonly { readonly fact: string; readonly values: readonly unknown[] }[]
  /** The words for each way to pay, in lower case: a label of the way has to contain one of them. */
  readonly wayNames: Names<readonly string[]>
  /** A word, in lower case, that the label of a field for the fact has to contain. */
  readonly factWords: Names<string>
  /**
   * Words, in lower case, with which the label of a control has to begin if the control charges or authorizes charges.
   */
  readonly payingWords: readonly string[]
  /** Words, in lower case, with which the label of a control begins that leaves everything as it is. */
  readonly keepingWords: readonly string[]
  /**
   * The beginnings, in lower case, of sentences that claim something about the customer's money, by the word for the
   * claim.
   */
  readonly claimingWords: Names<readonly string[]>
  /** Events that the app itself sends, on any step. */
  readonly outerEvents: readonly string[]
  /** Codes that can occur. Each has a text in the error catalogue. */
  readonly errorCodes: readonly string[]
  /**
   * The word for what is certain about the customer's money when a code is shown. With any other code nothing is
   * certain.
   */
  readonly codeMoney: Names<Money>
  /** A word, in lower case, that the message of a code has to contain: what the code is about. */
  readonly codeWords: Names<string>
  /** The contexts that may follow a code and a colon, as in `801:charge`. */
  readonly errorContexts: readonly string[]
  /** The placeholders that a text of the error catalogue may contain. */
  readonly errorPlaceholders: readonly string[]
  /** The rules of the app's fields, each with its violations. `fields.json` has a sentence for each. */
  readonly fieldRules: Names<readonly string[]>
  /** Words, in lower case, one of which the sentence of a violation has to contain. */
  readonly violationWords: Names<readonly string[]>
  /** Beginnings, in lower case, of sentences by which a customer agrees to something. They stand only in terms. */
  readonly agreeingWords: readonly string[]
  /** Amounts that a rule of the app fixes, so that an author may type them into a text. */
  readonly fixedAmountsCents: readonly number[]
  /** Ids of the steps that the app itself opens. */
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
  /**
   * Facts whose values the block shows, besides those in its copy. If the block has a prop `of`, each value of that
   * prop has its own list.
   */
  readonly shows?: readonly string[] | Names<readonly string[]>
  /** Whether the block leaves out what it does not know, so that a step may have it without needing these facts. */
  readonly mayLack?: boolean
  /**
   * Facts whose values the block shows through placeholders in its terms and through its rows. Each value of the prop
   * `shows` has its own facts; without that prop, those of `chosen` count.
   */
  readonly says?: Names<Names<readonly string[]>>
}

/** The words for what is certain about the customer's money. `runtime/service/outcome.ts` defines each word. */
export const moneyWords = ['none', 'taken', 'unknown', 'returned', 'waiting'] as const
export type Money = (typeof moneyWords)[number]

/**
 * Keys of the error catalogue's sentences about money, with the word that each claims. A word has several keys if a
 * single sentence would claim too much: `noneThisTime` beside an earlier recharge, `noneNow` before the history was
 * read, `unknownPix` and `unknownLink` for a payment that the customer may have made elsewhere, `underWay` for a page
 * that broke.
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
  /**
   * How the service takes money: `now`, `again` for a charge that is sent once more, or `elsewhere` for an order that
   * the customer pays on another site.
   */
  readonly charges?: 'now' | 'again' | 'elsewhere'
  /** Facts that the customer agrees to by running the service. */
  readonly agreedTo?: readonly string[]
  /** Whether the service moves money, deletes something or records that the customer agreed. */
  readonly isWeighty?: boolean
  /** Whether the service pays although the same payment is open: the customer has read that it is open. */
  readonly agreesToTwice?: boolean
  readonly outcomes: Names<OutcomeSpec>
  readonly needs: readonly string[]
  /** The pause before the service runs again as a `watch`; without it, a `watch` runs once. */
  readonly everyMs?: number
  /** The fact by which the service says that a payment has been open for long. */
  readonly late?: string
  /** The service cannot work if one of these conditions is true, which means that all its facts have the listed values. */
  readonly refusedIf?: readonly Names<Value>[]
  /** The service charges only if one of these conditions is true. */
  readonly onlyIf?: readonly Presence[]
}

/** The condition that a fact is known, or that it is unknown. */
export interface Presence {
  readonly fact: string
  readonly present: boolean
}

export type Value = string | number | boolean

/** The facts and money that an outcome changes. A fact that it does not name stays unchanged. */
export interface Effect {
  /** Facts that have a value after it. */
  readonly gives: readonly string[]
  /** The values that a fact of `gives` can have; a fact without an entry can have any value of its domain. */
  readonly values: Names<readonly Value[]>
  /** Facts that it may set, clear or leave unchanged. */
  readonly mayGive: readonly string[]
  /** Facts that it may clear or leave unchanged. */
  readonly mayClear: readonly string[]
  /** Facts that have no value after it. */
  readonly clears: readonly string[]
  /** The possible words for the customer's money; left out if the outcome says nothing about money. */
  readonly money?: readonly Money[]
}

/** An outcome of a service, with the changes that all of its cases share. */
export interface OutcomeSpec extends Effect {
  readonly about?: string
  readonly says: boolean
  /** The fact of the field whose value the outcome refuses. */
  readonly at?: string
  /**
   * The facts that are cleared before it sets its own: all but the channel's facts, or (`others`) those of another
   * customer.
   */
  readonly drops?: 'all' | 'others'
  /** The cases of the outcome, at least one, each with all of its changes. */
  readonly cases: readonly Effect[]
}

/** The types of facts, with their names in messages. `cents` is an amount of money; `number` is any other number. */
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
  /** The largest number that it can be. */
  readonly most?: number
  readonly label?: 'secret' | 'personal'
  /** Whether it is known on every screen. */
  readonly certain?: true
  /** Whether an address may contain it although it is personal. It is removed from the address at once. */
  readonly taken?: true
  /** Whether a text that the customer shares may contain it although it is personal. */
  readonly shared?: true
  /** `tab`: it survives a reload of the page. */
  readonly keep?: 'tab'
}
