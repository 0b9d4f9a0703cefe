import { objectOf } from '../../../runtime/compiler/diff/json.ts'
import type { Authored } from '../authored.ts'
import { blocksOf, type Prop, propsOf } from '../block-sites.ts'
import { chargingEvents } from '../charging.ts'
import type { Path } from '../json.ts'
import { type Edit, set, swap } from '../mutant.ts'
import type { MutationClass } from '../mutation-class.ts'
import { pairsOf, pick } from '../pick.ts'
import { type Screen, screensOf } from '../sites.ts'

interface Emitted {
  readonly path: Path
  readonly event: string
  readonly prop: Prop
}

/** Returns the events that occur in the props of blocks. */
function emittedIn(authored: Authored): readonly Emitted[] {
  return blocksOf(authored)
    .flatMap(propsOf)
    .flatMap(prop =>
      prop.schema.role === 'event' && typeof prop.value === 'string'
        ? [{ path: prop.path, event: prop.value, prop }]
        : [],
    )
}

function eachEvent(
  name: string,
  about: string,
  others: (emitted: Emitted, authored: Authored) => readonly string[],
): MutationClass {
  const mutate = (authored: Authored): readonly Edit[] =>
    emittedIn(authored).flatMap(emitted =>
      others(emitted, authored)
        .filter(other => other !== emitted.event)
        .map(other => set(emitted.path, emitted.event, other)),
    )
  return { name, about, mutate }
}

const handled = ({ prop }: Emitted) => Object.keys(objectOf(prop.block.screen.whole.on))

/**
 * Returns the events that start a charge. A block may send them to its own step. A block in a dialog may send them to
 * any step that the dialog may cover.
 */
function chargesNear({ part, whole }: Screen, flow: Authored['whole']): readonly string[] {
  const steps = part === 'steps' ? [whole] : Object.values(objectOf(flow.steps)).map(objectOf)
  return [...new Set(steps.flatMap(chargingEvents))]
}

export const eventClasses: readonly MutationClass[] = [
  eachEvent('event-beside', 'A button sends another event that its screen handles.', emitted =>
    pick(handled(emitted), 2, emitted.path),
  ),
  eachEvent('event-anywhere', 'A button sends an event that any screen handles.', ({ path }, { whole }) =>
    pick(Object.keys(objectOf(whole.always)), 2, path),
  ),
  {
    name: 'event-charges',
    about: 'A button makes a charge.',
    mutate: authored =>
      emittedIn(authored).flatMap(({ path, event, prop: { block } }) => {
        const { screen } = block
        const charges = chargesNear(screen, authored.whole).filter(other => other !== event)
        const toEvent = (other: string) => ({ path, before: event, after: other })
        if (screen.part === 'steps') return charges.map(other => ({ changes: [toEvent(other)] }))
        // In a dialog, the button needs a handler that sends the event to the step.
        const on = [...screen.path, 'on']
        return charges.map(send => {
          const after = { ...objectOf(screen.json.on), payNow: { close: true, send } }
          return { changes: [toEvent('payNow'), { path: on, before: screen.json.on, after }] }
        })
      }),
  },
  eachEvent('event-misspelt', 'An event is misspelt.', ({ event }) => [`${event}s`]),
  eachEvent('event-dismiss', 'A button only closes.', () => ['dismiss']),
  {
    name: 'events-swapped',
    about: 'Two buttons of a screen do what the other should.',
    mutate: authored => {
      const beside = pairsOf(emittedIn(authored)).filter(
        ([one, other]) => one.prop.block.screen.id === other.prop.block.screen.id && one.event !== other.event,
      )
      return beside.map(([one, other]) =>
        swap({ path: one.path, before: one.event }, { path: other.path, before: other.event }),
      )
    },
  },
  {
    name: 'labels-swapped',
    about: 'Two buttons or rows of a screen have the other’s label.',
    mutate: authored => {
      const labels = blocksOf(authored)
        .flatMap(propsOf)
        .filter(({ path, value }) => path[path.length - 1] === 'label' && typeof value === 'string')
      const beside = pairsOf(labels).filter(
        ([one, other]) => one.block.screen.id === other.block.screen.id && one.value !== other.value,
      )
      return pick(beside, labels.length, authored.file).map(([one, other]) =>
        swap({ path: one.path, before: one.value }, { path: other.path, before: other.value }),
      )
    },
  },
  {
    name: 'dismiss-charges',
    about: 'To dismiss a dialog makes a charge.',
    mutate: authored =>
      screensOf(authored).flatMap(screen => {
        if (screen.part !== 'modals') return []
        const { on } = screen.json
        const path = [...screen.path, 'on']
        return chargesNear(screen, authored.whole).map(send => {
          const dismiss = { close: true, send }
          return set(path, on, { ...objectOf(on), dismiss })
        })
      }),
  },
]
