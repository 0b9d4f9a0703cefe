import { relative } from 'node:path'
import type { Omitted } from './list-states.ts'
import { type FlowFile, FOLDER, type StoryFile } from './read-flows.ts'
import { modalTransitions, stepTransitions, type Transition } from './transitions.ts'

/** The content of the workshop's panel for a step or modal: its lines of the config, and its targets. */
export interface Source {
  readonly file: string
  readonly pointer: string
  readonly json: string
  readonly flow: string
  readonly transitions: readonly Transition[]
  /** States without a story, each with the reason. */
  readonly omitted: readonly Omitted[]
}

export function sourceOf({ fileOf, name, flow }: FlowFile, { pointer, omitted }: StoryFile): Source {
  const [kind, id = ''] = pointer.split('/')
  const isModal = kind === 'modals'
  return {
    file: `flow-configs/${relative(FOLDER, fileOf(pointer)).replaceAll('\\', '/')}`,
    pointer,
    json: JSON.stringify(isModal ? flow.modals[id] : flow.steps[id], undefined, 2),
    flow: name,
    transitions: isModal ? modalTransitions(flow, id) : stepTransitions(flow, id),
    omitted,
  }
}
