import type { FactValue } from '../facts.ts'
import type { Refused } from '../operator/answer.ts'
import { addCard, addDebitCard } from '../operator/contract/cards.ts'
import { tokenizeCard } from '../operator/contract/payment.ts'
import { isUnreadable, typedNumber } from '../payment/gateway/card.ts'
import { type Context, defineService, failure, type ServiceAnswer } from '../service/service.ts'
import { savedUnder } from './saved-under.ts'

const TOO_MANY_REQUESTS = 429
const SAVED_ALREADY = 223

const outcomes = {
  added: { says: true, changes: true, clears: ['card.sentTokens'] },
  /** The card service rejected the number. The number stays in the form, so that the customer can correct it. */
  cardInvalid: { says: true, at: 'payment.pan' },
  /** The customer has already saved this card. They can type another number. */
  savedAlready: { says: true, at: 'payment.pan', clears: ['card.sentTokens'] },
  refused: { says: true, mayGive: ['card.sentTokens'] },
  unreachable: { says: true, changes: true, mayGive: ['card.sentTokens'] },
} as const

/** Saves the typed card. Only the card service receives its number. The operator receives a token. */
export const add = defineService({
  outcomes,
  needs: ['session.msisdn', 'card.kind'],
  run: async (context, signal) => (await saveTyped(context, context.fact('card.kind') ?? 'credit', signal)).answer,
})

/**
 * Saves the typed card like `add`, and chooses it and its CVV for the payment. If the customer does not want to save
 * the card, the payment uses it as typed.
 */
export const addToPay = defineService({
  outcomes: {
    ...outcomes,
    /** This outcome shows no message, because the next page shows the saved card. */
    added: {
      changes: true,
      gives: ['payment.card', 'payment.cvvCard'],
      sets: { 'payment.cvvWanted': true },
      mayGive: ['payment.cardName', 'payment.cardBrand'],
      clears: ['card.sentTokens'],
    },
    /** The customer did not ask to save the card. No request is sent. */
    notSaved: { sets: { 'payment.card': 'new', 'payment.cvvWanted': true, 'payment.cvvCard': 'new' } },
  },
  needs: ['session.msisdn', 'payment.type'],
  async run(context, signal) {
    const { fact, vault } = context
    const type = fact('payment.type')
    const kind = type === 'debit' ? 'debit' : type === 'cef_debit' ? 'cef' : 'credit'
    if (fact('payment.saveCard') !== true) {
      // The typed card replaces a saved card that the customer may have chosen before.
      return {
        outcome: 'notSaved',
        gives: { 'payment.card': 'new', 'payment.cvvWanted': true, 'payment.cvvCard': 'new' },
      }
    }
    const cvv = vault.read('payment.cvv') ?? ''
    const name = fact('payment.cardName')
    const { answer, card } = await saveTyped(context, kind, signal)
    if (card === undefined) return answer
    // Saving deleted the CVV from the vault together with the number. The payment still needs the CVV, so it is stored
    // again.
    vault.write('payment.cvv', cvv)
    const chosen = { 'payment.card': card.key, 'payment.cardName': name, 'payment.cardBrand': card.brand }
    return {
      outcome: 'added',
      gives: { ...answer.gives, ...chosen, 'payment.cvvWanted': true, 'payment.cvvCard': card.key },
    }
  },
})

type Kind = FactValue<'card.kind'>
type Answered = ServiceAnswer<keyof typeof outcomes>
interface Tokenized {
  readonly key: string
  readonly brand?: string | undefined
  readonly last?: string | undefined
}
interface Saved {
  readonly answer: Answered
  /** The saved card. Undefined if it was not saved. */
  readonly card?: Tokenized
}

async function saveTyped(context: Context, kind: Kind, signal: AbortSignal): Promise<Saved> {
  const card = typedNumber(context)
  if (card === undefined) return { answer: { outcome: 'cardInvalid', code: 'cardInvalid' } }
  const tokenized = await context.send(tokenizeCard, { params: {}, body: card, signal })
  if (tokenized.kind === 'refused' && isUnreadable(tokenized)) {
    return { answer: { outcome: 'cardInvalid', code: 'cardInvalid' } }
  }
  if (tokenized.kind !== 'ok') {
    if (tokenized.kind === 'refused' && isDefinite(tokenized)) context.vault.wipe()
    return { answer: failure(tokenized) }
  }
  return saveOnce(context, { ...tokenized.data.card, kind }, signal)
}

/**
 * Saves the card. An earlier attempt may have saved it under another token although its answer was lost. Then the card
 * is not saved again.
 */
async function saveOnce(
  context: Context,
  card: Tokenized & { readonly kind: Kind },
  signal: AbortSignal,
): Promise<Saved> {
  const sent = context.fact('card.sentTokens')?.split(' ') ?? []
  const earlier = sent.length > 0 ? await savedUnder(context, sent, card, signal) : null
  if (earlier === undefined) return { answer: failure({ kind: 'lost' }) }
  if (earlier !== null) return added(context, { ...card, key: earlier })
  const answer = await save(context, card, { key: context.newId(), signal })
  if (answer.kind === 'ok') return added(context, card)
  // It is unknown whether the operator saved this card. The app remembers its token, so that the next try can search
  // for it.
  if (answer.kind === 'lost' || !isDefinite(answer)) {
    return { answer: { ...failure(answer), gives: { 'card.sentTokens': [...sent, card.key].join(' ') } } }
  }
  // The operator answers that the card is already saved. An earlier request, whose answer was lost, may have saved it
  // after the first search, so the app searches once more.
  const arrived =
    answer.code === SAVED_ALREADY && sent.length > 0 ? await savedUnder(context, sent, card, signal) : null
  if (typeof arrived === 'string') return added(context, { ...card, key: arrived })
  const gives = { 'card.sentTokens': undefined }
  if (answer.code === SAVED_ALREADY) return { answer: { outcome: 'savedAlready', code: `${SAVED_ALREADY}`, gives } }
  context.vault.wipe()
  return { answer: { ...failure(answer), gives } }
}

function added({ vault }: Context, card: Tokenized): Saved {
  vault.wipe()
  return { answer: { outcome: 'added', code: 'cardAdded', gives: { 'card.sentTokens': undefined } }, card }
}

function save(
  context: Context,
  { key: token, kind }: Tokenized & { readonly kind: Kind },
  how: { readonly key: string; readonly signal: AbortSignal },
) {
  const params = { msisdn: context.fact('session.msisdn') ?? '', token }
  if (kind === 'credit') return context.send(addCard, { params, body: {}, ...how })
  return context.send(addDebitCard, { params, body: kind === 'cef' ? { issuer: 'CEF' } : {}, ...how })
}

/** Returns whether the operator decided about the card. After a 5xx or a 429 it did not check the card. */
function isDefinite({ status }: Refused): boolean {
  return status < 500 && status !== TOO_MANY_REQUESTS
}
