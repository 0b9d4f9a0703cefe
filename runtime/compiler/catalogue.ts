import type { Names } from '../engine/flow.ts'
import type { JsonSchema } from './json-schema.ts'

/** Everything that a flow config may use, as plain data. It describes the app's code without importing the code. */
export interface Catalogue {
  readonly blocks: Names<BlockSpec>
  readonly services: Names<ServiceSpec>
  readonly facts: Names<FactSpec>
  /**
   * The facts that a text may contain, each with its formats. A text may also contain amounts of money and the flow's
   * own facts.
   */
  readonly readableFacts: Names<readonly string[]>
  /** The formats for facts in texts, each with the types of facts that it can format. */
  readonly formats: Names<readonly FactType[]>
  readonly icons: readonly string[]
  readonly layouts: readonly string[]
  /** The layouts that show no menu. */
  readonly menulessLayouts: readonly string[]
  /** The layouts for a partner's frame, and the channels whose customers use the app in such a frame. */
  readonly framed: { readonly layouts: readonly string[]; readonly channels: readonly string[] }
  /** Codes of the channels from which customers can come. */
  readonly channels: readonly string[]
  /** The values that `{channel}` of a path can have. */
  readonly channelPaths: readonly string[]
  /** Facts that the app sets before it shows any step. */
  readonly givenFacts: readonly string[]
  /** Facts that the app itself writes at any time. A proof tries every value of them. */
  readonly appFacts: readonly string[]
  /** Facts whose listed values mean that a payment is open. The first fact describes the customer's latest payment. */
  readonly openPayment: readonly { readonly fact: string; readonly values: readonly unknown[] }[]
  /** Words for each payment method, in lower case. The label of the method must contain one of them. */
  readonly wayNames: Names<readonly string[]>
  /** A word, in lower case, that the label of a field for the fact has to contain. */
  readonly factWords: Names<string>
  /** Words of ids for which other words stand in the names of guards, such as `bank` for `pisp`. */
  readonly sameWords: Names<string>
  /** Words in lower case that negate an id, such as `not`. A word that begins with `un` negates it as well. */
  readonly negativeWords: readonly string[]
  /** A word in lower case for each text that all screens share. A text with the word of another one is misplaced. */
  readonly frameWords: Names<string>
  /**
   * Services that end something, by a word in lower case such as `excluir`. The label of a button begins with this word
   * exactly if the button leads to one of these services.
   */
  readonly deedWords: Names<readonly string[]>
  /** The words in lower case that stand for the home page or the start in the label of a button. */
  readonly homeWords: readonly string[]
  /** Words in lower case. If a button charges or authorizes charges, its label must begin with one of them. */
  readonly payingWords: readonly string[]
  /** Words in lower case. If the label of a button begins with one of them, the button must change nothing. */
  readonly keepingWords: readonly string[]
  /**
   * The first words, in lower case, of sentences that claim something about the customer's money, by the name of the
   * claim.
   */
  readonly claimingWords: Names<readonly string[]>
  /** The only target that fits an event of the app, such as `stay` for `offline`. */
  readonly outerTargets: Names<string>
  /** The events by which a customer comes to help and to the words about privacy from the home page. */
  readonly homeEvents: readonly string[]
  /**
   * For a way to pay that goes on elsewhere, the outcome of a charge that leads there. A flow that sells the way leads
   * this outcome to a screen.
   */
  readonly wayOutcomes: Names<string>
  /** Events that the app itself sends, on any step. */
  readonly outerEvents: readonly string[]
  /** Codes of errors that can occur. Each has a text in the error catalogue. */
  readonly errorCodes: readonly string[]
  /**
   * For each code, what is certain about the customer's money when the code is shown. For all other codes, nothing is
   * certain.
   */
  readonly codeMoney: Names<Money>
  /**
   * For some codes, the key of the sentence about money that fits them best. All other codes use the sentence whose key
   * is the word for the money.
   */
  readonly codeSentences: Names<string>
  /** A part of each sentence about money, in lower case, by which two sentences that were swapped are told apart. */
  readonly sentenceParts: Names<string>
  /**
   * For each code, a word in lower case that the code's message must contain, so the message is about the right
   * subject.
   */
  readonly codeWords: Names<string>
  /**
   * The possible second halves of a code such as `801:charge`. If a charge fails with code 801, the app shows the text
   * of `801:charge` and not the text of `801`.
   */
  readonly errorContexts: readonly string[]
  /** The placeholders that a text of the error catalogue may contain. */
  readonly errorPlaceholders: readonly string[]
  /** The field rules of the app, each with its possible violations. `fields.json` has a sentence for each violation. */
  readonly fieldRules: Names<readonly string[]>
  /**
   * For each violation of a field rule, some words in lower case. The violation's sentence in `fields.json` must
   * contain one of them.
   */
  readonly violationWords: Names<readonly string[]>
  /**
   * The first words, in lower case, of sentences with which a customer agrees to something. They may occur only in
   * terms.
   */
  readonly agreeingWords: readonly string[]
  /** Amounts that a rule of the app fixes. Only these amounts may be written in a text by hand. */
  readonly fixedAmountsCents: readonly number[]
  /** Ids of the steps that the app itself opens. */
  readonly openedSteps: readonly string[]
}

export interface BlockSpec {
  readonly about?: string
  /** The schema of the block's props. `role` and `placeholders` describe the purpose of a prop. */
  readonly schema: JsonSchema
  /** Events that the block emits, in addition to those named in its props. */
  readonly emits: readonly string[]
  /** Whether the block also emits the button events of the error catalogue. */
  readonly emitsActions: boolean
  /** Facts that the block writes, in addition to those named in its props. */
  readonly writes: readonly string[]
  /**
   * Facts that the block shows although its texts do not name them. If the block has a prop `of`, there is one list for
   * each value of `of`.
   */
  readonly shows?: readonly string[] | Names<readonly string[]>
  /** Whether the block leaves out unknown values. If so, a step with the block does not need these facts. */
  readonly mayLack?: boolean
  /**
   * Maps each placeholder in the block's terms, such as `{card}`, and each row to the facts that it shows. The outer
   * key is the value of the block's prop `shows`. A block without that prop has the outer key `chosen`.
   */
  readonly says?: Names<Names<readonly string[]>>
}

/**
 * Words for what is certain about the customer's money. `runtime/service/outcome.ts` defines each word.
 */
export const moneyWords = ['none', 'taken', 'unknown', 'returned', 'waiting'] as const
export type Money = (typeof moneyWords)[number]

/**
 * Maps the key of each sentence about money in the error catalogue to the claim of the sentence. Some claims need
 * several sentences: `noneThisTime` is for a customer who has paid an earlier recharge, `noneNow` for a history that
 * was not read, `unknownPix` and `unknownLink` for a payment that was possibly made elsewhere, and `underWay` for a
 * page that failed.
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
   * How the service takes money. `now`: it charges. `again`: it sends a charge a second time. `elsewhere`: it creates
   * an order that the customer pays on another site.
   */
  readonly charges?: 'now' | 'again' | 'elsewhere'
  /** Facts that the customer agrees to by running the service. */
  readonly agreedTo?: readonly string[]
  /** Whether the service moves money, deletes something, or records that the customer agreed. */
  readonly isWeighty?: boolean
  /** Whether the service deletes something of the customer for good. */
  readonly deletes?: boolean
  /**
   * Whether the service pays while the same payment is already open. The customer has read about the open payment and
   * agreed.
   */
  readonly agreesToTwice?: boolean
  readonly outcomes: Names<OutcomeSpec>
  readonly needs: readonly string[]
  /** The pause before a `watch` service runs again. If it is missing, the service runs once. */
  readonly everyMs?: number
  /** The fact with which the service reports that a payment has been open for a long time. */
  readonly late?: string
  /** Conditions under which the service cannot work. A condition is true if all its facts have the listed values. */
  readonly refusedIf?: readonly Names<Value>[]
  /**
   * The service charges only if at least one of these conditions is true. A condition is true if its fact is known
   * (`present: true`), or if its fact is unknown (`present: false`).
   */
  readonly onlyIf?: readonly Presence[]
}

export interface Presence {
  readonly fact: string
  readonly present: boolean
}

export type Value = string | number | boolean

/** The facts and the money that an outcome changes. Facts that are not listed stay unchanged. */
export interface Effect {
  /** Facts that have a value after the outcome. */
  readonly gives: readonly string[]
  /** Values that the outcome gives to a fact. A fact of `gives` without a list here can get any value. */
  readonly values: Names<readonly Value[]>
  /** Facts that the outcome may set, clear or leave unchanged. */
  readonly mayGive: readonly string[]
  /** Facts that the outcome may clear or leave unchanged. */
  readonly mayClear: readonly string[]
  /** Facts that have no value after the outcome. */
  readonly clears: readonly string[]
  /** The meanings that the outcome may have for the customer's money. It is left out if there are none. */
  readonly money?: readonly Money[]
}

/** An outcome of a service. The changes that all its cases share are here. */
export interface OutcomeSpec extends Effect {
  readonly about?: string
  /** The outcome in words, such as `Pix paid`. */
  readonly words?: string
  readonly says: boolean
  /** If the outcome refuses a typed value, this is the value's fact, such as `customer.email`. */
  readonly at?: string
  /**
   * The facts to clear before the outcome sets its own facts. `all` clears all facts except the channel's. `others`
   * clears the facts of another customer.
   */
  readonly drops?: 'all' | 'others'
  /** The cases of the outcome, at least one. Each contains all its changes. */
  readonly cases: readonly Effect[]
}

/**
 * The types of facts, with their names in messages. `cents` is an amount of money, and `number` is any other number.
 */
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
  /** The fact in words, such as `the amount of the recharge`. */
  readonly words?: string
  /** The words for some values of the fact, such as `a Pix is open`. */
  readonly valueWords?: Names<string>
  readonly type: FactType
  readonly options?: readonly string[]
  /** The smallest and the largest value of a number fact. */
  readonly least?: number
  readonly most?: number
  readonly label?: 'secret' | 'personal'
  /** Whether the app always sets the fact before it shows a screen, so that no step has to need it. */
  readonly certain?: true
  /** Whether an address may contain this personal fact. The app removes it from the address at once. */
  readonly taken?: true
  /** Whether a text that the customer shares may contain this personal fact. */
  readonly shared?: true
  /** `tab`: the fact is still there after a reload of the page. */
  readonly keep?: 'tab'
}
