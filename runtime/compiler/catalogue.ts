import type { Names } from '../engine/flow.ts'
import type { JsonSchema } from './json-schema.ts'

/** All that a flow config may say, as plain data: what the code can do, without the code. */
export interface Catalogue {
  readonly blocks: Names<BlockSpec>
  readonly services: Names<ServiceSpec>
  readonly facts: Names<FactSpec>
  /** How copy may write a fact, and the types of fact that each can write. */
  readonly formats: Names<readonly FactType[]>
  readonly icons: readonly string[]
  readonly layouts: readonly string[]
  /** Codes of the channels that somebody can come by. */
  readonly channels: readonly string[]
  /** What `{channel}` of a path can stand for. */
  readonly channelPaths: readonly string[]
  /** Facts that the app itself knows before any step is shown. */
  readonly givenFacts: readonly string[]
  /** Events that the app itself sends, on any step. */
  readonly outerEvents: readonly string[]
  /** Codes that can happen: each has its words in the error catalogue. */
  readonly errorCodes: readonly string[]
  /** What may stand behind a code and a colon. */
  readonly errorContexts: readonly string[]
  /** What a text of the error catalogue may leave to be filled in. */
  readonly errorPlaceholders: readonly string[]
  /** Steps that the app itself opens, by name. */
  readonly openedSteps: readonly string[]
}

export interface BlockSpec {
  readonly about?: string
  /** Of its props. `role` and `placeholders` say what a prop is for. */
  readonly schema: JsonSchema
  /** Events it emits beside those that its props name. */
  readonly emits: readonly string[]
  /** It also emits the actions of the error catalogue. */
  readonly emitsActions: boolean
  /** Facts it writes beside those that its props name. */
  readonly writes: readonly string[]
}

export interface ServiceSpec {
  readonly about?: string
  readonly outcomes: Names<OutcomeSpec>
  readonly needs: readonly string[]
}

interface OutcomeSpec {
  readonly about?: string
  readonly gives: readonly string[]
  readonly says: boolean
}

export type FactType = 'text' | 'number' | 'flag' | 'choice'

export interface FactSpec {
  readonly about?: string
  readonly type: FactType
  readonly options?: readonly string[]
  readonly label?: 'secret' | 'personal'
  /** An address may bring it though it is personal: it is taken out of it at once. */
  readonly taken?: true
}
