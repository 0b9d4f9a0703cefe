import errors from '../../flow-configs/shared/errors.json'
import { type ErrorMessage, say } from '../../flows/kit/errors.ts'
import { surroundings } from '../../flows/kit/surroundings.ts'
import type { BlockNode } from '../../runtime/engine/flow.ts'
import { prepare } from '../../runtime/engine/prepare.ts'
import { isNotAuthorized } from '../../runtime/operator/charge/classify.ts'
import type { Expected } from '../flows/plan.ts'
import { web } from '../flows/web-config.ts'

const flow = prepare(web)
const { words } = surroundings.parse(web)

/** Returns the catalogue's text for the code. Without a code, returns undefined. */
export function saidIn({ step, code }: Expected): ErrorMessage | undefined {
  if (code === null) return undefined
  const isCharge = flow?.steps[step]?.confirms === 'charge'
  // The sandbox supports idempotency keys: a repeated charge gets the first answer again. A refusal therefore proves
  // that no charge was made.
  const uncharged = /^\d+$/.test(code) && (isCharge || isNotAuthorized(Number(code)))
  const message = { code, ...(isCharge && { about: 'charge' as const }), ...(uncharged && { uncharged }) }
  return say(errors, message, { brand: words.brand, facts: {} })
}

/**
 * Returns all texts of the message with which the payment ends. If there is no message, returns all texts of the modal
 * or step.
 */
export function wordsOf(expected: Expected): string {
  const { step, modal } = expected
  return JSON.stringify(saidIn(expected) ?? (modal === null ? flow?.steps[step] : flow?.modals[modal]))
}

/**
 * Returns the texts that can be the heading of a step of the web flow: its title, or the texts of its heading blocks.
 */
export function headingsOf(id: string): readonly string[] {
  const step = flow?.steps[id]
  if (step === undefined) return []
  const headings = step.blocks.flatMap(node => (node.block === 'heading' ? textOf(node) : []))
  return step.header === 'title' ? [step.title] : headings
}

export function modalTitleOf(id: string): string {
  return flow?.modals[id]?.title ?? ''
}

/** Returns whether a screen shows the order's amount and its number. */
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
