import { type BlockNode, type Facts, type Flow, own, type Step } from '../../../runtime/engine/flow.ts'
import { holds } from '../../../runtime/engine/guards.ts'
import { resolve } from '../../../runtime/engine/resolve.ts'
import { isNode, type Node } from '../../catalogue.ts'

/** Returns the blocks that exist in the block catalogue and whose guards are true. */
export function shownNodes(flow: Flow, blocks: readonly BlockNode[], facts: Facts): readonly Node[] {
  return blocks.filter(isNode).filter(({ when }) => when === undefined || holds(flow.guards, when, facts))
}

/** Returns whether a step can be shown with only these facts. */
export function canShow(flow: Flow, step: string, facts: Facts): boolean {
  return resolve(flow, step, facts, null)?.step === step
}

/**
 * Returns whether the text of a step depends on facts about the customer. Every visitor sees the same prerendered page.
 * So if the text depends on such facts, that page must not contain the step's title.
 */
export function isClaim(flow: Flow, step: string, facts: Facts): boolean {
  return own(flow.steps, step)?.needs !== undefined && !canShow(flow, step, facts)
}

/** Returns the title of a step, which may depend on the facts. */
export function titleOf({ guards }: Flow, { title, retitled }: Pick<Step, 'title' | 'retitled'>, facts: Facts): string {
  return retitled !== undefined && holds(guards, retitled.when, facts) ? retitled.title : title
}
