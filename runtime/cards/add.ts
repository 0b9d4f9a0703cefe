import { isUnreadable, typedNumber } from '../gateway/card.ts'
import type { Refused } from '../operator/answer.ts'
import { addCard, addDebitCard } from '../operator/contract/cards.ts'
import { tokenizeCard } from '../operator/contract/payment.ts'
import { type Context, defineService, failure } from '../service.ts'

const TOO_MANY_REQUESTS = 429

/** Saves the card that was typed. Its number goes to the card service and nowhere else: the operator gets a token. */
export const add = defineService({
  outcomes: {
    added: { says: true, changes: true },
    /** The card service can make nothing of it: it is kept, to be put right. */
    cardInvalid: { says: true },
    refused: { says: true },
    unreachable: { says: true, changes: true },
  },
  needs: ['session.msisdn', 'card.kind'],
  async run(context, signal) {
    const key = context.newId()
    const card = typedNumber(context)
    if (card === undefined) return { outcome: 'cardInvalid', code: 'cardInvalid' }
    const tokenized = await context.send(tokenizeCard, { params: {}, body: card, signal })
    if (tokenized.kind === 'refused' && isUnreadable(tokenized)) {
      return { outcome: 'cardInvalid', code: 'cardInvalid' }
    }
    const answer = tokenized.kind === 'ok' ? await save(context, tokenized.data.card.key, { key, signal }) : tokenized
    // What was decided is decided: only a card that nobody has judged may be sent again as it is.
    if (answer.kind === 'ok' || (answer.kind === 'refused' && isDefinite(answer))) context.vault.wipe()
    return answer.kind === 'ok' ? { outcome: 'added', code: 'cardAdded' } : failure(answer)
  },
})

function save(context: Context, token: string, how: { readonly key: string; readonly signal: AbortSignal }) {
  const params = { msisdn: context.fact('session.msisdn') ?? '', token }
  const kind = context.fact('card.kind')
  if (kind === 'credit') return context.send(addCard, { params, body: {}, ...how })
  return context.send(addDebitCard, { params, body: kind === 'cef' ? { issuer: 'CEF' } : {}, ...how })
}

/** Whether the answer is about the card: an operator that is broken or busy has not looked at it. */
function isDefinite({ status }: Refused): boolean {
  return status < 500 && status !== TOO_MANY_REQUESTS
}
