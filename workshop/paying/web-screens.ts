import errors from '../../flow-configs/shared/errors.json'
import web from '../../flow-configs/web.flow.json'
import { type ErrorMessage, say } from '../../flows/kit/errors.ts'
import { surroundings } from '../../flows/kit/surroundings.ts'
import type { BlockNode } from '../../runtime/engine/flow.ts'
import { prepare } from '../../runtime/engine/prepare.ts'
import { isNotAuthorized } from '../../runtime/operator/charge/classify.ts'
import type { Expected } from '../flows/plan.ts'

const flow = prepare(web)
const { words } = surroundings.parse(web)

/** What the catalogue says there; undefined where no code is told. */
export function saidIn({ step, code }: Expected): ErrorMessage | undefined {
  if (code === null) return undefined
  const isCharge = flow?.steps[step]?.confirms === 'charge'
  // The sandbox keeps its word about keys: what it refuses, and what it does not authorize, is certain.
  const uncharged = /^\d+$/.test(code) && (isCharge || isNotAuthorized(Number(code)))
  const message = { code, ...(isCharge && { about: 'charge' as const }), ...(uncharged && { uncharged }) }
  return say(errors, message, { brand: words.brand, facts: {} })
}

/** All words that the config, or the catalogue, has for it. */
export function wordsOf(expected: Expected): string {
  const { step, modal } = expected
  return JSON.stringify(saidIn(expected) ?? (modal === null ? flow?.steps[step] : flow?.modals[modal]))
}

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
