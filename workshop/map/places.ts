import { emittersOn } from '../../runtime/compiler/diff/triggers.ts'
import type { View } from '../../runtime/compiler/diff/view.ts'
import type { Explorable } from '../../runtime/compiler/explore.ts'
import type { ModalModel, StepModel } from '../../runtime/compiler/model.ts'
import { type FlowArrow, lineOf } from './arrows.ts'
import type { PlaceOnMap } from './flow-map.ts'
import { EVERYWHERE } from './place-ids.ts'
import { withExamples } from './with-examples.ts'

/** A place of the map, without its position. */
export interface FlowPlace extends Omit<PlaceOnMap, 'box' | 'story'> {
  /** The step to which a modal belongs. It is the first step that opens the modal. */
  readonly host: string | undefined
  /** The name of the file that contains the step. */
  readonly journey: string | undefined
}

/** Returns all places of a flow: its steps and modals, the menu, and the exits to other flows and sites. */
export function placesOf(known: Explorable, view: View, arrows: readonly FlowArrow[]): readonly FlowPlace[] {
  const { flow } = known
  const hosts = hostsOf(arrows)
  const steps = [...flow.steps.values()].map(step => {
    const id = `steps/${step.id}`
    return {
      ...screen(view, 'step', step),
      id,
      isStart: step.id === flow.start?.text,
      isEnd: step.claims?.text === 'taken' || isEnd(step),
      host: undefined,
    }
  })
  const modals = [...flow.modals.values()].map(modal => {
    const id = `modals/${modal.id}`
    return { ...screen(view, 'modal', modal), id, isStart: false, isEnd: false, host: hosts.get(id) }
  })
  const targets = new Set(arrows.map(({ to }) => to))
  const bare = { words: [], isStart: false, at: undefined, host: undefined, journey: undefined }
  const exits = [...targets]
    .filter(to => to === 'leave' || to.startsWith('flow:'))
    .map(id => ({ ...bare, id, kind: 'exit' as const, title: view.wordsFor(id), isEnd: true }))
  const everywhere = { ...bare, id: EVERYWHERE, kind: 'everywhere' as const, title: 'On every screen', isEnd: false }
  return [everywhere, ...steps, ...modals, ...exits]
}

/**
 * Whether a step is an end, where nothing is left to do. Such a step asks nothing and waits for nothing. Back does not
 * lead to any earlier step.
 */
function isEnd({ isFinal, enter, watch, blocks }: StepModel): boolean {
  return isFinal && enter === undefined && watch === undefined && blocks.every(({ writes }) => writes.length === 0)
}

function screen(view: View, kind: 'step' | 'modal', model: StepModel | ModalModel) {
  const labels = emittersOn(view, kind === 'step' ? 'steps' : 'modals', model.id).flatMap(({ label }) => label ?? [])
  return {
    kind,
    title: withExamples(model.title?.text ?? model.id),
    words: [...new Set(labels.map(withExamples))],
    at: lineOf(model.at),
    journey: model.at.file.replace(/^.*\//, '').replace(/(\.flow|\.variant)?\.json$/, ''),
  }
}

/**
 * Returns the step of each modal. It is the first step that opens the modal. If only modals open it, it is the step of
 * the first such modal.
 */
function hostsOf(arrows: readonly FlowArrow[]): ReadonlyMap<string, string> {
  const hosts = new Map<string, string>()
  const isModal = (id: string) => id.startsWith('modals/')
  for (const { from, to } of arrows) if (from.startsWith('steps/') && isModal(to) && !hosts.has(to)) hosts.set(to, from)
  for (let before = -1; before !== hosts.size; ) {
    before = hosts.size
    for (const { from, to } of arrows) {
      const host = isModal(from) ? hosts.get(from) : undefined
      if (host !== undefined && isModal(to) && !hosts.has(to)) hosts.set(to, host)
    }
  }
  return hosts
}
