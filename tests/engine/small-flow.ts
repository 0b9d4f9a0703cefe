import type { BlockNode, Flow, Step } from '../../runtime/engine/flow.ts'

type Part<T> = { readonly [K in keyof T]?: T[K] }

/** A flow with only what a test is about; the rest is plain. */
export function flowOf(part: Part<Flow> & Pick<Flow, 'steps'>): Flow {
  return {
    id: 'small',
    hash: 'h1',
    title: 'Small',
    layout: 'classic',
    channels: ['web'],
    start: Object.keys(part.steps)[0] ?? '',
    guards: {},
    always: {},
    modals: {},
    ...part,
  }
}

/** A step that anyone may see, unless `part` says otherwise. */
export function step(part: Part<Step> = {}): Step {
  return { path: '/p', access: 'anyone', title: 'T', header: 'title', blocks: [], ...part }
}

export function field(fact: string): BlockNode {
  return { id: fact, block: 'text-field', fact }
}

export function modal(on: NonNullable<Flow['modals'][string]>['on'] = {}): NonNullable<Flow['modals'][string]> {
  return { title: 'M', blocks: [], on }
}
