import { isRecord } from '../../runtime/rules/is-record.ts'

/** A prop of a block. The block's schema declares it. */
export interface BlockProp {
  /** The prop's path: `items[].label` is the label of each item. */
  readonly name: string
  readonly type: string
  readonly isRequired: boolean
  /** The prop's role, limit and placeholders, in words. */
  readonly rules: readonly string[]
}

const roles: { readonly [role: string]: string } = {
  copy: 'A text that may name facts.',
  writes: 'The name of the fact that the block writes.',
  reads: 'The name of a fact that the block reads.',
  event: 'The name of the event that the block emits.',
  icon: 'The name of an icon.',
  value: 'An option that the block offers.',
  way: 'The label of the way to pay that `id` names.',
  shared: 'A text that leaves the page.',
  rule: 'The name of a rule whose sentences are in `fields.json`.',
  segment: 'The operator’s name of a customer segment.',
  terms: 'The agreement to pay again and again, with everything that it demands.',
}

function typeOf(schema: { readonly [part: string]: unknown }): string {
  if (Array.isArray(schema.enum)) return schema.enum.map(value => JSON.stringify(value)).join(' | ')
  if (schema.type === 'array') {
    const items = isRecord(schema.items) ? schema.items : {}
    return items.type === 'object' ? 'list of objects' : `list of ${typeOf(items)}s`
  }
  if (schema.type === 'string') return 'text'
  return schema.type === 'boolean' ? 'true | false' : String(schema.type)
}

function rulesOf(schema: { readonly [part: string]: unknown }): string[] {
  const { role, maxLength, placeholders } = schema
  return [
    ...(typeof role === 'string' ? [roles[role] ?? role] : []),
    ...(typeof maxLength === 'number' ? [`At most ${maxLength} characters.`] : []),
    ...(Array.isArray(placeholders) ? [`May have ${placeholders.map(name => `\`{${name}}\``).join(', ')}.`] : []),
  ]
}

/** Returns every prop of a block’s schema, including the props inside lists and objects. */
export function propsOfSchema(schema: unknown, prefix = ''): BlockProp[] {
  if (!isRecord(schema) || !isRecord(schema.properties)) return []
  const required = Array.isArray(schema.required) ? schema.required : []
  return Object.entries(schema.properties).flatMap(([key, property]) => {
    if (!isRecord(property)) return []
    const name = `${prefix}${key}`
    return [
      { name, type: typeOf(property), isRequired: required.includes(key), rules: rulesOf(property) },
      ...propsOfSchema(property, `${name}.`),
      ...propsOfSchema(property.items, `${name}[].`),
    ]
  })
}
