import type { FromSchema, JSONSchema } from 'json-schema-to-ts'
import type { JsonSchema } from '../../runtime/compiler/json-schema.ts'
import type { FactName } from '../../runtime/facts.ts'

/**
 * Declares a block to types and tools: its props in a config, its events and the facts that it writes. The app does not
 * load it with the block's code.
 */
export interface BlockSpec {
  /** The schema of the block's props. `role` and `placeholders` say what a prop is for. */
  readonly schema: JsonSchema
  /** Events that the block emits besides those that its props name. */
  readonly emits?: readonly string[]
  /** Whether the block renders a message of the error catalogue, and emits the events of the message's buttons. */
  readonly emitsActions?: true
  /** Facts that the block writes besides those that its props name. */
  readonly writes?: readonly FactName[]
  /**
   * Facts whose values the block shows, besides those in its copy. If the block has a prop `of`, each value of that
   * prop has its own list.
   */
  readonly shows?: readonly FactName[] | { readonly [of: string]: readonly FactName[] }
  /** Set if the block leaves out what it does not know, so that a step may have it without needing these facts. */
  readonly mayLack?: true
  /**
   * Facts whose values the block shows through placeholders in its terms and through its rows. Each value of the prop
   * `shows` has its own facts; without that prop, those of `chosen` count.
   */
  readonly says?: { readonly [shows: string]: { readonly [placeholder: string]: readonly FactName[] } }
}

/** The props of a block's component, derived from its spec. */
export type PropsOf<S extends { readonly schema: JSONSchema }> = FromSchema<S['schema']>
