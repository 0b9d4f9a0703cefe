import type { Add } from './change.ts'
import { deedOf, isSameHandled, past, readHandled, type Sides, startedBy } from './handled.ts'
import { at, keysOf, objectOf, textIn } from './json.ts'
import type { Subject } from './props.ts'
import { emittersOn, onScreen } from './triggers.ts'
import type { Part, View } from './view.ts'
import { compareHandled } from './ways.ts'
import { quoted } from './words.ts'

/**
 * Reports each event that a screen now handles in another way. An event that the screen's blocks emit only before or
 * only after the change is skipped.
 */
export function compareEvents(sides: Sides, part: Part, id: string, add: Add): void {
  const { before, after } = sides
  const [one, other] = [objectOf(objectOf(before.screens(part)[id]).on), objectOf(objectOf(after.screens(part)[id]).on)]
  const emits = (view: View, event: string) => emittersOn(view, part, id).some(emitter => emitter.event === event)
  for (const event of keysOf(one, other)) {
    if (emits(before, event) !== emits(after, event)) continue
    const handling = { sides, place: `${part}/${id}/on/${event}`, trigger: onScreen(after, part, id, event), add }
    compareHandled(handling, handledBy(before, part, id, event), handledBy(after, part, id, event))
  }
}

/** Returns the handler for an event of a screen. If the screen has none, returns the handler in `always`. */
export function handledBy(view: View, part: Part, id: string, event: string) {
  const own = at(objectOf(objectOf(view.screens(part)[id]).on), event)
  return readHandled(own ?? at(objectOf(view.config.always), event))
}

/**
 * Returns a function that is called when a button sends another event than before. It reports what the tap now does.
 */
export function eventTeller(sides: Sides, part: Part, id: string, name: string, add: Add): Subject['onEvent'] {
  return (place, label, [one, other]) => {
    const [from, to] = [textIn(one), textIn(other)]
    const former = from === undefined ? undefined : handledBy(sides.before, part, id, from)
    const latter = to === undefined ? undefined : handledBy(sides.after, part, id, to)
    if (former && latter && isSameHandled(sides, former, latter)) return
    const charges = [
      sides.before.kindOf(startedBy(sides.before, former)),
      sides.after.kindOf(startedBy(sides.after, latter)),
    ].includes('charge')
    const who = `Whoever taps ${quoted(label ?? to ?? from ?? '', 40)} on ${name}`
    const text = `${who} now ${deedOf(sides.after, latter)}; before, they ${deedOf(sides.before, former, past)}.`
    add({ kind: charges ? 'charge' : 'event', place, before: one, after: other, text })
  }
}
