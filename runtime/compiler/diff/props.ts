import type { JsonSchema } from '../json-schema.ts'
import type { Json } from '../json-tree.ts'
import { joined } from '../words.ts'
import type { Add, Kind } from './change.ts'
import { isSameGuard, type Sides } from './handled.ts'
import { at, isObject, isSame, type JsonObject, keysOf, listOf, objectOf, textIn } from './json.ts'
import { orders, orderWords, pairsOf } from './match.ts'
import { kindOf, nameIn, nounFor, onPlaces, partNames, spaced, valueWords } from './prop-words.ts'
import { labelOf } from './triggers.ts'
import { quoted } from './words.ts'

/** A part of a flow, such as a block, whose props before and after the change are compared. */
export interface Subject {
  readonly sides: Sides
  readonly add: Add
  /** The words with which each sentence about this part begins, such as `On “Entrar”`. */
  readonly on: string
  /** The name of the part inside a sentence, such as `the notice`. */
  readonly it: string
  readonly place: string
  /**
   * The props around the compared value, such as `saved` for the prop `label` inside `saved`. The sentence names them
   * too.
   */
  readonly inside?: readonly string[]
  readonly schema?: JsonSchema | undefined
  /** Returns what a customer who sends this event now does, such as `sees “Ajuda”`. */
  readonly deed?: (event: string) => string
  /** Reports that a button now emits another event than before the change. */
  readonly onEvent: (
    place: string,
    label: string | undefined,
    events: readonly [Json | undefined, Json | undefined],
  ) => void
}

const claims = ['claims', 'textClaims', 'uncharged']

export function compareProps(subject: Subject, before: JsonObject, after: JsonObject): void {
  for (const name of keysOf(before, after)) {
    const [one, other] = [at(before, name), at(after, name)]
    if (!isSame(one, other)) compareProp(subject, name, [one, other], after)
  }
}

type Values = readonly [before: Json | undefined, after: Json | undefined]

function compareProp(subject: Subject, name: string, [one, other]: Values, around: JsonObject): void {
  const { sides, add, on, it, place, inside = [], schema, onEvent } = subject
  const inner = `${place}/${name}`
  const prop = schema?.properties?.[name] || undefined
  const tell = (kind: Kind, text: string) =>
    add({ kind, place: inner, before: one, after: other, ...onPlaces(on, text) })
  if (name === 'when') {
    if (isSameGuard(sides, textIn(one), textIn(other))) return
    const shown = (guard: Json | undefined) => (guard === undefined ? 'always' : `only if “${textIn(guard)}”`)
    return tell('guard', `${it} is now shown ${shown(other)} instead of ${shown(one)}`)
  }
  const role = prop?.role ?? (prop === undefined ? guessed(name) : undefined)
  if (role === 'event') return onEvent(inner, labelOf(around, name), [one, other])
  if (Array.isArray(one ?? other) && Array.isArray(other ?? one))
    return compareList({ ...subject, schema: prop?.items, place: inner }, name, listOf(one), listOf(other))
  if (isObject(one) && isObject(other)) {
    const part = partNames[name]
    const where = part === undefined ? { inside: [...inside, name] } : { it: part }
    return compareProps({ ...subject, ...where, schema: prop, place: inner }, one, other)
  }
  if (claims.includes(name)) {
    const [now, then] = [other, one].map(claim => (claim === undefined ? 'nothing' : quoted(textIn(claim) ?? '')))
    return tell('claim', `${it} now claims ${now} about the customer’s money instead of ${then}`)
  }
  tell(kindOf(name, role, prop, other ?? one), valueWords(it, nounFor(name, inside), one, other, role))
}

function guessed(name: string): string | undefined {
  return ['event', 'icon'].includes(name) ? name : undefined
}

function compareList(subject: Subject, name: string, one: readonly Json[], other: readonly Json[]): void {
  const { add, on, it, place, schema, deed } = subject
  const isWays = ['ways', 'methods'].includes(name)
  const pairs = pairsOf(one, other)
  const nameOf = (item: Json) => quoted(nameIn(item), 40)
  const tell = (kind: Kind, key: string, text: string, [before, after]: Values = [undefined, undefined]) =>
    add({ kind, place: `${place}/${key}`, before, after, ...onPlaces(on, text) })
  const hasEvents = [...one, ...other].some(item => objectOf(item).event !== undefined)
  const kind = isWays ? 'way' : hasEvents ? 'event' : 'text'
  const isFrame = on.endsWith(it)
  const where = isWays ? `offered in ${it}` : isFrame ? 'there' : `among the ${spaced(name)} of ${it}`
  for (const [how, items] of [
    ['now', pairs.flatMap(([before, after]) => (before === undefined && after !== undefined ? [after] : []))],
    ['no longer', pairs.flatMap(([before, after]) => (after === undefined && before !== undefined ? [before] : []))],
  ] as const) {
    const [first] = items
    if (first === undefined) continue
    const event = items.length === 1 && how === 'now' ? textIn(objectOf(first).event) : undefined
    const leads = event === undefined || deed === undefined ? '' : `: whoever taps it ${deed(event)}`
    tell(kind, how, `${joined(items.map(nameOf))} ${items.length === 1 ? 'is' : 'are'} ${how} ${where}${leads}`)
  }
  const [former, latter] = orders(one, pairs)
  const order = orderWords(former, latter, nameOf)
  if (order !== undefined) tell(isWays ? 'way' : 'order', 'order', isFrame ? order : `${order}, in ${it}`)
  for (const [index, [before, after]] of pairs.entries()) {
    if (before === undefined || after === undefined || isSame(before, after)) continue
    const inner = {
      ...subject,
      place: `${place}/${nameIn(before)}`,
      schema,
      it: isWays ? `the way to pay ${nameOf(before)}` : it,
    }
    if (isObject(before) && isObject(after)) compareProps(inner, before, after)
    else if (Array.isArray(before) && Array.isArray(after)) compareList(inner, name, before, after)
    else
      tell(
        kindOf(name, undefined, schema, after),
        `${index}`,
        valueWords(it, `${spaced(name).replace(/s$/, '')} ${index + 1}`, before, after),
        [before, after],
      )
  }
}
