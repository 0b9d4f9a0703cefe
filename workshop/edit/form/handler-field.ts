import { isObject, type JsonObject, objectOf, at as own, textIn } from '../../../runtime/compiler/diff/json.ts'
import type { Json } from '../../../runtime/compiler/json-tree.ts'
import type { Field } from '../protocol.ts'
import { type Around, commonOf, itemButtons, type Place } from './field-parts.ts'

/**
 * Returns the fields of an event's handler. The handler is a target, a list of guarded targets, a service with its
 * outcomes, or `close`.
 */
export function handlerField(value: Json | undefined, place: Place, around: Around): Field {
  if (!isObject(value)) {
    return { ...wayField(value, place, around), canRun: true }
  }
  const { common } = commonOf({}, place)
  if (own(value, 'run') === undefined) return { ...common, kind: 'group', fields: [sendField(value, place)] }
  const service = textIn(value.run) ?? ''
  const outcomes = objectOf(value.outcomes)
  const names = [...new Set([...(around.outcomes[service] ?? []), ...Object.keys(outcomes)])]
  return {
    ...common,
    kind: 'group',
    about: `Runs the service ${service}.`,
    fields: names.map(name => {
      const at = [...place.at, 'outcomes', name]
      return wayField(own(outcomes, name), { at, label: name, isOptional: false }, around)
    }),
  }
}

/** Returns the field for the event that a dialog sends to its step when the dialog closes. */
function sendField(value: JsonObject, { at }: Place): Field {
  const about = 'The dialog closes. The event that it sends then, if any, is handled by the step.'
  return {
    ...{ at: [...at, 'send'], label: 'Sends', about, isOptional: true, problems: [], buttons: [] },
    ...{ kind: 'choice', value: textIn(value.send) ?? '', options: 'events', isFree: true },
  }
}

/** Returns a handler that runs a service and stays on the screen after each outcome. */
export function runOf(run: string, { outcomes }: Pick<Around, 'outcomes'>): Json {
  return { run, outcomes: Object.fromEntries((outcomes[run] ?? []).map(name => [name, 'stay'])) }
}

/** Returns the fields of a target, or of a list of guarded targets. */
export function wayField(value: Json | undefined, place: Place, around: Around): Field {
  const { common } = commonOf({}, place)
  const { at } = place
  if (!Array.isArray(value)) {
    const to = textIn(value) ?? 'stay'
    const branches = [{ when: around.firstGuard, to }, { to }]
    const guarded = { label: 'Add a condition', edit: { at, do: 'set' as const, value: branches } }
    return {
      ...common,
      kind: 'choice',
      value: textIn(value) ?? '',
      options: 'targets',
      isFree: true,
      buttons: [...common.buttons, guarded],
    }
  }
  const last = textIn(objectOf(value.at(-1)).to) ?? 'stay'
  return {
    ...common,
    kind: 'group',
    fields: value.flatMap((branch, index): readonly Field[] => {
      const inner = [...at, String(index)]
      const buttons = index === value.length - 1 ? [] : itemButtons(inner, index, value.length - 1)
      const when = own(objectOf(branch), 'when')
      const guard = { at: [...inner, 'when'], label: 'When', isOptional: false, problems: [], buttons: [] }
      const label = index === value.length - 1 ? 'Otherwise to' : 'Leads to'
      const to = { at: [...inner, 'to'], label, isOptional: false, problems: [], buttons }
      return [
        ...(when === undefined
          ? []
          : [{ ...guard, kind: 'choice' as const, value: textIn(when) ?? '', options: 'guards' }]),
        { ...to, kind: 'choice', value: textIn(objectOf(branch).to) ?? '', options: 'targets', isFree: true },
      ]
    }),
    add: {
      label: 'Add a condition',
      choices: [
        { label: 'Condition', edit: { at, do: 'insert', index: 0, value: { when: around.firstGuard, to: last } } },
        { label: 'No condition', edit: { at, do: 'set', value: last } },
      ],
    },
  }
}
