import type { Answer } from '../../operator/answer.ts'
import { isUnpaid, pollStatus, standingOf } from '../../operator/charge/poll-status.ts'
import type { RechargeStatus } from '../../operator/contract/recharge.ts'
import { type Context, codeOfLost, defineService, type ServiceAnswer } from '../../service/service.ts'
import { askStatus } from '../ask-status.ts'
import { conclude } from '../conclude.ts'
import { ended } from '../outcomes.ts'

const NEVER = 422
const REST_MS = 5_000

const outcomes = {
  paid: { ...ended.paid, sets: { ...ended.paid.sets, 'order.type': 'pix' }, changes: true },
  waiting: { money: 'waiting' },
  /** The Pix was paid but the recharge was not delivered, so the money is returned. */
  refunding: { ...ended.refunding, says: true },
  expired: { money: 'none', sets: { 'payment.inFlight': 'none' } },
} as const

const expired = { outcome: 'expired', gives: { 'payment.inFlight': 'none' } } as const

/**
 * One read of the recharge's status. `atMs` is the operator's time when the read began, or undefined if that time is
 * unknown.
 */
interface Asked {
  readonly answer: Answer<RechargeStatus>
  readonly atMs: number | undefined
}

/**
 * Reads the Pix's status in rounds of 5 calls while the page is visible, with a pause of 3 s before each call. After a
 * round the page keeps waiting.
 */
export const watchPayment = defineService({
  outcomes,
  needs: ['pix.txid', 'session.customerId'],
  everyMs: REST_MS,
  async run(context, signal) {
    const { clock, whenVisible } = context
    let last: Asked | undefined
    await pollStatus({
      ask: async inner => {
        last = await ask(context, inner)
        return last.answer
      },
      clock,
      signal,
      whenVisible,
      goesOn: answer =>
        !(answer.kind === 'refused' && answer.status === NEVER) && !(last !== undefined && isOver(context, last)),
    })
    return last === undefined ? { outcome: 'waiting' } : endOf(context, last)
  },
})

/** The service of the button "Já paguei". It reads the Pix's status once, without a pause. */
export const checkPayment = defineService({
  outcomes: { ...outcomes, waiting: { ...outcomes.waiting, says: true } },
  needs: ['pix.txid', 'session.customerId'],
  async run(context, signal) {
    const asked = await ask(context, signal)
    const answer = endOf(context, asked)
    if (answer.outcome !== 'waiting') return answer
    // The customer tapped a button, so the page must show a reply.
    return { outcome: 'waiting', code: asked.answer.kind === 'lost' ? codeOfLost(asked.answer.why) : 'pixWaiting' }
  },
})

async function ask(context: Context, signal: AbortSignal): Promise<Asked> {
  const { clock, fact } = context
  const askedMs = clock.elapsed()
  const answer = await askStatus(context, fact('pix.txid') ?? '', signal)
  // Reads the time after the answer, because this answer may be the first with the operator's time.
  const nowMs = context.serverNow()
  return { answer, atMs: nowMs && nowMs - (clock.elapsed() - askedMs) }
}

/**
 * Returns whether the operator answered "unpaid" after the code had expired. The read must have begun after the expiry,
 * by the operator's clock.
 */
function isOver(context: Context, { answer, atMs }: Asked): boolean {
  const expiresAt = context.fact('pix.expiresAt')
  return expiresAt !== undefined && atMs !== undefined && atMs >= expiresAt && isUnpaid(answer)
}

function endOf(context: Context, asked: Asked): ServiceAnswer<keyof typeof outcomes> {
  const standing = standingOf(asked.answer)
  const txid = context.fact('pix.txid') ?? ''
  if (standing.kind !== 'pending') {
    const { outcome, settle, ...answer } = conclude(context, { rechargeId: txid, standing }, { 'order.type': 'pix' })
    return outcome === 'refused' ? { ...expired, settle } : { ...answer, outcome, settle }
  }
  if (!isOver(context, asked)) return { outcome: 'waiting' }
  return { ...expired, settle: () => context.attempts.settleRecharge(txid) }
}
