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

/** The meaning of each word of `claims`, as the end of a sentence such as “The screen says that …”. */
export const meanings: { readonly [M in Money]: string } = {
  none: 'nothing was charged',
  taken: 'the money was taken',
  unknown: 'it is not certain yet whether the money was taken',
  returned: 'the money is on its way back',
  waiting: 'the payment is still open',
}

/** An example of a sentence for each word of `claims`. On a screen with that word, the sentence is true. */
export const sayings: { readonly [M in Money]: string } = {
  none: 'Nada foi cobrado',
  taken: 'Recarga feita!',
  unknown: 'Recarga em processamento',
  returned: 'O valor será devolvido',
  waiting: 'Aguardando o pagamento',
}

/** Returns what a screen says about the customer's money, as the end of a sentence. */
export function saidBy(claim: Claim): string {
  return claim === undefined || claim === 'told' ? 'does not say so' : `says that ${meanings[claim]}`
}

/** The harm of a wrong screen, by what is true of the customer’s money, and then by what the screen claims. */
const harms: { readonly [M in Money]: { readonly [claim: string]: string; readonly silent: string } } = {
  none: {
    taken: 'The customer has not paid, and would believe that the recharge is done.',
    returned: 'The customer has not paid, and would wait for money to come back.',
    silent: 'The customer has not paid, and would wait for a payment that is over.',
  },
  taken: {
    none: 'The customer has paid, would read that they have not, and might pay again.',
    returned: 'The customer has paid, and would wait for money to come back.',
    unknown: 'The customer has paid, and would go on waiting.',
    waiting: 'The customer has paid, and would go on waiting.',
    silent: 'The customer has paid, would not be told so, and might pay again.',
  },
  unknown: {
    none: 'The customer may have paid, would read that they have not, and might pay again.',
    taken: 'The customer would believe that the recharge is done, and the payment may still fail.',
    returned: 'The customer would wait for money to come back, and the payment may still succeed.',
    silent: 'The customer would not learn that the payment may have been made, and might pay again.',
  },
  returned: {
    none: 'The customer was charged, and would read that they were not.',
    taken: 'The customer gets no credit, and would believe that the recharge is done.',
    silent: 'The customer was charged, and would not be told that the money comes back.',
  },
  waiting: {
    none: 'The customer would lose sight of the payment that is still open, and might pay again.',
    taken: 'The customer has not paid yet, and would believe that the recharge is done.',
    silent: 'The customer would lose sight of the payment that is still open, and might pay again.',
  },
}

/** Returns the harm to a customer who reads a screen with this claim while `money` is true instead. */
export function harmOf(money: Money, claim: Claim): string {
  const of = harms[money]
  return of[claim ?? 'silent'] ?? of.silent
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
