import type { Action } from '../flows/action.ts'
import { cards, order, pixOpened } from '../flows/charge-actions.ts'
import { recipe } from './cell.ts'

export const CVV = '123'
export const offline: Action = { do: 'offline' }
const lost = (call: 'createCreditRecharge' | 'createDebitRecharge' | 'createSecureDebitRecharge'): Action => {
  return { do: 'fault', call, fault: 'drop-after-commit' }
}

/** The sandbox's debit cards. The keys are the results of a charge on each card. */
export const debitCards = {
  settlesAtOnce: '4761730000000011',
  settles: '4761730000002017',
  neverSettles: '4761730000004047',
  notDelivered: '4761730000009996',
  refused: '4761730000003015',
  declinedLater: '4761730000003007',
  mistyped: '4761730000000012',
} as const

/** The result of a charge on a card. */
export type Fate = 'settlesAtOnce' | 'settles' | 'neverSettles' | 'notDelivered' | 'refused' | 'declinedLater'

/** A kind of card: the actions that pay with the card, and the step of its receipt. */
interface CardKind {
  readonly person: string
  readonly by: (fate: Fate) => readonly Action[]
  readonly success: 'success' | 'success-debit'
  readonly call: Parameters<typeof lost>[0]
}

/** Returns recipes for the ends of a charge. Every kind of card can have these ends. */
export function chargeEnds({ person, by, success, call }: CardKind) {
  const pays = (fate: Fate) => ({ person, actions: [...order, ...by(fate)] })
  return {
    paidAtOnce: recipe({ ...pays('settlesAtOnce'), ends: { step: success }, money: 'taken' }),
    paidAfterPolling: recipe({ ...pays('settles'), ends: { step: success }, money: 'taken' }),
    processing: recipe({ ...pays('neverSettles'), ends: { step: 'processing' }, money: 'unknown' }),
    refunding: recipe({ ...pays('notDelivered'), ends: { modal: 'error', code: 'refunding' }, money: 'taken' }),
    refusedAtOnce: recipe({ ...pays('refused'), ends: { modal: 'error', code: '300' }, money: 'kept' }),
    refusedLater: recipe({ ...pays('declinedLater'), ends: { modal: 'error', code: '300' }, money: 'kept' }),
    unreachable: recipe({
      person,
      actions: [...order, ...by('settles'), offline],
      ends: { code: 'offline' },
      money: 'kept',
    }),
    answerLost: recipe({
      person,
      actions: [...order, ...by('neverSettles'), lost(call)],
      ends: { step: 'processing' },
      money: 'unknown',
    }),
    alreadyOpen: recipe({
      person,
      actions: [...pixOpened, ...by('settles')],
      ends: { modal: 'already-open' },
      money: 'unknown',
    }),
  }
}

export const creditCards = { ...cards, refused: '4000000000000002' } as const
