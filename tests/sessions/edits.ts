import { isObject, type JsonObject, listOf, objectOf, textIn } from '../../runtime/compiler/diff/json.ts'
import type { Json } from '../../runtime/compiler/json-tree.ts'
import type { Random } from '../../runtime/compiler/testing/fuzz/random.ts'
import { without } from '../mutants/json.ts'

/** A flow config after an edit, and the renamed step if the edit renamed one. */
export interface Edited {
  readonly name: string
  readonly flow: JsonObject
  /** The new id of each renamed step, by its old id. */
  readonly renamed?: { readonly [former: string]: string }
}

type Edit = (flow: JsonObject, step: string, random: Random, unused: string) => Omit<Edited, 'name'>

const stepsOf = (flow: JsonObject): JsonObject => objectOf(flow.steps)
const stepIn = (flow: JsonObject, id: string): JsonObject => objectOf(stepsOf(flow)[id])

function withStep(flow: JsonObject, id: string, step: JsonObject): JsonObject {
  return { ...flow, steps: { ...stepsOf(flow), [id]: step } }
}

/** Replaces each target that names the step `from`, anywhere in the config. */
function retarget(json: Json, from: string, to: string): Json {
  if (typeof json === 'string')
    return json === `step:${from}` || json === `return:${from}` ? json.replace(from, to) : json
  if (Array.isArray(json)) return json.map((item: Json) => retarget(item, from, to))
  if (!isObject(json)) return json
  return Object.fromEntries(Object.entries(json).map(([key, value]) => [key, retarget(value, from, to)]))
}

function rename(
  flow: JsonObject,
  from: string,
  to: string,
  change: (step: JsonObject) => JsonObject,
): Omit<Edited, 'name'> {
  const moved = objectOf(retarget(flow, from, to))
  const steps = Object.entries(stepsOf(moved)).map(([id, step]) => [
    id === from ? to : id,
    id === from ? change(objectOf(step)) : step,
  ])
  const start = moved.start === from ? to : (moved.start ?? '')
  return { flow: { ...moved, start, steps: Object.fromEntries(steps) }, renamed: { [from]: to } }
}

const withFormer = (step: JsonObject, id: string): JsonObject => ({ ...step, was: [...listOf(step.was), id] })
const movedTo = (step: JsonObject, name: string): JsonObject => ({ ...step, path: `/novo/${name}` })
const withAlias = (step: JsonObject, alias: Json | undefined): JsonObject => ({
  ...step,
  aliases: [...listOf(step.aliases), alias ?? ''],
})

type Change = (step: JsonObject, random: Random, flow: JsonObject, unused: string) => JsonObject

/** Returns an edit that changes one step. */
const ofStep =
  (change: Change): Edit =>
  (flow, id, random, unused) => ({ flow: withStep(flow, id, change(stepIn(flow, id), random, flow, unused)) })

const renaming =
  (change: (step: JsonObject, former: string, unused: string) => JsonObject): Edit =>
  (flow, id, _, unused) =>
    rename(flow, id, unused, step => change(step, id, unused))

/** The kinds of edits that releases consist of. */
const edits: readonly (readonly [name: string, edit: Edit])[] = [
  ['title', ofStep((step, { below }) => ({ ...step, title: `Título ${below(99)}` }))],
  ['text', ofStep((step, { below }) => withText(step, `Texto ${below(99)}`))],
  ['added', (flow, id, _, unused) => ({ flow: withNewStep(flow, id, unused) })],
  ['target', ofStep((step, random, flow) => withTarget(flow, step, random))],
  ['renamed with was', renaming(withFormer)],
  [
    'renamed with was, moved with an alias',
    renaming((step, id, to) => withAlias(movedTo(withFormer(step, id), to), step.path)),
  ],
  ['renamed with was, moved', renaming((step, id, to) => movedTo(withFormer(step, id), to))],
  ['renamed', renaming(step => step)],
  ['renamed, moved', renaming((step, _, to) => movedTo(step, to))],
  ['moved with an alias', ofStep((step, _, __, to) => withAlias(movedTo(step, to), step.path))],
  ['moved', ofStep((step, _, __, to) => movedTo(step, to))],
  ['order', flow => ({ flow: { ...flow, steps: Object.fromEntries(Object.entries(stepsOf(flow)).reverse()) } })],
  ['need', ofStep(step => ({ ...step, needs: [...listOf(step.needs), 'recharge.value'] }))],
  ['enter removed', ofStep(step => without(step, 'enter'))],
  ['addresses swapped', (flow, id, random) => ({ flow: withSwapped(flow, id, otherStep(flow, random)) })],
  ['removed', (flow, id) => ({ flow: withoutStep(flow, id) })],
]
const OFTEN = ['title', 'text', 'added', 'target']
const likely = [...edits, ...edits.filter(([name]) => OFTEN.includes(name))]

/** Returns a flow config after a random edit. The checker may reject the result. */
export function edited(flow: JsonObject, random: Random): Edited {
  const [name, edit] = likely[random.below(likely.length)] ?? ['', (flow: JsonObject) => ({ flow })]
  const unused = `novo-${random.below(1e6)}`
  return { name, ...edit(flow, otherStep(flow, random), random, unused) }
}

function otherStep(flow: JsonObject, { below }: Random): string {
  const ids = Object.keys(stepsOf(flow))
  return ids[below(ids.length)] ?? ''
}

function homeOf(flow: JsonObject): string {
  return textIn(objectOf(flow.always).home)?.replace('step:', '') ?? ''
}

function withoutStep(flow: JsonObject, id: string): JsonObject {
  const left = objectOf(retarget(flow, id, homeOf(flow)))
  return { ...left, steps: without(stepsOf(left), id) }
}

function withText(step: JsonObject, text: string): JsonObject {
  const blocks = listOf(step.blocks).map(block => ('text' in objectOf(block) ? { ...objectOf(block), text } : block))
  return { ...step, blocks }
}

function withNewStep(flow: JsonObject, from: string, id: string): JsonObject {
  const link = { id, block: 'link', label: 'Saiba mais', event: id }
  const here = stepIn(flow, from)
  const linked = {
    ...here,
    blocks: [...listOf(here.blocks), link],
    on: { ...objectOf(here.on), [id]: `step:${id}` },
  }
  const text = { id: 'text', block: 'text', text: 'Em qualquer lugar do Brasil.' }
  const home = { id: 'home', block: 'link', label: 'Voltar ao início', event: 'home' }
  const step = { path: `/novo/${id}`, access: 'anyone', title: 'Saiba mais', header: 'title', blocks: [text, home] }
  return withStep(withStep(flow, from, linked), id, step)
}

function withTarget(flow: JsonObject, step: JsonObject, random: Random): JsonObject {
  const events = Object.entries(objectOf(step.on)).filter(([, handler]) => textIn(handler)?.startsWith('step:'))
  const [event] = events[random.below(Math.max(events.length, 1))] ?? []
  return event === undefined
    ? step
    : { ...step, on: { ...objectOf(step.on), [event]: `step:${otherStep(flow, random)}` } }
}

function withSwapped(flow: JsonObject, one: string, other: string): JsonObject {
  const [a, b] = [stepIn(flow, one), stepIn(flow, other)]
  return withStep(withStep(flow, one, { ...a, path: b.path ?? '' }), other, { ...b, path: a.path ?? '' })
}
