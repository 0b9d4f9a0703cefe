import type { FactType } from './catalogue.ts'

/** The part of JSON Schema (draft 7) that describes configs, with our own keywords. */
export interface JsonSchema {
  readonly $schema?: string
  readonly $ref?: string
  readonly $id?: string
  readonly title?: string
  readonly description?: string
  readonly type?: string | readonly string[]
  readonly enum?: readonly unknown[]
  /** The description that an editor shows for each value of `enum`. */
  readonly enumDescriptions?: readonly string[]
  readonly const?: unknown
  readonly pattern?: string
  readonly minLength?: number
  readonly maxLength?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly items?: JsonSchema
  readonly minItems?: number
  readonly uniqueItems?: boolean
  readonly properties?: { readonly [name: string]: JsonSchema | false }
  readonly required?: readonly string[]
  readonly additionalProperties?: boolean | JsonSchema
  readonly propertyNames?: JsonSchema
  readonly minProperties?: number
  readonly maxProperties?: number
  readonly oneOf?: readonly JsonSchema[]
  readonly allOf?: readonly JsonSchema[]
  readonly anyOf?: readonly JsonSchema[]
  readonly discriminator?: { readonly propertyName: string }
  readonly if?: JsonSchema
  readonly then?: JsonSchema
  readonly else?: JsonSchema
  readonly examples?: readonly unknown[]
  readonly definitions?: { readonly [name: string]: JsonSchema }
  /** The snippets that an editor suggests for a missing value. */
  readonly defaultSnippets?: readonly { readonly label: string; readonly body: unknown }[]

  /**
   * The purpose of a block's prop, such as `event` or `label`. By this role, the checks find the props that they have
   * to read.
   */
  readonly role?: string
  /** The type of the fact that a prop names. If it is missing, the block accepts a fact of any type. */
  readonly takes?: FactType
  /** Whether the block writes personal data to the fact that the prop names, such as typed text or a phone number. */
  readonly holds?: 'personal'
  /** Whether the block waits for the fact that the prop names, so that the screen has to ask for it. */
  readonly collects?: boolean
  /** Whether the customer agrees to the block's terms by this event. No other event of the block authorizes charges. */
  readonly agrees?: boolean
  /**
   * The values that the block can use, such as `weekly`. The fact in the prop must have these values among its options.
   */
  readonly values?: readonly string[]
  /** Placeholders that only this block fills in its text. Facts can always be used as well. */
  readonly placeholders?: readonly string[]
  /**
   * The placeholders that the text must contain. If the prop has only one entry in `placeholders`, the text must
   * contain it by default.
   */
  readonly demands?: readonly string[]
  /**
   * The kind of name that the author has to choose from, so that an error message can say, for example, "unknown icon".
   */
  readonly names?: 'fact' | 'icon' | 'block' | 'service' | 'outcome' | 'comparison' | 'value' | 'layout'
  /** A noun for error messages that describes the expected value. */
  readonly expected?: string
}
