import web from '../../flow-configs/web.flow.json'
import type { BlockNode } from '../../runtime/engine/flow.ts'
import { prepare } from '../../runtime/engine/prepare.ts'
import type { Expected } from '../flows/plan.ts'

const flow = prepare(web)

/** What a step of the web flow may have for its heading: its title, or those that its blocks say, by how it stands. */
export function headingsOf(id: string): readonly string[] {
  const step = flow?.steps[id]
  if (step === undefined) return []
  const headings = step.blocks.flatMap(node => (node.block === 'heading' ? textOf(node) : []))
  return step.header === 'title' ? [step.title] : headings
}

export function modalTitleOf(id: string): string {
  return flow?.modals[id]?.title ?? ''
}

/** Which of the order's amount and number a screen has. */
export function shows({ step, modal }: Expected): { readonly amount: boolean; readonly number: boolean } {
  if (modal !== null) return { amount: false, number: false }
  const blocks = new Set(flow?.steps[step]?.blocks.map(({ block }) => block))
  const isReviewed = blocks.has('pay-bar')
  const isKnown = blocks.has('receipt')
  return { amount: isReviewed || isKnown || blocks.has('pix-code'), number: isReviewed || isKnown }
}

function textOf(node: BlockNode): readonly string[] {
  const text = 'text' in node ? node.text : undefined
  return typeof text === 'string' ? [text] : []
}
