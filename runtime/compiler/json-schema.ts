/** The part of JSON Schema (draft 7) that configs are described with, and what we add to it. */
export interface JsonSchema {
  readonly $schema?: string
  readonly $ref?: string
  readonly $id?: string
  readonly title?: string
  readonly description?: string
  readonly type?: string | readonly string[]
  readonly enum?: readonly unknown[]
  /** What an editor says of each of them. */
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
  readonly discriminator?: { readonly propertyName: string }
  readonly if?: JsonSchema
  readonly then?: JsonSchema
  readonly else?: JsonSchema
  readonly examples?: readonly unknown[]
  readonly definitions?: { readonly [name: string]: JsonSchema }
  /** What an editor offers for a value that is not there yet. */
  readonly defaultSnippets?: readonly { readonly label: string; readonly body: unknown }[]

  /** What a block's prop is for. */
  readonly role?: string
  /** The block's own `{names}` in a text. */
  readonly placeholders?: readonly string[]
  /** What the names in an `enum`, or the keys of an object, are names of. */
  readonly names?: 'fact' | 'icon' | 'block' | 'service' | 'outcome' | 'comparison' | 'value' | 'layout'
  /** Says what a value must be where the keyword alone would not. */
  readonly expected?: string
}
