import { isObject, listOf, objectOf, at as own, textIn } from '../../../runtime/compiler/diff/json.ts'
import type { JsonSchema } from '../../../runtime/compiler/json-schema.ts'
import type { Json } from '../../../runtime/compiler/json-tree.ts'
import { type Adding, type Field, NAME } from '../protocol.ts'
import { type Around, commonOf, itemButtons, type Place } from './field-parts.ts'
import { guardField } from './guard-field.ts'
import { handlerField, wayField } from './handler-field.ts'
import { plainWords } from './plain-words.ts'
import { namesIn, sampleOf } from './sample.ts'

/** Returns the field, or the group of fields, for a value that a schema describes. */
export function fieldOf(schema: JsonSchema, value: Json | undefined, place: Place, around: Around): Field {
  const { about, common } = commonOf(schema, place)
  const { isOptional } = place
  const name = schema.$ref?.replace('#/definitions/', '')
  const choice = (options: string | readonly string[], isFree = false): Field => ({
    ...common,
    ...about,
    ...{ kind: 'choice', value: textIn(value) ?? '', options, isFree },
  })
  if (schema.role === 'icon' || name === 'icon') return choice('icons')
  if (schema.role === 'event') return choice('events', true)
  if (name === 'guardName') return choice('guards')
  if (name === 'target') return choice('targets', true)
  if (name === 'guard') return guardField(value, place, around)
  if (name === 'way') return wayField(value, place, around)
  if (name === 'handler' || name === 'modalHandler' || name === 'run') return handlerField(value, place, around)
  if (name === 'fact' || ((schema.role === 'writes' || schema.role === 'reads') && schema.enum === undefined))
    return choice(around.factsOf(schema), true)
  if (schema.role === 'rule') return choice(around.rules)
  if (schema.role === 'value' && around.values.length > 0) return choice(around.values)
  if (name !== undefined) {
    const { $ref: _, ...more } = schema
    return fieldOf({ ...around.definitions[name], ...more }, value, place, around)
  }
  if (schema.enum !== undefined) return choice(schema.enum.map(String))
  if (schema.const !== undefined && isPlain(schema.const))
    return { ...common, ...about, kind: 'flag', value: value !== undefined, set: schema.const }
  if (schema.type === 'boolean') return { ...common, ...about, kind: 'flag', value: value === true, set: true }
  if (schema.type === 'number' || schema.type === 'integer')
    return { ...common, ...about, kind: 'number', value: typeof value === 'number' ? value : undefined }
  if (schema.type === 'string' && (value === undefined || typeof value === 'string')) {
    if (schema.examples !== undefined) return choice(schema.examples.map(String), true)
    const room = schema.maxLength === undefined ? {} : { room: schema.maxLength }
    return { ...common, ...about, kind: 'text', value: value ?? '', ...room }
  }
  const removable = value !== undefined && isOptional && common.buttons.length === 0
  const remove = { label: 'Remove', edit: { at: common.at, do: 'remove' as const } }
  const whole = { ...common, ...about, ...(removable ? { buttons: [remove] } : {}) }
  if (schema.type === 'array' && (value === undefined || Array.isArray(value)))
    return { ...whole, ...listOfItems(schema, listOf(value), place, around) }
  if (schema.type === 'object' && (value === undefined || isObject(value)))
    return { ...whole, ...objectFields(schema, value, place, around) }
  return { ...common, ...about, kind: 'json', value: value === undefined ? '' : JSON.stringify(value, undefined, 2) }
}

function isPlain(value: unknown): value is string | number | boolean {
  return ['string', 'number', 'boolean'].includes(typeof value)
}

interface Inner {
  readonly kind: 'group'
  readonly fields: readonly Field[]
  readonly add?: Adding
}

function listOfItems({ items = {} }: JsonSchema, list: readonly Json[], { at, label }: Place, around: Around): Inner {
  const fields = list.map((item, index) => {
    const id = isObject(item) ? textIn(item.id) : undefined
    const inner = [...at, id ?? String(index)]
    const name = isObject(item) ? (textIn(item.label) ?? textIn(item.title) ?? id) : undefined
    const buttons = itemButtons(inner, index, list.length)
    return fieldOf(items, item, { at: inner, label: name ?? String(index + 1), isOptional: false, buttons }, around)
  })
  const used = list.flatMap(namesIn)
  const value = sampleOf(items, around, used)
  const choices = [{ label: 'Add', edit: { at, do: 'insert' as const, value, index: list.length } }]
  return { kind: 'group', fields, add: { label: `Add to ${label.toLowerCase()}`, choices } }
}

function objectFields(schema: JsonSchema, value: Json | undefined, { at, isOptional }: Place, around: Around): Inner {
  const { properties, additionalProperties, required = [] } = schema
  const object = objectOf(value)
  const known = Object.entries(properties ?? {}).flatMap(([key, prop]) =>
    prop === false || key === '$schema' ? [] : [[key, prop] as const],
  )
  const isAbsent = value === undefined && isOptional && properties !== undefined
  if (isAbsent) {
    const edit = { at, do: 'set' as const, value: sampleOf(schema, around, []) }
    return { kind: 'group', fields: [], add: { label: 'Add it', choices: [{ label: 'Add', edit }] } }
  }
  const fields = known.map(([key, prop]) => {
    const place = { at: [...at, key], label: plainWords(key), isOptional: !required.includes(key) }
    return fieldOf(prop, own(object, key), place, around)
  })
  if (typeof additionalProperties !== 'object') return { kind: 'group', fields }
  const named = Object.entries(object).filter(([key]) => !known.some(([name]) => name === key))
  const inner = named.map(([key, one]) => {
    const place = [...at, key]
    const buttons = [{ label: 'Remove', edit: { at: place, do: 'remove' as const } }]
    return fieldOf(additionalProperties, one, { at: place, label: key, isOptional: false, buttons }, around)
  })
  const typed = { at: [...at, NAME], do: 'set' as const, value: sampleOf(additionalProperties, around, []) }
  const { pattern, expected } = schema.propertyNames ?? {}
  const form = pattern === undefined || expected === undefined ? {} : { named: { pattern, expected } }
  const add = { label: 'Add a name', choices: [], typed, taken: Object.keys(object), ...form }
  return { kind: 'group', fields: [...fields, ...inner], add }
}
