import type { Catalogue, OutcomeSpec, ServiceSpec } from '../catalogue.ts'
import type { JsonSchema } from '../json-schema.ts'
import { closed, entriesOf, fixedTargets, orLike, ref } from './parts.ts'

/**
 * Returns the schemas of every form of a handler. A config can write it as a target, as a list with guards, or as an
 * object with a service.
 */
export function handlerDefinitions({ services }: Catalogue): { readonly [name: string]: JsonSchema } {
  const offered = { examples: fixedTargets, defaultSnippets: entriesOf(services).map(snippetOf) }
  const elsewise = (objects: JsonSchema): JsonSchema => ({
    if: { type: 'string' },
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
    then: ref('target'),
    else: {
      if: { type: 'array' },
      // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
      then: ref('branches'),
      else: objects,
    },
    ...offered,
  })
  return {
    run: {
      type: 'object',
      expected: 'a target, a list of guarded ones, or a service to run',
      description: 'Runs a service. Each of its outcomes says where it leads.',
      discriminator: { propertyName: 'run' },
      properties: { run: { examples: Object.keys(services) } },
      oneOf: entriesOf(services).map(runSchema),
      defaultSnippets: offered.defaultSnippets,
    },
    close: closed(
      {
        close: { const: true },
        send: { type: 'string', minLength: 1, description: 'An event for the step: part of the same confirmation.' },
      },
      ['close'],
      { description: 'Closes the modal.' },
    ),
    handler: elsewise(ref('run')),
    modalHandler: elsewise({
      if: { type: 'object', required: ['close'] },
      // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
      then: ref('close'),
      else: ref('run'),
    }),
    outcomesPatch: {
      type: 'object',
      properties: {
        like: {
          type: 'string',
          description: 'The path of outcomes that these are like, such as `steps/pix/enter/outcomes`.',
        },
      },
      additionalProperties: { type: ['string', 'array', 'null'] },
    },
    handlerPatch: {
      type: ['string', 'array', 'object', 'null'],
      description: 'Replaces the handler, or changes the outcomes of the one that is there. null drops it.',
      ...offered,
      properties: {
        run: { type: 'string', enum: Object.keys(services) },
        outcomes: ref('outcomesPatch'),
      },
    },
  }
}

function runSchema([name, { about, outcomes }]: readonly [string, ServiceSpec]): JsonSchema {
  const known = entriesOf(outcomes)
  const ways = known.map(([outcome, spec]) => [outcome, { ...ref('way'), ...wordsFor(spec) }] as const)
  return closed(
    {
      run: { const: name },
      outcomes: orLike(
        closed(
          Object.fromEntries(ways),
          known.map(([outcome]) => outcome),
          { names: 'outcome' },
        ),
        ref('outcomesPatch'),
      ),
    },
    ['run', 'outcomes'],
    { ...(about === undefined ? {} : { description: about }) },
  )
}

function wordsFor({ about, gives, mayGive, money = [], says }: OutcomeSpec): JsonSchema {
  const parts = [
    about,
    gives.length > 0 ? `Gives ${gives.join(', ')}.` : undefined,
    mayGive.length > 0 ? `May give or forget ${mayGive.join(', ')}.` : undefined,
    money.length > 0 ? `Money: ${money.join(' or ')}.` : undefined,
    says ? 'Has a message.' : undefined,
  ]
  const words = parts.filter(part => part !== undefined).join(' ')
  return words === '' ? {} : { description: words }
}

function snippetOf([name, { outcomes }]: readonly [string, ServiceSpec]) {
  const ways = Object.keys(outcomes).map((outcome, at) => [outcome, `$${at + 1}`])
  return { label: `run ${name}`, body: { run: name, outcomes: Object.fromEntries(ways) } }
}
