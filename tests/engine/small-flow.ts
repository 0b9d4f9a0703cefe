import type { BlockNode, Content, Modal, Step, WholeFlow } from '../../runtime/engine/flow.ts'
import { collectorsOf } from '../../runtime/engine/prepare.ts'

type Part<T> = { readonly [K in keyof T]?: T[K] }

/** Returns a flow with the given parts and defaults for the rest. */
export function flowOf(part: Part<WholeFlow> & Pick<WholeFlow, 'steps'>): WholeFlow {
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
    collectors: collectorsOf(part.steps),
    ...part,
  }
}

/** Returns a public step with the given parts. */
export function step(part: Part<Step & Content> = {}): Step & Content {
  return { path: '/p', access: 'anyone', title: 'T', header: 'title', blocks: [], ...part }
}

export function field(fact: string): BlockNode {
  return { id: fact, block: 'text-field', fact }
}

export function modal(on: NonNullable<Modal['on']> = {}): Modal & Content {
  return { title: 'M', blocks: [], on }
}
