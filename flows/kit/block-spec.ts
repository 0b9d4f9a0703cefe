import type { FromSchema, JSONSchema } from 'json-schema-to-ts'
import type { JsonSchema } from '../../runtime/compiler/json-schema.ts'
import type { FactName } from '../../runtime/facts.ts'

/**
 * Declares a block for types and tools: its props in a config, the events that it sends and the facts that it
 * writes. The app does not load the spec with the block's code.
 */
export interface BlockSpec {
  /** The schema of the block's props. Its keywords `role` and `placeholders` describe the purpose of each prop. */
  readonly schema: JsonSchema
  /** Events that the block sends, in addition to the events that its props contain. */
  readonly emits?: readonly string[]
  /** Whether the block renders a message of the error catalogue and sends the events of that message's buttons. */
  readonly emitsActions?: true
  /** Facts that the block writes, in addition to the facts that its props contain. */
  readonly writes?: readonly FactName[]
  /**
   * Facts whose values the block shows, in addition to the facts in its texts. If the block has a prop `of`, they are
   * listed separately for each value of `of`.
   */
  readonly shows?: readonly FactName[] | { readonly [of: string]: readonly FactName[] }
  /**
   * Set if the block renders nothing for a fact that has no value. A step may then use the block before these facts
   * exist.
   */
  readonly mayLack?: true
  /**
   * Facts whose values the block shows in its rows and through placeholders in its texts, for each value of the prop
   * `shows`. A block without this prop uses the list of `chosen`.
   */
  readonly says?: { readonly [shows: string]: { readonly [placeholder: string]: readonly FactName[] } }
}

/** The props of a block's component, derived from the block's spec. */
export type PropsOf<S extends { readonly schema: JSONSchema }> = FromSchema<S['schema']>
