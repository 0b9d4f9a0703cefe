import type { JsonSchema } from '../json-schema.ts'
import { closed, journeyParts, named, type Properties, pick, ref, text } from './parts.ts'

const ids: JsonSchema = { type: 'array', uniqueItems: true, items: { type: 'string' } }

/**
 * The schema of a change to a list of blocks. A list or `merge` changes blocks with the same id and adds the others.
 * `remove` deletes blocks, and `order` moves some blocks to the front.
 */
const blocks: JsonSchema = {
  type: ['array', 'object', 'null'],
  description:
    'Merged by id; new blocks come last. As an object: `merge` does the same, `remove` drops ids, `order` orders.',
  items: ref('blockPatch'),
  properties: { merge: { type: 'array', items: ref('blockPatch') }, remove: ids, order: ids },
  additionalProperties: false,
}

/** Returns the schemas of a flow with `extends`: any part of a flow, with `null` to remove a key of the base. */
export function patchDefinitions(whole: {
  flow: Properties
  journeys: JsonSchema
  step: Properties
  modal: Properties
}) {
  const on = named(ref('handlerPatch'), 'Handlers to add, change or, with null, drop.')
  const flow: Properties = {
    ...optional(whole.flow),
    id: whole.flow.id ?? {},
    extends: { type: 'string', description: 'The id of the flow that this one changes.' },
    facts: named({ type: ['object', 'null'] }, 'Facts of its own to add, change or, with null, drop.'),
    guards: named({ type: ['object', 'null'] }, 'Guards to add, change or, with null, drop.'),
    always: on,
    steps: named(ref('stepPatch'), 'Steps to add, change or, with null, drop.'),
    modals: named(ref('modalPatch'), 'Modals to add, change or, with null, drop.'),
  }
  const parts = {
    step: {
      like: text(
        'The step of this flow that it is like. The rest says what is different; addresses are not taken over.',
      ),
      ...optional(whole.step),
      blocks,
      on,
      enter: ref('handlerPatch'),
      watch: ref('handlerPatch'),
    },
    modal: {
      like: text('The modal of this flow that it is like. The rest says what is different.'),
      ...optional(whole.modal),
      blocks,
      on,
    },
  }
  return {
    stepPatch: closed(parts.step, [], { type: ['object', 'null'] }),
    modalPatch: closed(parts.modal, [], { type: ['object', 'null'] }),
    flowPatch: closed({ ...flow, journeys: whole.journeys }, ['id', 'extends']),
    journeyPatch: closed(pick(flow, ['$schema', 'about', ...journeyParts]), []),
    variantPatch: closed(pick(flow, varied), [], {
      description: 'What is different, as in a flow that extends another.',
    }),
  }
}

/**
 * The parts of a flow that a variant may change. All other parts, such as channels, are the same for every customer.
 */
export const varied = ['panel', 'menu', 'words', 'facts', 'guards', 'always', 'steps', 'modals'] as const

/** Returns the properties as optional: objects may be partial, and `null` removes the base's value. */
function optional(properties: Properties): Properties {
  return Object.fromEntries(
    Object.entries(properties).map(([name, { required: _, minItems: __, type, ...schema }]) => [
      name,
      { ...schema, ...(typeof type === 'string' ? { type: [type, 'null'] } : {}) },
    ]),
  )
}
