import type { FromSchema, JSONSchema } from 'json-schema-to-ts'
import type { JsonSchema } from '../../runtime/compiler/json-schema.ts'
import type { FactName } from '../../runtime/facts.ts'

/** The part of a block that its code does not show: what a config may say to it, what it emits and what it writes. */
export interface BlockSpec {
  /** The schema of the block's props. `role` and `placeholders` say what a prop is for. */
  readonly schema: JsonSchema
  /** Events that the block emits besides those that its props name. */
  readonly emits?: readonly string[]
  /** The block renders a message of the error catalogue, and emits the events of its buttons. */
  readonly emitsActions?: true
  /** Facts that the block writes besides those that its props name. */
  readonly writes?: readonly FactName[]
  /** Facts that the block names on screen besides those in its copy; by the value of its `of`, where it has one. */
  readonly shows?: readonly FactName[] | { readonly [of: string]: readonly FactName[] }
  /** Facts that the placeholders of its terms, and its rows, name; by the value of its `shows`, `chosen` where it has none. */
  readonly says?: { readonly [shows: string]: { readonly [placeholder: string]: readonly FactName[] } }
}

/** The props of a block's component, derived from its spec. */
export type PropsOf<S extends { readonly schema: JSONSchema }> = FromSchema<S['schema']>
