import type { Json } from '../json-tree.ts'
import { compareBlocks } from './blocks.ts'
import { type Add, type Kind, told } from './change.ts'
import { compareEvents, eventTeller, handledBy } from './events.ts'
import { deedOf, readHandled, type Sides } from './handled.ts'
import { at, isSame, type JsonObject, keysOf, listOf, objectOf, textIn } from './json.ts'
import { compareAddresses, compareNeeds } from './leads.ts'
import { compareProps, type Subject } from './props.ts'
import { onOpening } from './triggers.ts'
import type { Part, View } from './view.ts'
import { compareHandled } from './ways.ts'
import { capital, quoted, quotedPair, some } from './words.ts'

/**
 * Reports changed, added and removed steps and modals. A screen in `inherited` comes from the base flow. It is not
 * reported as new or removed, but as reachable or no longer reachable by taps.
 */
export function compareScreens(sides: Sides, inherited: ReadonlySet<string>, add: Add): void {
  const { before, after } = sides
  const [reachedBefore, reachedAfter] = [before.reached(), after.reached()]
  for (const part of ['steps', 'modals'] as const) {
    const [former, latter] = [before.screens(part), after.screens(part)]
    for (const id of keysOf(former, latter)) {
      const [one, other] = [at(former, id), at(latter, id)]
      const place = `${part}/${id}`
      const name = (part === 'modals' ? 'the dialog ' : '') + (other === undefined ? before : after).nameOf(part, id)
      const isInherited = inherited.has(place)
      const tell = (kind: Kind, end: string, say: (names: string) => string) =>
        add({
          kind,
          place: `${place}/${end}`,
          ...told({ key: end, names: [name, ''], say: names => say(some(names)) }),
        })
      if (one !== undefined && other !== undefined) {
        if (isSame(one, other)) compareNeeds(sides, id, name, add)
        else compareScreen(sides, part, id, add)
      } else if (!isInherited) {
        if (one === undefined)
          tell(
            'screen',
            'new',
            names => `${capital(names)} ${/ and /.test(names) ? 'are' : 'is'} new${addressWords(other)}.`,
          )
        else tell('screen', 'gone', names => `There is no ${names.replace(/^the /, '')} any more.`)
      }
      const [was, is] = [one !== undefined && reachedBefore.has(place), other !== undefined && reachedAfter.has(place)]
      if (!isInherited && (one === undefined || other === undefined)) continue
      if (was && !is) tell('reach', 'lost', names => `No tap leads any more to ${names}.`)
      if (is && !was) tell('reach', 'found', names => `Taps now lead to ${names}.`)
    }
  }
}

function addressWords(screen: Json | undefined): string {
  const path = textIn(objectOf(screen).path)
  return path === undefined ? '' : ` at ${path}`
}

/**
 * The general comparison skips these keys of a screen, because other code compares them. Nothing compares `was`,
 * because customers do not see former ids.
 */
const comparedElsewhere =
  'title claims confirms path aliases needs else access back final enter watch on blocks was'.split(' ')

function compareScreen(sides: Sides, part: Part, id: string, add: Add): void {
  const { before, after } = sides
  const [one, other] = [objectOf(before.screens(part)[id]), objectOf(after.screens(part)[id])]
  const place = `${part}/${id}`
  const name = (part === 'modals' ? 'the dialog ' : '') + after.nameOf(part, id)
  const tell = (kind: Kind, key: string, text: string) =>
    add({ kind, place: `${place}/${key}`, before: one[key], after: other[key], text: `${capital(text)}.` })
  for (const key of ['title', 'claims', 'confirms', 'access'] as const)
    if (!isSame(one[key], other[key])) tell(keyKinds[key], key, keyWords[key](name, one[key], other[key]))
  compareAddresses(one, other, name, tell)
  compareNeeds(sides, id, name, add)
  const [{ back: former = 'visited' }, { back: latter = 'visited' }] = [one, other]
  if (!isSame(former, latter))
    tell(
      'back',
      'back',
      `Back on ${name} now leads to ${backWords(after, latter)} instead of ${backWords(before, former)}`,
    )
  if (isTrue(one.final) !== isTrue(other.final))
    tell(
      'back',
      'final',
      `after ${name}, Back ${isTrue(other.final) ? 'no longer' : 'again'} leads to the steps before it`,
    )
  for (const run of ['enter', 'watch'] as const) {
    const handling = { sides, place: `${place}/${run}`, trigger: onOpening(after, part, id, run), add }
    compareHandled(handling, readHandled(one[run]), readHandled(other[run]))
  }
  compareEvents(sides, part, id, add)
  const onEvent = eventTeller(sides, part, id, name, add)
  const deed = (event: string) => deedOf(after, handledBy(after, part, id, event))
  const subject: Subject = { sides, add, on: `On ${name}`, it: 'the screen', place, deed, onEvent }
  compareBlocks(subject, listOf(one.blocks), listOf(other.blocks))
  const rest = (screen: JsonObject) =>
    Object.fromEntries(Object.entries(screen).filter(([key]) => !comparedElsewhere.includes(key)))
  compareProps(subject, rest(one), rest(other))
}

const keyKinds = { title: 'text', claims: 'claim', confirms: 'confirms', access: 'access' } as const

type Values = readonly [before: Json | undefined, after: Json | undefined]

const keyWords: { readonly [key in keyof typeof keyKinds]: (name: string, ...values: Values) => string } = {
  title: (name, one, other) => {
    const screen = name.startsWith('the dialog') ? 'a dialog' : 'a step'
    if (other === undefined) return `${screen} no longer has the title ${quoted(textIn(one) ?? '')}`
    const [from, to] = quotedPair(textIn(one) ?? '', textIn(other) ?? '')
    return `the title of ${screen} is now ${to} instead of ${from}`
  },
  claims: (name, one, other) =>
    `${name} now claims ${claimed(other)} about the customer’s money instead of ${claimed(one)}`,
  confirms: (name, _, other) =>
    `${name} ${other === undefined ? 'no longer' : 'now'} counts as the screen on which the customer confirms a charge`,
  access: (name, one, other) => `${name} is now for ${people(other)} instead of ${people(one)}`,
}

function claimed(claim: Json | undefined): string {
  return claim === undefined ? 'nothing' : `“${textIn(claim)}”`
}

function people(access: Json | undefined): string {
  return access === 'anyone' ? 'anyone' : 'customers who are logged in'
}

function isTrue(value: Json | undefined): boolean {
  return value === true
}

function backWords(view: View, back: Json | undefined): string {
  if (back === 'visited') return 'the screen before'
  return back === 'none' ? 'nowhere' : view.wordsFor(textIn(back) ?? '')
}
