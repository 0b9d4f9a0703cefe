import { type Money, moneyWords } from '../catalogue.ts'
import type { Explorable } from '../explore.ts'
import type { ModalModel, StepModel } from '../model.ts'
import { type Situation, topOf } from './situation.ts'

/**
 * The name of a screen's claim about the customer's money. `told` means that the screen shows the message of an
 * outcome. That message makes the claim.
 */
export type Claim = Money | 'told' | undefined

export function claimOf({ flow }: Explorable, { state }: Situation): Claim {
  const top = topOf(state)
  const modal = top === null ? undefined : flow.modals.get(top)
  if (modal !== undefined) return claimBy(modal)
  return state.message === null ? wordOf(flow.steps.get(state.step)) : 'told'
}

/** Returns the claim of a step or modal. A screen that shows the message of an outcome leaves the claim to the message. */
export function claimBy(screen: StepModel | ModalModel): Claim {
  return screen.blocks.some(block => block.tells) ? 'told' : wordOf(screen)
}

/** Returns the word of a screen's `claims`. If it has none, or an unknown one, returns undefined. */
export function wordOf(screen: StepModel | ModalModel | undefined): Money | undefined {
  return moneyWords.find(word => word === screen?.claims?.text)
}

/** The meaning of each word, as the end of a sentence such as “After the answer …” or “The screen says that …”. */
export const meanings: { readonly [M in Money]: string } = {
  none: 'nothing was charged',
  taken: 'the money was taken',
  unknown: 'it is not certain yet whether the money was taken',
  returned: 'the money is on its way back',
  waiting: 'the payment is still open',
}

/** Returns what a screen says about the customer's money, as the end of a sentence. */
export function saidBy(claim: Claim): string {
  return claim === undefined || claim === 'told' ? 'does not say so' : `says that ${meanings[claim]}`
}

/**
 * The claims that a screen may make after an outcome with this meaning for the customer's money. `told` is a message;
 * the service that sends it is responsible for its text.
 */
const agreeing: { readonly [M in Money]: readonly Claim[] } = {
  none: ['none', 'told', undefined],
  taken: ['taken'],
  unknown: ['unknown', 'told'],
  returned: ['returned', 'told'],
  waiting: ['waiting', 'unknown'],
}

export function agrees(money: Money, claim: Claim): boolean {
  return agreeing[money].includes(claim)
}
