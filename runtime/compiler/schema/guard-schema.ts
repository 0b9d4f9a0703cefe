import type { Catalogue, FactSpec } from '../catalogue.ts'
import type { JsonSchema } from '../json-schema.ts'
import { closed, ref } from './parts.ts'

const comparisons = ['is', 'in', 'notIn', 'atLeast', 'atMost', 'present'] as const
const combinations = ['all', 'any', 'not'] as const

const none = (names: readonly string[]): { readonly [name: string]: false } =>
  Object.fromEntries(names.map(name => [name, false]))

const guardNames: JsonSchema = { type: 'array', minItems: 1, uniqueItems: true, items: ref('guardName') }

/** Returns the schema of a guard. The allowed comparisons and values depend on the guard's fact. */
export function guardSchema({ facts }: Catalogue): JsonSchema {
  const properties: { readonly [name: string]: JsonSchema } = {
    fact: ref('fact'),
    is: { description: 'The fact has this value.' },
    in: { type: 'array', minItems: 1, description: 'The fact has one of these values.', items: {} },
    notIn: {
      type: 'array',
      description: 'Beside `in`: the other values that the fact can have, so that the check finds one that is missing.',
      items: {},
    },
    atLeast: { type: 'number', description: 'The fact is this number or more.' },
    atMost: { type: 'number', description: 'The fact is this number or less.' },
    present: { type: 'boolean', description: 'Whether the fact is known.' },
    all: { ...guardNames, description: 'All of these guards hold.' },
    any: { ...guardNames, description: 'One of these guards holds.' },
    not: { ...ref('guardName'), description: 'This guard does not hold.' },
  }
  const shape: JsonSchema = {
    if: { required: ['fact'] },
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
    then: {
      if: { required: ['in', 'notIn'] },
      // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
      then: { maxProperties: 3, properties: none(combinations) },
      else: {
        minProperties: 2,
        maxProperties: 2,
        properties: none([...combinations, 'notIn']),
        expected: 'a fact and one comparison',
      },
    },
    else: {
      minProperties: 1,
      maxProperties: 1,
      properties: none(comparisons),
      expected: 'a fact and one comparison, or one of `all`, `any` and `not`',
    },
  }
  return closed(properties, [], {
    description: 'A condition: one comparison of a fact, or other guards by name. What cannot be decided is false.',
    allOf: [shape, ...domains(facts)],
  })
}

/** Returns the allowed comparisons and values for each kind of fact. Facts with the same values share a rule. */
function domains(facts: Catalogue['facts']): readonly JsonSchema[] {
  const rules = new Map<string, { names: string[]; fact: FactSpec }>()
  for (const [name, fact] of Object.entries(facts)) {
    if (fact === undefined) continue
    const key = [fact.type, ...(fact.options ?? [])].join(' ')
    const rule = rules.get(key) ?? { names: [], fact }
    rule.names.push(name)
    rules.set(key, rule)
  }
  return [...rules.values()].map(({ names, fact }) => ({
    if: { properties: { fact: { enum: names } }, required: ['fact'] },
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
    then: { properties: domainOf(fact) },
  }))
}

function domainOf({ type, options }: FactSpec): { readonly [name: string]: JsonSchema | false } {
  if (type === 'flag') return { is: { type: 'boolean', names: 'value' }, ...none(['in', 'notIn', 'atLeast', 'atMost']) }
  if (type === 'cents') {
    const value: JsonSchema = { type: 'integer', names: 'value' }
    return { is: value, in: { items: value }, atLeast: { type: 'integer' }, atMost: { type: 'integer' } }
  }
  if (type === 'number') {
    const value: JsonSchema = { type: 'number', names: 'value' }
    return { is: value, in: { items: value } }
  }
  const value: JsonSchema =
    type === 'choice' ? { enum: options ?? [], names: 'value' } : { type: 'string', names: 'value' }
  const closed = type === 'choice' ? { notIn: { items: value } } : none(['notIn'])
  return { is: value, in: { items: value }, ...closed, ...none(['atLeast', 'atMost']) }
}
