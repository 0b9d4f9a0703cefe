import type { Json } from '../json-tree.ts'
import { joined } from '../words.ts'
import type { Add, Kind } from './change.ts'
import { usedGuards, wordsOf } from './guards.ts'
import { deedOf, isSameHandled, past, readHandled, type Sides } from './handled.ts'
import { at, isObject, isSame, isSameSet, keysOf, objectOf, textIn, textsIn } from './json.ts'
import { compareProps, type Subject } from './props.ts'
import { compareScreens } from './screens.ts'
import { anywhere } from './triggers.ts'
import type { View } from './view.ts'
import { compareHandled } from './ways.ts'

/** Reports how a whole flow changes. `inherited` contains the screens of its base flow. */
export function compareFlows(sides: Sides, inherited: ReadonlySet<string>, add: Add): void {
  const [one, other] = [sides.before.config, sides.after.config]
  if (one === other) return
  compareGuards(sides, add)
  const tell = (kind: Kind, place: string, text: string) =>
    add({ kind, place, before: one[place], after: other[place], text })
  if (one.start !== other.start)
    tell(
      'target',
      'start',
      `The flow now starts with ${sides.after.wordsFor(`step:${other.start}`)} instead of ${sides.before.wordsFor(`step:${one.start}`)}.`,
    )
  const [former, latter] = [textsIn(one.channels), textsIn(other.channels)]
  if (!isSameSet(former, latter)) {
    const [come, gone] = [latter.filter(name => !former.includes(name)), former.filter(name => !latter.includes(name))]
    const parts = [
      ...(come.length > 0 ? [`customers of ${joined(come)} now get this flow`] : []),
      ...(gone.length > 0
        ? [`customers of ${joined(gone)} no longer get ${come.length > 0 ? 'it' : 'this flow'}`]
        : []),
    ]
    tell('channel', 'channels', `${parts.join(', and ').replace(/^c/, 'C')}.`)
  }
  if (!isSame(one.channelPath, other.channelPath)) {
    const path = (value: unknown) => (value === undefined || value === null ? 'the channel’s own path' : `/${value}`)
    tell(
      'address',
      'channelPath',
      `In the addresses, {channel} now stands for ${path(other.channelPath)} instead of ${path(one.channelPath)}.`,
    )
  }
  for (const event of keysOf(objectOf(one.always), objectOf(other.always)))
    compareHandled(
      { sides, place: `always/${event}`, trigger: anywhere(sides.after, event), add },
      readHandled(at(objectOf(one.always), event)),
      readHandled(at(objectOf(other.always), event)),
    )
  compareScreens(sides, inherited, add)
  for (const [part, on, it] of frames) compareFrame(sides, part, on, it, add)
  for (const name of ['layout', 'header'])
    if (!isSame(one[name], other[name]))
      tell('look', name, `The ${name} of the flow is now ${value(other[name])} instead of ${value(one[name])}.`)
  if (one.title !== other.title)
    tell('text', 'title', `The flow is now called “${other.title}” instead of “${one.title}”.`)
  if (!isSame(one.facts, other.facts)) compareFacts(sides, add)
}

function value(json: unknown): string {
  return json === undefined ? 'the usual one' : `“${json}”`
}

const frames = [
  ['menu', 'In the menu', 'the menu'],
  ['panel', 'In the panel of wide screens', 'the panel'],
  ['words', 'On every screen', 'the words'],
] as const

function compareFrame(sides: Sides, part: string, on: string, it: string, add: Add): void {
  const [one, other] = [sides.before.config[part], sides.after.config[part]]
  if (isSame(one, other)) return
  if (!isObject(one) || !isObject(other)) {
    const text = isObject(other) ? `There is now ${it.replace('the', 'a')}.` : `${it.replace('t', 'T')} is gone.`
    return add({ kind: 'block', place: part, before: one, after: other, text })
  }
  const onEvent: Subject['onEvent'] = (place, label, [before, after]) => {
    const handled = (view: View, event: Json | undefined) =>
      readHandled(at(objectOf(view.config.always), textIn(event) ?? ''))
    const [from, to] = [handled(sides.before, before), handled(sides.after, after)]
    if (from && to && isSameHandled(sides, from, to)) return
    const text = `Whoever taps “${label}” in ${it} now ${deedOf(sides.after, to)}; before, they ${deedOf(sides.before, from, past)}.`
    add({ kind: 'event', place, before, after, text })
  }
  const deed = (event: string) => deedOf(sides.after, readHandled(at(objectOf(sides.after.config.always), event)))
  compareProps({ sides, add, on, it, place: part, deed, onEvent }, objectOf(one), objectOf(other))
}

/** Reports which guards have a new meaning. A guard inside other guards is reported once, with its own name. */
function compareGuards(sides: Sides, add: Add): void {
  const { before, after } = sides
  const [former, latter] = [usedGuards(before.config), usedGuards(after.config)]
  for (const name of former) {
    if (!latter.has(name) || before.meaningOf(name) === after.meaningOf(name)) continue
    const [one, other] = [wordsOf(before.guards, name), wordsOf(after.guards, name)]
    if (one === other) continue
    const text =
      at(after.guards, name) === undefined
        ? `The condition “${name}” never holds any more: it is not defined.`
        : `The condition “${name}” now means ${other} instead of ${one}.`
    add({ kind: 'guard', place: `guards/${name}`, before: before.guards[name], after: after.guards[name], text })
  }
}

function compareFacts({ before, after }: Sides, add: Add): void {
  const [one, other] = [objectOf(before.config.facts), objectOf(after.config.facts)]
  for (const name of keysOf(one, other)) {
    const [from, to] = [at(one, name), at(other, name)]
    if (isSame(from, to)) continue
    const how =
      isObject(from) && isObject(to)
        ? 'has other answers or is kept otherwise'
        : to === undefined
          ? 'is gone'
          : 'is new'
    add({
      kind: 'fact',
      place: `facts/${name}`,
      before: from,
      after: to,
      text: `The flow’s own fact \`${name}\` ${how}.`,
    })
  }
}
