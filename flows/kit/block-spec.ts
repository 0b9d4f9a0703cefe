import type { FromSchema, JSONSchema } from 'json-schema-to-ts'
import type { JsonSchema } from '../../runtime/compiler/json-schema.ts'
import type { FactName } from '../../runtime/facts.ts'

/**
 * The declaration of a block that its code does not contain: its props in a config, its events and the facts that it
 * writes.
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
   * Facts that the block names on screen besides those in its copy; if the block has a prop `of`, by the value of that
   * prop.
   */
  readonly shows?: readonly FactName[] | { readonly [of: string]: readonly FactName[] }
  /**
   * Facts that the block names by the placeholders of its terms and by its rows; by the value of its prop `shows`
   * (`chosen` if it has none).
   */
  readonly says?: { readonly [shows: string]: { readonly [placeholder: string]: readonly FactName[] } }
}

/** The props of a block's component, derived from its spec. */
export type PropsOf<S extends { readonly schema: JSONSchema }> = FromSchema<S['schema']>
