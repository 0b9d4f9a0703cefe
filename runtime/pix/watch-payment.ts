import { pollStatus, type Standing, standingOf } from '../operator/charge/poll-status.ts'
import { getRechargeStatus } from '../operator/contract/recharge.ts'
import { type Context, defineService, type ServiceAnswer } from '../service.ts'

const NEVER = 422
const REST_MS = 5_000

const outcomes = {
  paid: { gives: ['recharge.id', 'recharge.nsu', 'recharge.date'] },
  waiting: {},
  expired: {},
} as const

/** A round of 5 calls, 3 s before each, while the page is visible. That a round ends is no error: it is still waiting. */
export const watchPayment = defineService({
  outcomes,
  needs: ['pix.txid', 'session.customerId'],
  everyMs: REST_MS,
  async run(context, signal) {
    const { clock, whenVisible } = context
    const standing = await pollStatus({
      ask: inner => askStatus(context, inner),
      clock,
      signal,
      whenVisible,
      goesOn: answer => !(answer.kind === 'refused' && answer.status === NEVER) && !isExpired(context),
    })
    return conclude(context, standing)
  },
})

/** "Já paguei": asks once, at once. */
export const checkPayment = defineService({
  outcomes,
  needs: ['pix.txid', 'session.customerId'],
  async run(context, signal) {
    return conclude(context, standingOf(await askStatus(context, signal)))
  },
})

function askStatus(context: Context, signal: AbortSignal) {
  const params = {
    id: context.fact('session.customerId') ?? '',
    cid: context.deviceId(),
    txid: context.fact('pix.txid') ?? '',
  }
  return context.send(getRechargeStatus, { params, signal })
}

/** The expiry decides, on the operator's clock, whatever the status still says. */
function isExpired(context: Context): boolean {
  const expiresAt = context.fact('pix.expiresAt')
  return expiresAt !== undefined && context.serverNow() >= expiresAt
}

async function conclude(context: Context, standing: Standing): Promise<ServiceAnswer<keyof typeof outcomes>> {
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
  const hasEnded = standing.kind === 'refused' || isExpired(context)
  if (!hasEnded) return { outcome: 'waiting' }
  await context.attempts.settleRecharge(txid)
  return { outcome: 'expired', gives: { 'payment.inFlight': 'none' } }
}
