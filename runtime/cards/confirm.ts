import { confirmCard } from '../operator/contract/cards.ts'
import { defineService, failureAt, isMissing } from '../service/service.ts'

const AMOUNT_IS_WRONG = 303

/**
 * Proves that a saved card belongs to the customer. The customer types the amount on the card's statement, which only
 * its owner can read.
 */
export const confirm = defineService({
  outcomes: {
    confirmed: { says: true, changes: true, clears: ['card.statementCents'] },
    amountRefused: { says: true, at: 'card.statementCents' },
    /** The card was already deleted, for example on another device. */
    gone: { says: true, changes: true },
    refused: { says: true },
    unreachable: { says: true, changes: true },
  },
  needs: ['session.msisdn', 'card.token', 'card.statementCents'],
  refusedIf: [{ 'operator.lacksCardConfirmation': true }],
  async run(context, signal) {
    const params = { msisdn: context.fact('session.msisdn') ?? '', token: context.fact('card.token') ?? '' }
    const body = { amountCents: context.fact('card.statementCents') ?? 0 }
    const answer = await context.send(confirmCard, { params, body, key: context.newId(), signal })
    if (answer.kind !== 'ok' && isMissing(answer)) return { outcome: 'gone', code: 'cardGone' }
    if (answer.kind !== 'ok') return failureAt(answer, [['amountRefused', [AMOUNT_IS_WRONG]]])
    return { outcome: 'confirmed', code: 'cardConfirmed', gives: { 'card.statementCents': undefined } }
  },
})
