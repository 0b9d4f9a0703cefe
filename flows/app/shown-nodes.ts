import type { BlockNode, Facts, Flow } from '../../runtime/engine/flow.ts'
import { holds } from '../../runtime/engine/guards.ts'
import { resolve } from '../../runtime/engine/resolve.ts'
import { isNode, type Node } from '../catalogue.ts'

/** The blocks that are known, and whose guards hold. */
export function shownNodes(flow: Flow, blocks: readonly BlockNode[], facts: Facts): readonly Node[] {
  return blocks.filter(isNode).filter(({ when }) => when === undefined || holds(flow.guards, when, facts))
}

/** Whether a step may be shown with no more than these facts. */
export function canShow(flow: Flow, step: string, facts: Facts): boolean {
  return resolve(flow, step, facts, null)?.step === step
}
