import type { JsonSchema } from '../../../runtime/compiler/json-schema.ts'
import type { Json } from '../../../runtime/compiler/json-tree.ts'
import { type Around, aroundBlock } from './field-parts.ts'

/**
 * Returns a first value for a new block, item or value. The schema accepts this value, and the check finds nothing wrong with
 * the value itself. `used` are the ids and values that are taken.
 */
export function sampleOf(schema: JsonSchema, around: Around, used: readonly string[]): Json {
  const name = schema.$ref?.replace('#/definitions/', '')
  if (name === 'target' || name === 'way' || name === 'handler' || name === 'modalHandler') return 'stay'
  if (name === 'guard') return { fact: 'session.authenticated', is: true }
  if (name === 'icon' || schema.role === 'icon') return around.icons[0] ?? ''
  if (schema.role === 'rule') return around.rules.find(rule => rule === 'answer') ?? around.rules[0] ?? ''
  if (schema.role === 'value') return free(around.values, used) ?? 'word'
  if (name === 'fact' || schema.role === 'writes' || schema.role === 'reads') return factFor(schema, around)
  if (name !== undefined) return sampleOf(around.definitions[name] ?? {}, around, used)
  if (schema.enum !== undefined) return free(schema.enum.map(String), used) ?? String(schema.enum[0])
  if (schema.const !== undefined) return typeof schema.const === 'string' ? schema.const : true
  if (schema.type === 'boolean') return true
  if (schema.type === 'number' || schema.type === 'integer') return schema.minimum ?? 1
  if (schema.type === 'array') return listFor(schema, around)
  if (schema.type === 'object' || schema.properties !== undefined) return objectFor(schema, around, used)
  if (schema.role === 'event') return 'help'
  return schema.pattern?.startsWith('^[a-z]') ? 'word' : textFor(schema)
}

function free(options: readonly string[], used: readonly string[]): string | undefined {
  return options.find(option => !used.includes(option))
}

function factFor(schema: JsonSchema, around: Around): string {
  const facts = around.factsOf(schema)
  // The checker reports facts of a domain that the screen does not use, so a fact that the screen may use is preferred.
  return String(schema.enum?.[0] ?? facts.find(around.suitsScreen) ?? facts[0] ?? '')
}

/** Returns an example text with the placeholders that the checker demands. */
function textFor({ placeholders = [], demands }: JsonSchema): string {
  const names = demands ?? placeholders
  return ['Texto', ...names.map(name => `{${name}}`)].join(' ')
}

/** Returns as many items as the schema requires. If the items are the values of a fact, returns an item for each. */
function listFor({ items = {}, minItems = 1 }: JsonSchema, around: Around): readonly Json[] {
  const isOfValues = Object.values(items.properties ?? {}).some(prop => prop !== false && prop.role === 'value')
  const taken: string[] = []
  return Array.from({ length: isOfValues ? around.values.length || 1 : minItems }, (_, index) => {
    const value = sampleOf(items, around, taken)
    taken.push(...namesIn(value))
    return typeof value === 'string' && index > 0 ? `${value}${index + 1}` : value
  })
}

/** Returns the values that must differ between the items of a list: an item's `id` and its `value`. */
export function namesIn(item: Json): readonly string[] {
  if (typeof item !== 'object' || item === null || Array.isArray(item)) return []
  return Object.entries(item).flatMap(([key, value]) =>
    ['id', 'value'].includes(key) && typeof value === 'string' ? [value] : [],
  )
}

function objectFor({ properties = {}, required = [] }: JsonSchema, around: Around, used: readonly string[]): Json {
  const made: { [key: string]: Json } = {}
  for (const key of required) {
    const prop = properties[key]
    if (prop === undefined || prop === false) continue
    if (key === 'id' && prop.enum === undefined) made.id = freeName('item', used)
    else if (prop.role === 'way') made[key] = around.wayName(String(made.id)) ?? textFor(prop)
    else made[key] = sampleOf(prop, made.fact === undefined ? around : aroundBlock(around, made.fact), used)
  }
  return made
}

/** Returns a name that is not taken: first `notice`, then `notice2`, and so on. */
export function freeName(name: string, used: readonly string[]): string {
  for (let count = 1; ; count += 1) {
    const free = count === 1 ? name : `${name}${count}`
    if (!used.includes(free)) return free
  }
}
