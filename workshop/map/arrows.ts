import { wordsOfOutcome } from '../../flows/words/outcome-words.ts'
import { anywhere, deedOn } from '../../runtime/compiler/diff/triggers.ts'
import type { Part, View } from '../../runtime/compiler/diff/view.ts'
import { type Explorable, eventsOf } from '../../runtime/compiler/explore.ts'
import type { Json } from '../../runtime/compiler/json-tree.ts'
import type { Handling, ModalModel, StepModel, Way } from '../../runtime/compiler/model.ts'
import { shownBy } from '../../runtime/compiler/pass.ts'
import type { Flow } from '../../runtime/engine/flow.ts'
import { wordsOfCondition } from '../names/condition-words.ts'
import type { Arrow, Line, WayInWords } from './flow-map.ts'
import { arrowId, EVERYWHERE } from './place-ids.ts'

export type FlowArrow = Omit<Arrow, 'line' | 'label'>

/** Returns every arrow of a flow in words, each with all of its ways. */
export function arrowsOf(known: Explorable, flow: Flow, view: View): readonly FlowArrow[] {
  const guards: Json = JSON.parse(JSON.stringify(flow.guards))
  const drawn = new Map<string, FlowArrow & { ways: WayInWords[] }>()
  const add = (from: string, { by, deed }: Cause, handling: Handling | undefined) => {
    if (handling === undefined) return
    const charges = takesMoney(known, handling, from)
    for (const way of waysOf(handling)) {
      const to = placeOf(known, from, handling, way)
      const id = arrowId(from, to)
      const arrow = drawn.get(id) ?? { id, from, to, ways: [] }
      const told = { by, deed, charges, ...inWords(guards, view, handling, way) }
      const isTold = arrow.ways.some(other => JSON.stringify(other) === JSON.stringify(told))
      if (!isTold) arrow.ways.push(told)
      drawn.set(id, arrow)
    }
  }
  for (const step of known.flow.steps.values()) {
    const from = `steps/${step.id}`
    add(from, { by: 'screen', deed: 'when it opens' }, step.enter)
    for (const event of sentOn(step)) add(from, deedFor(view, 'steps', step.id, event), handlerOf(known, step, event))
    add(from, { by: 'screen', deed: 'while it is shown' }, step.watch)
  }
  for (const modal of known.flow.modals.values())
    for (const event of sentOn(modal))
      add(`modals/${modal.id}`, deedFor(view, 'modals', modal.id, event), handlerOf(known, modal, event))
  const byApp = known.catalogue.outerEvents
  for (const [event, handling] of known.flow.always)
    add(EVERYWHERE, { by: byApp.includes(event) ? 'app' : 'person', deed: anywhere(view, event).words }, handling)
  return [...drawn.values()]
}

/** Returns the events that a screen itself handles, and the events that its blocks emit. */
function sentOn(screen: StepModel | ModalModel): readonly string[] {
  return [...new Set([...screen.on.keys(), ...eventsOf(screen, new Set())])]
}

function handlerOf({ flow }: Explorable, screen: StepModel | ModalModel, event: string): Handling | undefined {
  return screen.on.get(event) ?? flow.always.get(event)
}

/**
 * Returns the branches of a handler. A handler that closes a modal has no branch of its own: it leads only to the
 * screen below.
 */
function waysOf(handling: Handling): readonly (Way | undefined)[] {
  return handling.closes ? [undefined] : handling.ways
}

/** Returns the place on the map to which a branch leads. If it leads to no other place, returns `from`. */
function placeOf({ flow }: Explorable, from: string, { send }: Handling, way: Way | undefined): string {
  if (way === undefined) return (send && hostOf({ flow }, from, send.text)) ?? from
  const { text } = way.to
  const step = shownBy(way.to)
  if (step !== undefined && flow.steps.has(step)) return `steps/${step}`
  const [kind, id = ''] = text.split(':')
  if (kind === 'modal' && flow.modals.has(id)) return `modals/${id}`
  return kind === 'flow' || text === 'leave' ? text : from
}

/** When a modal closes, it may send an event. Returns the step that receives this event. */
function hostOf({ flow }: Pick<Explorable, 'flow'>, modal: string, event: string): string | undefined {
  const id = modal.split('/')[1]
  const opens = (handling: Handling) => handling.ways.some(({ to }) => to.text === `modal:${id}`)
  const steps = [...flow.steps.values()].filter(step => step.on.has(event))
  const host = steps.find(step => [...step.on.values(), ...(step.enter ? [step.enter] : [])].some(opens)) ?? steps[0]
  return host && `steps/${host.id}`
}

function takesMoney(known: Explorable, handling: Handling, from: string): boolean {
  const { flow, catalogue } = known
  const sent = handling.send?.text
  const host = sent === undefined ? undefined : hostOf(known, from, sent)
  const step = host === undefined ? undefined : flow.steps.get(host.split('/')[1] ?? '')
  const service = handling.service?.text ?? step?.on.get(sent ?? '')?.service?.text
  return service !== undefined && catalogue.services[service]?.charges !== undefined
}

function inWords(
  guards: Json,
  view: View,
  handling: Handling,
  way: Way | undefined,
): Omit<WayInWords, keyof Cause | 'charges'> {
  const { service, send } = handling
  return {
    answer: service === undefined || way?.outcome === undefined ? undefined : wordsOfOutcome(service.text, way.outcome),
    when: way?.when && wordsOfCondition(guards, way.when.text),
    leadsTo: view.wordsFor(way?.to.text ?? 'close') + (send === undefined ? '' : `, which gets “${send.text}”`),
    at: lineOf(way?.at ?? handling.at),
  }
}

type Cause = Pick<WayInWords, 'by' | 'deed'>

function deedFor(view: View, part: Part, id: string, event: string): Cause {
  const { verb } = deedOn(view, part, id, event)
  return { by: 'person', deed: verb === 'closes' ? 'closes it' : verb }
}

export function lineOf({ file, line }: Line): Line {
  return { file, line }
}
