import type { JsonSchema } from '../json-schema.ts'
import { closed, named, ref } from './parts.ts'

type Properties = { readonly [name: string]: JsonSchema }

const ids: JsonSchema = { type: 'array', uniqueItems: true, items: { type: 'string' } }

/** A change of a list of blocks: a list merges by id, and so does `merge`; `remove` drops, `order` says what comes first. */
const blocks: JsonSchema = {
  type: ['array', 'object', 'null'],
  description:
    'Merged by id; new blocks come last. As an object: `merge` does the same, `remove` drops ids, `order` orders.',
  items: ref('blockPatch'),
  properties: { merge: { type: 'array', items: ref('blockPatch') }, remove: ids, order: ids },
  additionalProperties: false,
}

/** What a flow with `extends` may say: any part of a flow. `null` drops a key of the base. */
export function patchDefinitions(whole: { flow: Properties; step: Properties; modal: Properties }) {
  const on = named(ref('handlerPatch'), 'Handlers to add, change or, with null, drop.')
  const flow: Properties = {
    ...optional(whole.flow),
    id: whole.flow.id ?? {},
    extends: { type: 'string', description: 'The id of the flow that this one changes.' },
    guards: named({ type: ['object', 'null'] }, 'Guards to add, change or, with null, drop.'),
    always: on,
    steps: named(ref('stepPatch'), 'Steps to add, change or, with null, drop.'),
    modals: named(ref('modalPatch'), 'Modals to add, change or, with null, drop.'),
  }
  const parts = {
    step: { ...optional(whole.step), blocks, on, enter: ref('handlerPatch'), watch: ref('handlerPatch') },
    modal: { ...optional(whole.modal), blocks, on },
    flow,
  }
  return {
    stepPatch: closed(parts.step, [], { type: ['object', 'null'] }),
    modalPatch: closed(parts.modal, [], { type: ['object', 'null'] }),
    flowPatch: closed(parts.flow, ['id', 'extends']),
    variantPatch: closed(Object.fromEntries(varied.map(name => [name, flow[name] ?? {}])), [], {
      description: 'What is different, as in a flow that extends another.',
    }),
  }
}

/** What a variant may change. The rest is the flow's for everybody: whom it serves, and how its pages are made. */
export const varied = ['panel', 'menu', 'words', 'guards', 'always', 'steps', 'modals'] as const

/** None of it has to be said, objects may be said in part, and `null` drops what the base says. */
function optional(properties: Properties): Properties {
  return Object.fromEntries(
    Object.entries(properties).map(([name, { required: _, minItems: __, type, ...schema }]) => [
      name,
      { ...schema, ...(typeof type === 'string' ? { type: [type, 'null'] } : {}) },
    ]),
  )
}
