import type { Catalogue } from '../../../runtime/compiler/catalogue.ts'
import { isObject, objectOf, textIn, textsIn } from '../../../runtime/compiler/diff/json.ts'
import type { JsonSchema } from '../../../runtime/compiler/json-schema.ts'
import type { Json } from '../../../runtime/compiler/json-tree.ts'
import { aboutSchema } from '../../../runtime/compiler/schema/about-schema.ts'
import { flowSchema } from '../../../runtime/compiler/schema/flow-schema.ts'
import { varied } from '../../../runtime/compiler/schema/patch-schema.ts'
import { errorsSchema, fieldsSchema } from '../../../runtime/compiler/schema/shared-schemas.ts'
import { variantFrameSchema } from '../../../runtime/compiler/schema/variant-schema.ts'
import { isWithin, type Path, valueAt } from '../document/change.ts'
import { type Adding, NAME, type View } from '../protocol.ts'
import type { Around } from './field-parts.ts'
import { addingBlocks, type FieldGroup, partGroups, screenGroups } from './groups.ts'
import { inferSchema } from './infer-schema.ts'
import { plainWords } from './plain-words.ts'
import { fieldOf } from './schema-field.ts'

export interface Form {
  readonly groups: readonly FieldGroup[]
  readonly add: readonly Adding[]
}

/** Returns the choices that the fields of a config offer: facts, outcomes, icons and so on. */
export function aroundOf(catalogue: Catalogue, json: Json, at: Path): Around {
  const { definitions = {} } = flowSchema(catalogue)
  const own = Object.entries(objectOf(objectOf(json).facts))
  const facts = [
    ...own.map(([name, fact]) => ({ name, type: 'choice', options: textsIn(objectOf(fact).options) })),
    ...Object.entries(catalogue.facts).flatMap(([name, fact]) => (fact === undefined ? [] : [{ ...fact, name }])),
  ]
  const screen = JSON.stringify(valueAt(json, at) ?? '')
  return {
    definitions,
    outcomes: Object.fromEntries(
      Object.entries(catalogue.services).map(([name, spec]) => [name, Object.keys(spec?.outcomes ?? {})]),
    ),
    icons: catalogue.icons,
    rules: Object.entries(catalogue.fieldRules).flatMap(([rule, found]) => (found?.includes('empty') ? [rule] : [])),
    factsOf: ({ takes, values = [] }) =>
      facts
        .filter(({ type }) => takes === undefined || type === takes)
        .filter(({ options = [] }) => values.every(value => options.includes(value)))
        .map(({ name }) => name),
    suitsScreen: fact =>
      fact.startsWith('own.') || ['"', '{'].some(quote => screen.includes(`${quote}${fact.split('.')[0]}.`)),
    wayName(way) {
      const [name] = catalogue.wayNames[way] ?? []
      return name === undefined ? undefined : name.charAt(0).toUpperCase() + name.slice(1)
    },
    values: [],
    neighbours: [],
    factNamed: name => facts.find(fact => fact.name === name) ?? {},
    firstGuard: Object.keys(objectOf(objectOf(json).guards))[0] ?? '',
  }
}

/** Returns the groups of fields for the part of a config at this path, and what can be added to it. */
export function formOf(on: string, json: Json, at: Path, chosen: string | undefined, catalogue: Catalogue): Form {
  const around = aroundOf(catalogue, json, at)
  if (on.endsWith('.json')) return { groups: fileGroups(on, json, at, catalogue, around), add: [] }
  if (at.length < 2)
    return { groups: flowGroups(on, json, around), add: [adding('steps', json), adding('modals', json)] }
  const groups = screenGroups(json, at, catalogue, around)
  const blocks = groups.filter(({ id }) => id.startsWith('block:'))
  const place = blocks.findIndex(({ id }) => id === chosen)
  const index = place === -1 ? blocks.length : place + 1
  return { groups, add: [addingBlocks(json, at, index, catalogue, around)] }
}

/** Keys of a flow that its form leaves out. Steps, dialogs and the text about the flow have their own forms. */
const leftOut = ['id', 'about', 'steps', 'modals']

function flowGroups(on: string, json: Json, around: Around): readonly FieldGroup[] {
  const isVariant = on.includes('~')
  const keep = (key: string) => !leftOut.includes(key) && (!isVariant || varied.some(one => one === key))
  return partGroups(around.definitions.flow ?? {}, json, [], around, keep)
}

function adding(part: 'steps' | 'modals', json: Json): Adding {
  const screen = { title: 'Título', blocks: [{ id: 'text', block: 'text', text: 'Texto' }] }
  const value: Json =
    part === 'modals' ? screen : { path: `/web/${NAME}`, access: 'anyone', ...screen, header: 'title' }
  return {
    label: part === 'modals' ? 'Add a dialog' : 'Add a step',
    choices: [],
    typed: { at: [part, NAME], do: 'set', value },
    taken: Object.keys(objectOf(valueAt(json, [part]))),
  }
}

/** A file of a flow can be edited by itself only in its `about`. Everything else is edited in the form of the flow. */
const aboutOnly: JsonSchema = { properties: { about: aboutSchema }, additionalProperties: false }

function schemaOfFile(on: string, json: Json, catalogue: Catalogue): JsonSchema {
  if (on.endsWith('/errors.json')) return errorsSchema
  if (on.endsWith('/fields.json')) return fieldsSchema
  if (on.endsWith('.variant.json')) return variantFrameSchema(catalogue)
  return on.startsWith('flow-configs/shared/') ? inferSchema(json) : aboutOnly
}

function fileGroups(on: string, json: Json, at: Path, catalogue: Catalogue, around: Around): readonly FieldGroup[] {
  const schema = schemaOfFile(on, json, catalogue)
  if (at.length === 0) {
    const parts = partGroups(schema, json, [], around, key => key !== 'codes')
    return schema.additionalProperties === undefined || schema.additionalProperties === false
      ? parts
      : namedGroups(schema, json, around)
  }
  const inner = at.reduce<JsonSchema>((one, key) => {
    const prop = one.properties?.[key]
    if (prop !== undefined && prop !== false) return prop
    return typeof one.additionalProperties === 'object' ? one.additionalProperties : {}
  }, schema)
  return partGroups({ properties: { whole: inner }, required: ['whole'] }, {}, [], around, () => true).map(group => ({
    ...{ ...group, id: 'message', title: at.at(-1) ?? '' },
    detail: textIn(objectOf(valueAt(json, at)).title) ?? '',
    holds: (place: Path) => isWithin(place, at),
    fields: () => [fieldOf(inner, valueAt(json, at), { at, label: at.join(' '), isOptional: false }, around)],
  }))
}

/** Returns a group for each entry of a file that contains only entries with names, such as `fields.json`. */
function namedGroups(schema: JsonSchema, json: Json, around: Around): readonly FieldGroup[] {
  const { additionalProperties } = schema
  if (typeof additionalProperties !== 'object') return []
  const names = Object.keys(objectOf(json)).filter(key => key !== '$schema')
  const properties = Object.fromEntries(names.map(name => [name, additionalProperties]))
  return partGroups({ properties, required: names }, json, [], around, () => true)
}

/**
 * Returns the parts of a config that the panel can show: its screens, the messages of errors, and the config itself.
 */
export function screensOf(on: string, json: Json): View['screens'] {
  const named = (part: string) =>
    Object.entries(objectOf(valueAt(json, [part]))).map(([id, screen]) => ({
      at: [part, id],
      label: `${part === 'modals' ? 'Dialog' : part === 'steps' ? 'Step' : 'Code'} ${id}: ${textIn(objectOf(screen).title) ?? ''}`,
    }))
  const whole = {
    at: [],
    label: on.endsWith('.json') ? plainWords(on.replace(/^.*\/|\.json$/g, '')) : 'The flow itself',
  }
  return [whole, ...(isObject(json) ? ['steps', 'modals', 'codes'].flatMap(named) : [])]
}
