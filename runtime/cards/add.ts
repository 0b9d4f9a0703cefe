import { isUnreadable, typedNumber } from '../gateway/card.ts'
import type { Refused } from '../operator/answer.ts'
import { addCard, addDebitCard } from '../operator/contract/cards.ts'
import { tokenizeCard } from '../operator/contract/payment.ts'
import { type Context, defineService, failure, type ServiceAnswer } from '../service.ts'
import { isSavedUnder } from './saved-under.ts'

const TOO_MANY_REQUESTS = 429
const SAVED_ALREADY = 223

/** Saves the card that was typed. Its number goes to the card service and nowhere else: the operator gets a token. */
export const add = defineService({
  outcomes: {
    added: { says: true, changes: true, gives: ['card.sentTokens'] },
    /** The card service can make nothing of it: it is kept, to be put right. */
    cardInvalid: { says: true },
    /** The customer has it already: another number may do. */
    savedAlready: { says: true, gives: ['card.sentTokens'] },
    refused: { says: true, gives: ['card.sentTokens'] },
    unreachable: { says: true, changes: true, gives: ['card.sentTokens'] },
  },
  needs: ['session.msisdn', 'card.kind'],
  async run(context, signal) {
    const card = typedNumber(context)
    if (card === undefined) return { outcome: 'cardInvalid', code: 'cardInvalid' }
    const tokenized = await context.send(tokenizeCard, { params: {}, body: card, signal })
    if (tokenized.kind === 'refused' && isUnreadable(tokenized)) {
      return { outcome: 'cardInvalid', code: 'cardInvalid' }
    }
    if (tokenized.kind !== 'ok') {
      if (tokenized.kind === 'refused' && isDefinite(tokenized)) context.vault.wipe()
      return failure(tokenized)
    }
    return saveOnce(context, tokenized.data.card, signal)
  },
})

type Tokenized = { readonly key: string; readonly brand: string; readonly last: string }
type Saved = ServiceAnswer<'added' | 'savedAlready' | 'refused' | 'unreachable'>

/** A card whose answer was lost may be saved already, under the token of then: it is looked for before it is sent again. */
async function saveOnce(context: Context, card: Tokenized, signal: AbortSignal): Promise<Saved> {
  const sent = context.fact('card.sentTokens')?.split(' ') ?? []
  const isSaved = sent.length > 0 && (await isSavedUnder(context, sent, card, signal))
  if (isSaved === undefined) return failure({ kind: 'lost' })
  if (isSaved) return added(context)
  const answer = await save(context, card.key, { key: context.newId(), signal })
  if (answer.kind === 'ok') return added(context)
  // What was decided is decided: only a card that nobody has judged may be sent again as it is.
  if (answer.kind === 'lost' || !isDefinite(answer)) {
    return { ...failure(answer), gives: { 'card.sentTokens': [...sent, card.key].join(' ') } }
  }
  // The one that was lost may have arrived since it was looked for.
  const mayHaveArrived = answer.code === SAVED_ALREADY && sent.length > 0
  if (mayHaveArrived && (await isSavedUnder(context, sent, card, signal)) === true) return added(context)
  const gives = { 'card.sentTokens': undefined }
  if (answer.code === SAVED_ALREADY) return { outcome: 'savedAlready', code: String(SAVED_ALREADY), gives }
  context.vault.wipe()
  return { ...failure(answer), gives }
}

function added({ vault }: Context): Saved {
  vault.wipe()
  return { outcome: 'added', code: 'cardAdded', gives: { 'card.sentTokens': undefined } }
}

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
