import type { Answer } from '../../operator/answer.ts'
import { isUnpaid, pollStatus, standingOf } from '../../operator/charge/poll-status.ts'
import { getRechargeStatus, type RechargeStatus } from '../../operator/contract/recharge.ts'
import { type Context, defineService, type ServiceAnswer } from '../../service.ts'

const NEVER = 422
const REST_MS = 5_000

const outcomes = {
  paid: { changes: true, gives: ['recharge.id', 'recharge.nsu', 'recharge.date'] },
  waiting: {},
  /** Charged and not delivered: the money goes back. */
  refunding: { says: true },
  expired: {},
} as const

/** The operator's answer, and when it was asked, in its own time; undefined where that is unknown. */
interface Asked {
  readonly answer: Answer<RechargeStatus>
  readonly atMs: number | undefined
}

/** A round of 5 calls, 3 s before each, while the page is visible. That a round ends is no error: it is still waiting. */
export const watchPayment = defineService({
  outcomes,
  needs: ['pix.txid', 'session.customerId'],
  everyMs: REST_MS,
  async run(context, signal) {
    const { clock, whenVisible } = context
    let last: Asked | undefined
    await pollStatus({
      ask: async inner => {
        last = await askStatus(context, inner)
        return last.answer
      },
      clock,
      signal,
      whenVisible,
      goesOn: answer =>
        !(answer.kind === 'refused' && answer.status === NEVER) && !(last !== undefined && isOver(context, last)),
    })
    return last === undefined ? { outcome: 'waiting' } : conclude(context, last)
  },
})

/** "Já paguei": asks once, at once. */
export const checkPayment = defineService({
  outcomes,
  needs: ['pix.txid', 'session.customerId'],
  async run(context, signal) {
    const asked = await askStatus(context, signal)
    const concluded = await conclude(context, asked)
    if (concluded.outcome !== 'waiting') return concluded
    // The person asked, so the page answers.
    return { outcome: 'waiting', code: asked.answer.kind === 'lost' ? 'unreachable' : 'pixWaiting' }
  },
})

async function askStatus(context: Context, signal: AbortSignal): Promise<Asked> {
  const params = {
    id: context.fact('session.customerId') ?? '',
    cid: context.deviceId(),
    txid: context.fact('pix.txid') ?? '',
  }
  const { clock } = context
  const askedMs = clock.elapsed()
  const answer = await context.send(getRechargeStatus, { params, signal })
  // The time may have been unknown before this answer.
  const nowMs = context.serverNow()
  return { answer, atMs: nowMs && nowMs - (clock.elapsed() - askedMs) }
}

/** The code expired, on the operator's clock, before it was asked, and it answered that nobody had paid. */
function isOver(context: Context, { answer, atMs }: Asked): boolean {
  const expiresAt = context.fact('pix.expiresAt')
  return expiresAt !== undefined && atMs !== undefined && atMs >= expiresAt && isUnpaid(answer)
}

async function conclude(context: Context, asked: Asked): Promise<ServiceAnswer<keyof typeof outcomes>> {
  const standing = standingOf(asked.answer)
  const txid = context.fact('pix.txid') ?? ''
  if (standing.kind === 'paid') {
    await context.attempts.settleRecharge(txid, standing.nsu)
    return {
      outcome: 'paid',
      gives: {
        'recharge.id': txid,
        'recharge.nsu': standing.nsu,
        'recharge.date': standing.date,
        'payment.inFlight': 'none',
      },
    }
  }
  if (standing.kind === 'pending' && !isOver(context, asked)) return { outcome: 'waiting' }
  await context.attempts.settleRecharge(txid)
  if (standing.kind === 'refunding') {
    return { outcome: 'refunding', code: 'refunding', gives: { 'payment.inFlight': 'none' } }
  }
  return { outcome: 'expired', gives: { 'payment.inFlight': 'none' } }
}
