import type { JsonSchema } from '../../../runtime/compiler/json-schema.ts'
import type { Json } from '../../../runtime/compiler/json-tree.ts'
import type { Around } from './field-parts.ts'

/**
 * Returns a first value for a new block, item or value. The schema accepts this value. `used` are the ids that are
 * taken.
 */
export function sampleOf(schema: JsonSchema, around: Around, used: readonly string[]): Json {
  const name = schema.$ref?.replace('#/definitions/', '')
  if (name === 'target' || name === 'way' || name === 'handler' || name === 'modalHandler') return 'stay'
  if (name === 'guard') return { fact: 'session.authenticated', is: true }
  if (name === 'icon' || schema.role === 'icon') return 'info'
  if (name === 'fact' || schema.role === 'writes' || schema.role === 'reads')
    return String(schema.enum?.[0] ?? around.factsOf(schema.takes)[0] ?? '')
  if (name !== undefined) return sampleOf(around.definitions[name] ?? {}, around, used)
  if (schema.enum !== undefined) {
    const free = schema.enum.map(String).find(option => !used.includes(option))
    return free ?? String(schema.enum[0])
  }
  if (schema.const !== undefined) return typeof schema.const === 'string' ? schema.const : true
  if (schema.type === 'boolean') return true
  if (schema.type === 'number' || schema.type === 'integer') return schema.minimum ?? 1
  if (schema.type === 'array') {
    const item = schema.items ?? {}
    return Array.from({ length: schema.minItems ?? 1 }, (_, index) => {
      const value = sampleOf(item, around, used)
      return typeof value === 'string' && index > 0 ? `${value}${index + 1}` : value
    })
  }
  if (schema.type === 'object' || schema.properties !== undefined)
    return Object.fromEntries(
      (schema.required ?? []).flatMap(key => {
        const prop = schema.properties?.[key]
        if (prop === undefined || prop === false) return []
        return [[key, key === 'id' && prop.enum === undefined ? freeName('item', used) : sampleOf(prop, around, used)]]
      }),
    )
  return schema.role === 'event' ? 'help' : schema.pattern?.startsWith('^[a-z]') ? 'word' : 'Texto'
}

/** Returns a name that is not taken: first `notice`, then `notice2`, and so on. */
export function freeName(name: string, used: readonly string[]): string {
  for (let count = 1; ; count += 1) {
    const free = count === 1 ? name : `${name}${count}`
    if (!used.includes(free)) return free
  }
}
