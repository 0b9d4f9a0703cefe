import type { Action } from '../flows/action.ts'
import { order, pixOpened } from '../flows/charge-actions.ts'
import { cannot, type Method, recipe, story } from './cell.ts'
import { offline } from './charge-ends.ts'
import { hasNoCard, hasNoSheet } from './reasons.ts'

const byPix: readonly Action[] = [...order, { do: 'write', facts: { 'payment.type': 'pix' } }]

const pix: Method = {
  name: 'Pix',
  type: 'pix',
  cells: {
    paidAtOnce: cannot('It is paid by its code, at the payer’s bank: never as it is created.'),
    paidAfterPolling: recipe({
      person: 'ana',
      actions: [...pixOpened, { do: 'pay the Pix', credit: 'arrives' }],
      step: 'pix',
      events: [],
      ends: { step: 'success' },
      money: 'taken',
    }),
    processing: cannot('As long as its code lives it waits for the payer: unpaid is not "in process".'),
    refunding: story('flows-web-pix--check-refunding', 'taken'),
    refusedAtOnce: recipe({
      person: 'felix',
      actions: byPix,
      ends: { modal: 'error', code: '904' },
      money: 'kept',
    }),
    refusedLater: cannot('No bank refuses a code that nobody has paid: it runs out.'),
    ...hasNoCard,
    ...hasNoSheet,
    bankWanted: cannot('The payer’s bank is theirs to choose: the code is paid in any.'),
    waitingElsewhere: story('flows-web-pix--ready', 'asked'),
    elsewhereRefused: cannot('Who does not pay a code says nothing: it runs out.'),
    elsewhereExpired: story('flows-web-pix--enter-expired', 'kept'),
    unreachable: recipe({ person: 'ana', actions: [...byPix, offline], ends: { code: 'offline' }, money: 'kept' }),
    answerLost: recipe({
      person: 'ana',
      actions: [...byPix, { do: 'fault', call: 'createPixRecharge', fault: 'drop-after-commit' }],
      ends: { code: 'pixUnanswered' },
      money: 'kept',
    }),
    alreadyOpen: recipe({ person: 'ana', actions: pixOpened, ends: { modal: 'already-open' }, money: 'unknown' }),
  },
}

export const pixMethods = [pix]
