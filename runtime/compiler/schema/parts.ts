import type { Catalogue } from '../catalogue.ts'
import type { JsonSchema } from '../json-schema.ts'

/** Events that can happen on every step, so each flow must handle them in `always`. */
export const requiredAlways = ['sessionExpired', 'invalidSession', 'loggedOut', 'offline'] as const

export const fixedTargets = ['back', 'close', 'stay', 'message', 'leave'] as const

/** The parts of a flow that a journey may contain. All other parts belong in `flow.json`. */
export const journeyParts = ['guards', 'steps', 'modals'] as const

export const ref = (name: string): JsonSchema => ({ $ref: `#/definitions/${name}` })

export type Properties = { readonly [name: string]: JsonSchema }

export function pick(properties: Properties, names: readonly string[]): Properties {
  return Object.fromEntries(Object.entries(properties).filter(([name]) => names.includes(name)))
}

/** Returns the schema of an object with these keys and no others. */
export function closed(
  properties: { readonly [name: string]: JsonSchema | false },
  required: readonly string[],
  more: JsonSchema = {},
): JsonSchema {
  return { type: 'object', ...more, properties, required, additionalProperties: false }
}

/** Returns the schema of an object whose keys an author chooses. */
export function named(value: JsonSchema, description: string): JsonSchema {
  return { type: 'object', description, additionalProperties: value }
}

/** The pattern of a text that is not blank. */
export const NOT_BLANK = String.raw`\S`

export const text = (description: string): JsonSchema => ({ type: 'string', pattern: NOT_BLANK, description })

/**
 * Returns the schema of a part in which `like` is possible. With `like`, the part follows the schema `patch` and needs
 * no required keys, because they come from the copied part.
 */
export function orLike(whole: JsonSchema, patch: JsonSchema): JsonSchema {
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
  return { if: { required: ['like'] }, then: patch, else: whole }
}

/** The schema of a text for customers: it may be short, but not blank. */
export const copy: JsonSchema = {
  type: 'string',
  pattern: NOT_BLANK,
  description: 'A text. `{fact}` and `{fact:format}` put a fact in its place.',
}

/** Returns the schemas of the names that any config may use. */
export function nameDefinitions({ facts, icons, layouts }: Catalogue): { readonly [name: string]: JsonSchema } {
  const target: JsonSchema = {
    type: 'string',
    description:
      'Where to go: step:<id>, modal:<id>, flow:<id>, return:<step> (the link that was wanted, else this step), field:<fact> (the message at that field), back, close, stay, message (the message page) or leave.',
    examples: [
      ...fixedTargets,
      'step:',
      'modal:',
      'return:',
      'flow:',
      ...Object.keys(facts).map(name => `field:${name}`),
    ],
  }
  return {
    icon: { type: 'string', names: 'icon', enum: icons, description: 'An icon of the design system.' },
    layout: { type: 'string', names: 'layout', enum: layouts, description: 'The shell that the flow is drawn in.' },
    guardName: { type: 'string', description: 'The name of a guard of this flow.' },
    target,
    branches: {
      type: 'array',
      minItems: 1,
      description: 'The first whose guard holds. The last has no `when`.',
      items: closed({ when: ref('guardName'), to: ref('target') }, ['to']),
    },
    way: {
      if: { type: 'array' },
      // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
      then: ref('branches'),
      else: { ...target, expected: 'a target, or a list of guarded ones' },
      examples: target.examples ?? [],
    },
  }
}

export function entriesOf<T>(names: { readonly [name: string]: T | undefined }): readonly (readonly [string, T])[] {
  return Object.entries(names).flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const]))
}
