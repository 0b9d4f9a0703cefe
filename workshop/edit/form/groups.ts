import type { Catalogue } from '../../../runtime/compiler/catalogue.ts'
import { isObject, type JsonObject, listOf, objectOf, at as own, textIn } from '../../../runtime/compiler/diff/json.ts'
import type { JsonSchema } from '../../../runtime/compiler/json-schema.ts'
import type { Json } from '../../../runtime/compiler/json-tree.ts'
import { wordsOfCondition } from '../../names/condition-words.ts'
import { isWithin, type Path, valueAt } from '../document/change.ts'
import { type Adding, AS_JSON, type Button, type Field } from '../protocol.ts'
import { type Around, aroundBlock, commonOf, itemButtons } from './field-parts.ts'
import { handlerField } from './handler-field.ts'
import { plainWords } from './plain-words.ts'
import { freeName, sampleOf } from './sample.ts'
import { fieldOf } from './schema-field.ts'

/** A part of a screen, with its fields. */
export interface FieldGroup {
  readonly id: string
  readonly title: string
  readonly detail: string
  /** Whether a path of the config is inside this part. */
  readonly holds: (place: Path) => boolean
  readonly buttons: readonly Button[]
  readonly fields: () => readonly Field[]
}

const MOVES = ['enter', 'on', 'watch']

/** Returns the groups of a step or modal: its own props, each of its blocks, and the targets of its events. */
export function screenGroups(json: Json, at: Path, catalogue: Catalogue, around: Around): readonly FieldGroup[] {
  const [part] = at
  const screen = objectOf(valueAt(json, at))
  const schema = around.definitions[part === 'modals' ? 'modal' : 'step'] ?? {}
  const propsOf = (keep: (key: string) => boolean) =>
    Object.entries(schema.properties ?? {}).flatMap(([key, prop]) =>
      prop !== false && keep(key) ? [[key, prop] as const] : [],
    )
  const fieldsOf = (props: readonly (readonly [string, JsonSchema])[]) =>
    props.map(([key, prop]) => {
      const isOptional = !schema.required?.includes(key)
      return fieldOf(prop, own(screen, key), { at: [...at, key], label: plainWords(key), isOptional }, around)
    })
  const blocks = listOf(screen.blocks)
  const ids = blocks.flatMap(block => textIn(objectOf(block).id) ?? [])
  const isOfScreen = (key: string) => key !== 'blocks' && !MOVES.includes(key)
  return [
    {
      ...{
        id: 'screen',
        title: part === 'modals' ? 'Dialog' : 'Screen',
        detail: textIn(screen.title) ?? '',
        holds: place => isWithin(place, at) && isOfScreen(place[at.length] ?? ''),
        buttons: [],
      },
      // The title comes first, because marketers change it often, but addresses and former ids rarely.
      fields: () => [
        ...fieldsOf(propsOf(key => key === 'title')),
        ...fieldsOf(propsOf(key => key !== 'title' && isOfScreen(key))),
        jsonField(at, screen),
      ],
    },
    ...blocks.map((block, index): FieldGroup => {
      const id = textIn(objectOf(block).id) ?? String(index)
      const inner = [...at, 'blocks', id]
      const { when } = objectOf(block)
      const only =
        when === undefined ? '' : `, only when ${wordsOfCondition(objectOf(json).guards, textIn(when) ?? '')}`
      const leads = leadsOf(block, screen, at, catalogue)
      return {
        ...{ id: `block:${id}`, title: id, detail: `${textIn(objectOf(block).block) ?? ''}${only}` },
        holds: place => [inner, ...leads.map(lead => lead.at)].some(one => isWithin(place, one)),
        buttons: itemButtons(inner, index, blocks.length),
        fields: () => {
          const neighbours = ids.filter(one => one !== id)
          const props = blockFields(block, inner, catalogue, { ...around, neighbours })
          const targets = leads.map(lead => handlerField(own(objectOf(screen.on), lead.event), lead, around))
          return [...props, ...targets, jsonField(inner, objectOf(block))]
        },
      }
    }),
    {
      ...{
        id: 'moves',
        title: 'Where it leads',
        detail: Object.keys(objectOf(screen.on)).join(', '),
        holds: place => isWithin(place, at) && MOVES.includes(place[at.length] ?? ''),
        buttons: [],
      },
      fields: () => fieldsOf(propsOf(key => MOVES.includes(key))),
    },
  ]
}

/** Returns where to edit what each event of a block leads to, so that a button’s target stands beside the button. */
function leadsOf(block: Json, screen: JsonObject, at: Path, { blocks }: Catalogue) {
  const spec = blocks[textIn(objectOf(block).block) ?? '']
  const events = spec === undefined ? [] : [...new Set([...eventsIn(spec.schema, block), ...spec.emits])]
  // The handler of an event that this screen does not have is not here: the flow handles it everywhere.
  return events
    .filter(event => own(objectOf(screen.on), event) !== undefined)
    .map(event => ({ event, at: [...at, 'on', event], label: `“${event}” leads to`, isOptional: false }))
}

/** Returns the events that props of a block name. */
function eventsIn(schema: JsonSchema, value: Json | undefined): readonly string[] {
  if (schema.role === 'event') return typeof value === 'string' ? [value] : []
  if (schema.items !== undefined) return listOf(value).flatMap(item => eventsIn(schema.items ?? {}, item))
  return Object.entries(schema.properties ?? {}).flatMap(([key, prop]) =>
    prop === false ? [] : eventsIn(prop, own(objectOf(value), key)),
  )
}

function blockFields(block: Json, at: Path, catalogue: Catalogue, around: Around): readonly Field[] {
  const props = objectOf(block)
  const inner = aroundBlock(around, props.fact)
  const spec = catalogue.blocks[textIn(props.block) ?? '']
  const { properties = {}, required = [] } = spec?.schema ?? {}
  const fields = Object.entries(properties).flatMap(([key, prop]) => {
    if (prop === false) return []
    const place = { at: [...at, key], label: plainWords(key), isOptional: !required.includes(key) }
    return [fieldOf(prop, own(props, key), place, inner)]
  })
  const instead: Field = {
    ...commonOf({}, { at: [...at, 'instead'], label: 'Instead of', isOptional: true }).common,
    about: 'The check makes sure that always either this block or that one is shown.',
    ...{ kind: 'choice', value: textIn(props.instead) ?? '', options: around.neighbours },
  }
  const when = { at: [...at, 'when'], label: 'Only when', isOptional: true }
  return [
    ...fields,
    fieldOf(
      { $ref: '#/definitions/guardName', description: 'Shows the block only while this guard holds.' },
      props.when,
      when,
      around,
    ),
    instead,
  ]
}

/**
 * Returns a field that shows the whole part as JSON. In this field, values without a field of their own can be edited.
 */
function jsonField(at: Path, value: Json): Field {
  return {
    kind: 'json',
    at,
    label: AS_JSON,
    isOptional: false,
    problems: [],
    buttons: [],
    value: JSON.stringify(value, undefined, 2),
  }
}

/** Returns the blocks that can be added to a screen. Each block has the props that it needs at least. */
export function addingBlocks(json: Json, at: Path, index: number, catalogue: Catalogue, around: Around): Adding {
  const used = listOf(valueAt(json, [...at, 'blocks'])).flatMap(block =>
    isObject(block) ? (textIn(block.id) ?? []) : [],
  )
  const choices = Object.entries(catalogue.blocks).flatMap(([block, spec]) => {
    if (spec === undefined) return []
    const value = { id: freeName(block, used), block, ...objectOf(sampleOf(spec.schema, around, [])) }
    return [{ label: block, edit: { at: [...at, 'blocks'], do: 'insert' as const, index, value } }]
  })
  return { label: 'Add a block', choices }
}

/** Returns a group for each part of a config that a schema describes. Screens are left out. */
export function partGroups(
  schema: JsonSchema,
  json: Json,
  at: Path,
  around: Around,
  keep: (key: string) => boolean,
): readonly FieldGroup[] {
  const object = objectOf(valueAt(json, at))
  return Object.entries(schema.properties ?? {}).flatMap(([key, prop]): readonly FieldGroup[] => {
    if (prop === false || key === '$schema' || !keep(key)) return []
    const place = { at: [...at, key], label: plainWords(key), isOptional: !schema.required?.includes(key) }
    const value = own(object, key)
    const detail = typeof value === 'string' ? value : ''
    const fields = () => [fieldOf(prop, value, place, around)]
    const holds = (one: Path) => isWithin(one, place.at)
    return [{ id: `part:${key}`, title: plainWords(key), detail, holds, buttons: [], fields }]
  })
}
