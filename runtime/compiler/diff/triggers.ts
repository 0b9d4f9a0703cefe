import type { BlockSpec } from '../catalogue.ts'
import type { JsonSchema } from '../json-schema.ts'
import type { Json } from '../json-tree.ts'
import { isObject, type JsonObject, listOf, objectOf, textIn } from './json.ts'
import type { Part, View } from './view.ts'
import { quoted } from './words.ts'

export interface Trigger {
  /** `taps “Pagar” on “Pagamento”` if a person starts the handler, otherwise `When “Pix” opens`. */
  readonly words: string
  readonly isPerson: boolean
}

const person = (words: string): Trigger => ({ words, isPerson: true })

const outer: { readonly [event: string]: string } = {
  sessionExpired: 'has a session that expired',
  invalidSession: 'has an invalid session',
  loggedOut: 'has logged out',
  offline: 'is offline',
  forbiddenAddress: 'opens a forbidden address',
}

export function anywhere(view: View, event: string): Trigger {
  const item = listOf(objectOf(view.config.menu).items)
    .map(objectOf)
    .find(one => one.event === event)
  const label = textIn(item?.label)
  return person(outer[event] ?? (label ? `taps ${quoted(label)} in the menu` : `sends “${event}” anywhere`))
}

export function onOpening(view: View, part: Part, id: string, place: 'enter' | 'watch'): Trigger {
  const name = view.nameOf(part, id)
  return { words: place === 'enter' ? `When ${name} opens` : `While ${name} is shown`, isPerson: false }
}

/** The action with which a customer sends an event, and its screen. */
export interface Deed {
  /** The action in words, such as `taps “Pagar”`. */
  readonly verb: string
  /** The screen in words, such as `on “Pagamento”`. */
  readonly place: string
}

/** Returns what a customer does to send an event on a screen, such as `taps “Pagar” on “Pagamento”`. */
export function onScreen(view: View, part: Part, id: string, event: string): Trigger {
  const { verb, place } = deedOn(view, part, id, event)
  return person(`${verb} ${place}`)
}

/**
 * Returns what a customer does to send an event on a screen. The name is the label of the button, on that screen or on
 * a dialog above it.
 */
export function deedOn(view: View, part: Part, id: string, event: string): Deed {
  const screen = part === 'modals' ? `the dialog ${view.nameOf(part, id)}` : view.nameOf(part, id)
  const label = labelOn(view, part, id, event)
  if (label !== undefined) return { verb: `taps ${quoted(label, 40)}`, place: `on ${screen}` }
  if (event === 'dismiss') return { verb: 'closes', place: screen }
  for (const [modal, { on }] of Object.entries(view.screens('modals')).map(
    ([name, json]) => [name, objectOf(json)] as const,
  )) {
    const sent = Object.entries(objectOf(on)).find(([, handler]) => objectOf(handler).send === event)
    const above = sent && part === 'steps' ? labelOn(view, 'modals', modal, sent[0]) : undefined
    if (above !== undefined)
      return {
        verb: `taps ${quoted(above, 40)}`,
        place: `on the dialog ${view.nameOf('modals', modal)} over ${screen}`,
      }
  }
  return { verb: `sends “${event}”`, place: `on ${screen}` }
}

function labelOn(view: View, part: Part, id: string, event: string): string | undefined {
  return emittersOn(view, part, id).find(one => one.event === event && one.label !== undefined)?.label
}

export interface Emitter {
  readonly event: string
  readonly label: string | undefined
}

/** Returns the events that the blocks of a screen emit, each with the label of its button. */
export function emittersOn(view: View, part: Part, id: string): readonly Emitter[] {
  const blocks = listOf(objectOf(view.screens(part)[id]).blocks).map(objectOf)
  return blocks.flatMap(block => emittersOf(block, view.catalogue.blocks[textIn(block.block) ?? '']))
}

/** Returns the events that a block emits, each with the label of its button. */
export function emittersOf(block: JsonObject, spec: BlockSpec | undefined): readonly Emitter[] {
  const own = (spec?.emits ?? []).map(event => ({ event, label: labelIn(block, '') }))
  return [...namedEvents(block, spec?.schema), ...own]
}

function namedEvents(json: JsonObject, schema: JsonSchema | undefined): readonly Emitter[] {
  return Object.entries(schema?.properties ?? {}).flatMap(([name, prop]) => {
    const value: Json | undefined = json[name]
    if (prop === false || value === undefined) return []
    const event = prop.role === 'event' ? textIn(value) : undefined
    if (event !== undefined) return [{ event, label: labelOf(json, name) }]
    return listOf(value).flatMap(item => (isObject(item) ? namedEvents(item, prop.items) : []))
  })
}

/** Returns the label of the button that emits the event of a prop. */
export function labelOf(json: JsonObject, prop: string): string | undefined {
  return labelIn({ ...json, [prop]: '' }, prop.replace(/Event$|^event$/, ''))
}

/** Returns the name that a customer sees for a part of a screen. */
export function labelIn(json: JsonObject, stem: string): string | undefined {
  const keys = [`${stem}Label`, `${stem}Title`, stem, 'label', 'pay', 'title', 'text']
  return keys.map(key => textIn(json[key])).find(text => text)
}
