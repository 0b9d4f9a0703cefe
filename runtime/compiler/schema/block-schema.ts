import type { BlockSpec, Catalogue } from '../catalogue.ts'
import type { JsonSchema } from '../json-schema.ts'
import { factSchema, offerRules } from './fact-schema.ts'
import { closed, copy, entriesOf, NOT_BLANK, ref } from './parts.ts'

const idSchema: JsonSchema = {
  type: 'string',
  minLength: 1,
  description: 'Names this block in its step: patches find it by it.',
}

const instead: JsonSchema = {
  type: 'string',
  minLength: 1,
  description: 'The id of the block in whose place this one is shown: always one of the two is.',
}

/** Returns the schema of any block. The allowed props depend on the block's name. */
export function blockSchema({ blocks, facts }: Catalogue): JsonSchema {
  return {
    type: 'object',
    discriminator: { propertyName: 'block' },
    // An editor would otherwise suggest too few blocks: only those that have all the props that the author has already
    // typed.
    properties: { block: { examples: Object.keys(blocks) } },
    oneOf: entriesOf(blocks).map(([name, block]) =>
      closed(
        { id: idSchema, block: { const: name }, when: ref('guardName'), instead, ...propsOf(block, facts) },
        ['id', 'block', ...(block.schema.required ?? [])],
        {
          ...(block.about === undefined ? {} : { description: block.about }),
          ...offerRules(block.schema, facts),
        },
      ),
    ),
  }
}

/** Returns the schema of a change to a block. The block's id selects the block. Any prop may be left out. */
export function blockPatchSchema({ blocks, facts }: Catalogue): JsonSchema {
  const names = Object.keys(blocks)
  return {
    type: 'object',
    required: ['id'],
    properties: {
      id: idSchema,
      like: { type: 'string', description: 'The path of a block that it is like, such as `steps/login/blocks/hero`.' },
      block: { type: 'string', enum: names },
      when: { type: ['string', 'null'] },
      instead: { type: ['string', 'null'] },
    },
    allOf: entriesOf(blocks).map(([name, block]) => ({
      if: { properties: { block: { const: name } }, required: ['block'] },
      // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
      then: { properties: propsOf(block, facts) },
    })),
  }
}

/** Returns the block's own props, with each `role` replaced by its schema. */
function propsOf(
  { schema }: Pick<BlockSpec, 'schema'>,
  facts: Catalogue['facts'],
): { readonly [name: string]: JsonSchema | false } {
  return Object.fromEntries(
    Object.entries(schema.properties ?? {}).map(([name, prop]) => [name, prop === false ? prop : written(prop, facts)]),
  )
}

function written(prop: JsonSchema, facts: Catalogue['facts']): JsonSchema {
  const {
    role,
    takes,
    values,
    holds: _,
    collects: ___,
    agrees: ____,
    placeholders,
    demands: __,
    properties,
    items,
    maxLength,
    ...rest
  } = prop
  const room = maxLength === undefined ? {} : { maxLength }
  if (role === 'writes' || role === 'reads') return rest.enum === undefined ? factSchema(prop, facts) : rest
  if (role === 'icon') return ref('icon')
  if (role === 'copy' || role === 'shared') return { ...copy, ...room }
  if (role === 'event') return { ...rest, minLength: 1, description: 'The event it emits.' }
  const own = placeholders?.map(name => `{${name}}`).join(', ')
  return {
    ...(isText(rest) ? { pattern: NOT_BLANK } : {}),
    ...rest,
    ...room,
    ...(own === undefined ? {} : { description: `A text, in which ${own} is put in.` }),
    ...(items === undefined ? {} : { items: written(items, facts) }),
    ...(properties === undefined ? {} : { properties: propsOf({ schema: prop }, facts) }),
  }
}

function isText({ type, enum: options }: JsonSchema): boolean {
  return type === 'string' && options === undefined
}
