import type { Plan } from './plan.ts'

/** The export name of the story that shows a step or modal in its usual state. */
const READY = 'ready'

/** Returns the first part of the ids of a step's or modal's stories. */
export function idOfPlace(flow: string, kind: 'step' | 'modal', id: string): string {
  return `flows-${idPart(flow)}-${kind === 'step' ? id : `modal-${id}`}`
}

/** Returns the workshop's id of the story of a step or modal in its usual state. */
export function storyId(flow: string, kind: 'step' | 'modal', id: string): string {
  return `${idOfPlace(flow, kind, id)}--${READY}`
}

/** Returns a flow's name in the form for ids. A variant's `web~december` becomes `web-december`. */
export function idPart(flow: string): string {
  return flow.replace('~', '-')
}

/** Returns the workshop's id of a story of a flow. */
export function storyIdOf(flow: string, { pointer, exportName }: Pick<Plan, 'pointer' | 'exportName'>): string {
  const [kind, id = ''] = pointer.split('/')
  const state = exportName.replace(/([a-z0-9])([A-Z])/g, '$1-$2').toLowerCase()
  return `${idOfPlace(flow, kind === 'modals' ? 'modal' : 'step', id)}--${state}`
}
