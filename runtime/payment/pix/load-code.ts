import { wait } from '../../clock.ts'
import type { FactValues } from '../../facts.ts'
import type { Answer } from '../../operator/answer.ts'
import { isUnpaid } from '../../operator/charge/poll-status.ts'
import { getPixCode } from '../../operator/contract/pix.ts'
import { readDate } from '../../rules/date-time.ts'
import { type Context, defineService, type ServiceAnswer } from '../../service/service.ts'
import { askStatus } from '../ask-status.ts'
import { methodName } from '../method.ts'
import { noReceipt } from '../no-receipt.ts'
import { isShown, recordedFacts, recordOf } from '../waiting-rooms/elsewhere.ts'

const CALLS = 5
const EVERY_MS = 3_000
/** HTTP status with which the operator refuses to make a Pix code. */
const NEVER = 422
const NO_CODE_WEB = '902'
const NO_CODE_PIX_CHANNEL = '905'

/**
 * Reads the QR code up to 5 times, with a pause of 3 s before each read. A 422 ends the reads. If the page already
 * shows a code, that code stays for any result of the reads.
 */
export const loadCode = defineService({
  outcomes: {
    ready: {
      money: 'waiting',
      mayGive: ['pix.code', 'pix.expiresAt', 'order.value', 'order.target', 'order.method', 'order.type'],
      mayClear: ['order.promisedGb', 'recharge.nsu', 'recharge.date'],
    },
    expired: { money: 'none' },
    missing: { money: ['none', 'unknown'], says: true },
    unreachable: { money: 'waiting', says: true },
  },
  needs: ['pix.txid', 'session.customerId'],
  async run(context, signal) {
    const params = { id: context.fact('session.customerId') ?? '', txid: context.fact('pix.txid') ?? '' }
    const answer = await readCode(() => context.send(getPixCode, { params, signal }), context, signal)
    if (answer?.kind === 'ok') {
      const { qr_code, expires_at } = answer.data
      const expiresAt = readDate(expires_at ?? '')?.untilMs
      const nowMs = context.serverNow()
      const isExpired = nowMs !== undefined && expiresAt !== undefined && expiresAt <= nowMs
      if (isExpired && (await readPayment(context, params.txid, signal)) === 'unpaid') return { outcome: 'expired' }
      return {
        outcome: 'ready',
        gives: {
          ...(await orderOfCode(context, params.txid)),
          'pix.code': qr_code,
          'pix.expiresAt': expiresAt,
        },
      }
    }
    if (context.fact('pix.code') !== undefined && !isNever(answer)) return { outcome: 'ready' }
    if (answer?.kind !== 'refused') return { outcome: 'unreachable', code: 'unreachable' }
    // The operator made no code, and this page has not shown an earlier one, so the customer cannot have paid from this
    // page.
    const isUnseen = isNever(answer) && context.fact('pix.code') === undefined
    return noCode(context, isUnseen ? 'unpaid' : await readPayment(context, params.txid, signal))
  },
})

/**
 * Returns the outcome for a page without a code. Another page may have shown the code, so only the operator's status
 * shows whether the Pix was paid.
 */
function noCode(context: Context, payment: Payment): ServiceAnswer<'ready' | 'missing'> {
  // If the payment has ended, the watch service of this page finds that too, and leads to the receipt or the refund. So
  // no message is needed.
  if (payment === 'ended') return { outcome: 'ready' }
  const code = context.fact('channel.paysByPix') === true ? NO_CODE_PIX_CHANNEL : NO_CODE_WEB
  return { outcome: 'missing', code, ...(payment === 'unread' ? { about: 'unread' } : {}) }
}

/** Returns the facts of the order that the code pays. The order on screen may be a different one. */
async function orderOfCode(context: Context, txid: string): Promise<FactValues> {
  const record = await recordOf(context, txid)
  if (record === undefined) return {}
  const order = isShown(context, record) ? {} : recordedFacts(context, 'pix', record)
  return { ...order, 'order.method': methodName('pix'), 'order.type': 'pix', ...noReceipt }
}

type Payment = 'unpaid' | 'ended' | 'unread'

/**
 * Reads from the operator whether the Pix was paid, because the customer may have paid just before the code expired.
 */
async function readPayment(context: Context, txid: string, signal: AbortSignal): Promise<Payment> {
  const answer = await askStatus(context, txid, signal)
  if (isUnpaid(answer)) return 'unpaid'
  return answer.kind === 'ok' ? 'ended' : 'unread'
}

/**
 * Returns the answer with the code, or else the last answer. If the customer left before the first answer, returns
 * undefined.
 */
async function readCode<T>(
  send: () => Promise<Answer<T>>,
  context: Context,
  signal: AbortSignal,
): Promise<Answer<T> | undefined> {
  let answer: Answer<T> | undefined
  for (let call = 0; call < CALLS && answer?.kind !== 'ok' && !isNever(answer); call += 1) {
    const retryAfterMs = answer?.kind === 'refused' ? (answer.retryAfterMs ?? 0) : 0
    await wait(context.clock, Math.max(EVERY_MS, retryAfterMs), signal)
    await context.whenVisible(signal)
    if (signal.aborted) break
    answer = await send()
  }
  return answer
}

function isNever(answer: Answer<unknown> | undefined): boolean {
  return answer?.kind === 'refused' && answer.status === NEVER
}
