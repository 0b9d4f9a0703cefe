import type { Add } from './change.ts'
import type { Edition } from './edition.ts'
import type { Sides } from './handled.ts'
import { at, isSame, type JsonObject, keysOf, objectOf, textIn } from './json.ts'
import { compareProps, type Subject } from './props.ts'
import { quoted } from './words.ts'

/** Reports how the texts that all flows share change. */
export function compareShared(one: Edition, other: Edition, sides: Sides, add: Add): void {
  for (const file of new Set([...one.shared.keys(), ...other.shared.keys()])) {
    const [before, after] = [one.shared.get(file) ?? {}, other.shared.get(file) ?? {}]
    const isLost = [...one.lost, ...other.lost].some(lost => lost.endsWith(`/${file}`))
    if (isLost || isSame(before, after)) continue
    const { codes: former, ...restBefore } = before
    const { codes: latter, ...restAfter } = after
    const subject = {
      sides,
      add,
      place: file,
      on: places[file] ?? `In ${file}`,
      it: 'the catalogue',
      onEvent: eventTeller(file, add),
    }
    compareProps(subject, withoutSchema(restBefore), withoutSchema(restAfter))
    compareCodes(subject, objectOf(former), objectOf(latter))
  }
}

const places: { readonly [file: string]: string } = {
  'errors.json': 'In the messages of errors',
  'fields.json': 'At fields',
  'saved.json': 'In the names of saved cards and numbers',
  'schedule.json': 'In the words for schedules',
  'site.json': 'In the words about the whole site',
}

function withoutSchema({ $schema: _, ...rest }: JsonObject): JsonObject {
  return rest
}

function compareCodes(subject: Subject, one: JsonObject, other: JsonObject): void {
  const { add } = subject
  for (const code of keysOf(one, other)) {
    const [before, after] = [at(one, code), at(other, code)]
    if (isSame(before, after)) continue
    const place = `errors.json/${code}`
    const title = textIn(objectOf(after ?? before).title) ?? ''
    const tell = (text: string) => add({ kind: 'text', place, before, after, text })
    if (after === undefined)
      tell(`The error ${code} ${quoted(title)} no longer has a message of its own: customers read the fallback.`)
    else if (before === undefined) tell(`The error ${code} now has the message ${quoted(title)} of its own.`)
    else
      compareProps(
        {
          ...subject,
          on: `In the error ${code} ${quoted(title)}`,
          it: 'the message',
          place,
          onEvent: eventTeller(`the error ${code}`, add),
        },
        objectOf(before),
        objectOf(after),
      )
  }
}

function eventTeller(where: string, add: Add): Subject['onEvent'] {
  return (place, label, [before, after]) =>
    add({
      kind: 'event',
      place,
      before,
      after,
      text: `In ${where}, the button ${quoted(label ?? '')} now sends “${textIn(after)}” instead of “${textIn(before)}”.`,
    })
}
