import type { FactValues } from '../facts.ts'
import {
  deleteCard,
  deleteCefCard,
  deleteDebitCard,
  favoriteCard,
  favoriteDebitCard,
} from '../operator/contract/cards.ts'
import { type Context, defineService, failure, isMissing } from '../service/service.ts'

const needs = ['session.msisdn', 'card.token', 'card.kind'] as const
const NOT_AVAILABLE = '999'

/** Makes the card the favourite among the cards of its kind. */
export const favorite = defineService({
  outcomes: {
    favored: { says: true, changes: true },
    /** The card was already deleted, for example on another device. */
    gone: { says: true, changes: true },
    refused: { says: true },
    unreachable: { says: true, changes: true },
  },
  needs,
  refusedIf: [{ 'card.kind': 'debit', 'operator.lacksDebitFavorite': true }, { 'card.kind': 'cef' }],
  async run(context, signal) {
    const kind = context.fact('card.kind')
    // The operator has no call to make a Caixa card the favourite.
    if (kind === 'cef') return { outcome: 'refused', code: NOT_AVAILABLE }
    const input = inputOf(context, signal)
    const answer = await (kind === 'debit' ? context.send(favoriteDebitCard, input) : context.send(favoriteCard, input))
    if (answer.kind === 'ok') return { outcome: 'favored', code: 'cardFavored' }
    return isMissing(answer) ? { outcome: 'gone', code: 'cardGone' } : failure(answer)
  },
})

/**
 * Facts that may describe the deleted card, because the customer may have chosen it for a payment or for the schedule.
 */
const chosen = {
  payment: ['payment.type', 'payment.card', 'payment.cardName', 'payment.cardBrand', 'payment.cvvWanted'],
  schedule: ['schedule.card', 'schedule.cardBrand', 'schedule.cardLast'],
} as const

/** Deletes the saved card. A 404 counts as success, because the card is already deleted. */
export const forget = defineService({
  outcomes: {
    deleted: {
      says: true,
      changes: true,
      mayClear: [...chosen.payment, ...chosen.schedule],
      clears: [
        'card.token',
        'card.kind',
        'card.isFavorite',
        'card.isConfirmed',
        'card.paysSchedule',
        'card.changesLeft',
        'card.statementCents',
      ],
    },
    refused: { says: true },
    unreachable: { says: true, changes: true },
  },
  needs,
  refusedIf: [{ 'card.kind': 'cef', 'operator.lacksCaixaDeletion': true }],
  async run(context, signal) {
    const answer = await sendDelete(context, signal)
    if (answer.kind !== 'ok' && !isMissing(answer)) return failure(answer)
    const token = context.fact('card.token')
    // The CVV of a deleted card must not be used with the next card.
    if (context.fact('payment.card') === token) context.vault.write('payment.cvv', '')
    return { outcome: 'deleted', code: 'cardDeleted', gives: { ...noCard, ...chosenNoMore(context, token) } }
  },
})

const noCard = {
  'card.token': undefined,
  'card.kind': undefined,
  'card.isFavorite': undefined,
  'card.isConfirmed': undefined,
  'card.paysSchedule': undefined,
  'card.changesLeft': undefined,
  'card.statementCents': undefined,
}

/** If the customer had chosen the deleted card, returns facts that clear this choice. */
function chosenNoMore({ fact }: Context, token: string | undefined): FactValues {
  return {
    ...(fact('payment.card') === token && {
      'payment.type': undefined,
      'payment.card': undefined,
      'payment.cardName': undefined,
      'payment.cardBrand': undefined,
      'payment.cvvWanted': undefined,
    }),
    ...(fact('schedule.card') === token && {
      'schedule.card': undefined,
      'schedule.cardBrand': undefined,
      'schedule.cardLast': undefined,
    }),
  }
}

function sendDelete(context: Context, signal: AbortSignal) {
  const input = inputOf(context, signal)
  switch (context.fact('card.kind')) {
    case 'debit':
      return context.send(deleteDebitCard, input)
    case 'cef':
      return context.send(deleteCefCard, input)
    default:
      return context.send(deleteCard, input)
  }
}

function inputOf(context: Context, signal: AbortSignal) {
  const params = { msisdn: context.fact('session.msisdn') ?? '', token: context.fact('card.token') ?? '' }
  return { params, key: context.newId(), signal }
}
