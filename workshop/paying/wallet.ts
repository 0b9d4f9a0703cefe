import type { Action } from '../flows/action.ts'
import { order } from '../flows/charge-actions.ts'
import { type Method, recipe, story } from './cell.ts'
import { chargeEnds, type Fate } from './charge-ends.ts'
import { hasNoCard, paysHere } from './reasons.ts'

/** The sandbox's tokens. The keys are the results of a charge on each token. */
const tokens: { readonly [F in Fate]: string } = {
  settlesAtOnce: 'wallet-at-once',
  settles: 'wallet-approved',
  neverSettles: 'wallet-processing',
  notDelivered: 'wallet-not-delivered',
  refused: 'wallet-refused',
  declinedLater: 'wallet-declined',
}

function walletMethod(name: string, type: 'googlepay' | 'applepay'): Method {
  const sheet = (token: string): Action => ({ do: 'wallet', type, sheet: token })
  const by = (fate: Fate): readonly Action[] => [sheet(tokens[fate])]
  return {
    name,
    type,
    cells: {
      ...chargeEnds({ person: 'helena', by, success: 'success', call: 'createCreditRecharge' }),
      ...hasNoCard,
      left:
        type === 'googlepay'
          ? story('flows-web-payment--submit-left', 'kept')
          : recipe({
              person: 'helena',
              actions: [...order, sheet('left')],
              ends: { code: 'walletLeft' },
              money: 'kept',
            }),
      ...paysHere,
    },
  }
}

export const walletMethods = [walletMethod('Google Pay', 'googlepay'), walletMethod('Apple Pay', 'applepay')]
