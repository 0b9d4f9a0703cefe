import type { Catalogue } from '../../../runtime/compiler/catalogue.ts'
import { isObject, listOf, objectOf, at as own, textIn } from '../../../runtime/compiler/diff/json.ts'
import type { JsonSchema } from '../../../runtime/compiler/json-schema.ts'
import type { Json } from '../../../runtime/compiler/json-tree.ts'
import { isWithin, type Path, valueAt } from '../document/change.ts'
import { type Adding, AS_JSON, type Button, type Field } from '../protocol.ts'
import { type Around, aroundBlock, commonOf, itemButtons } from './field-parts.ts'
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
      return {
        ...{ id: `block:${id}`, title: id, detail: textIn(objectOf(block).block) ?? '' },
        holds: place => isWithin(place, inner),
        buttons: itemButtons(inner, index, blocks.length),
        fields: () => blockFields(block, inner, catalogue, { ...around, neighbours: ids.filter(one => one !== id) }),
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
    jsonField(at, props),
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
