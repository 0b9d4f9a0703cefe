import { type Catalogue, type FactSpec, factTypes } from '../catalogue.ts'
import type { JsonSchema } from '../json-schema.ts'
import { entriesOf, ref } from './parts.ts'

/** The pattern of the names of facts that flows declare. */
export const OWN_FACT = String.raw`^own\.[a-z][A-Za-z0-9]*$`

/** Returns the schema `fact` for a fact of any type, and a schema for each type, such as `choiceFact`. */
export function factDefinitions(facts: Catalogue['facts']): { readonly [name: string]: JsonSchema } {
  const typed = Object.keys(factTypes).map(type => {
    const named = oneOf(facts, fact => fact.type === type)
    return [`${type}Fact`, { ...named, expected: `${type} fact` }] as const
  })
  return { fact: oneOf(facts, () => true), ...Object.fromEntries(typed) }
}

function oneOf(facts: Catalogue['facts'], fits: (fact: FactSpec) => boolean): JsonSchema {
  const fitting = entriesOf(facts).filter(([, fact]) => fits(fact))
  return {
    type: 'string',
    names: 'fact',
    enum: fitting.map(([name]) => name),
    enumDescriptions: fitting.map(([, fact]) => wordsFor(fact)),
    description: 'A fact of the application.',
  }
}

function wordsFor({ about, type, options = [], label }: FactSpec): string {
  const kind = [label, type].filter(Boolean).join(' ')
  return [about, `${kind}${options.length > 0 ? `: ${options.join(', ')}` : ''}.`]
    .filter(part => part !== undefined)
    .join(' ')
}

/**
 * Returns the schema of a prop that names a fact. The prop may accept any fact, a fact of one type, or a choice fact
 * with the options `values`.
 */
export function factSchema({ takes, values }: JsonSchema, facts: Catalogue['facts']): JsonSchema {
  if (takes === undefined || values === undefined) return ref(takes === undefined ? 'fact' : `${takes}Fact`)
  const has = (fact: FactSpec) => values.every(value => fact.options?.includes(value) === true)
  const noun = `${takes} fact with the options ${values.map(value => `\`${value}\``).join(' and ')}`
  return { ...oneOf(facts, has), expected: noun }
}

/** Returns the rules for the values that a block offers. They must be options of the fact that the block writes. */
export function offerRules({ properties = {} }: JsonSchema, facts: Catalogue['facts']): Pick<JsonSchema, 'allOf'> {
  const rules = Object.entries(properties).flatMap(([list, prop]) => {
    const offers = prop === false ? [] : Object.entries(prop.items?.properties ?? {})
    const [key] = offers.find(([, value]) => value !== false && value.role === 'value') ?? []
    if (key === undefined) return []
    return entriesOf(facts).flatMap(([name, { options }]) =>
      options === undefined ? [] : [offerRule(name, options, list, key)],
    )
  })
  return rules.length === 0 ? {} : { allOf: rules }
}

function offerRule(fact: string, options: readonly string[], list: string, key: string): JsonSchema {
  const value: JsonSchema = { enum: options, names: 'value' }
  return {
    if: { properties: { fact: { const: fact } }, required: ['fact'] },
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
    then: { properties: { [list]: { items: { properties: { [key]: value } } } } },
  }
}
