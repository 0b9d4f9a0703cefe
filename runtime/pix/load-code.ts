import { wait } from '../clock.ts'
import { isShown, recordedFacts, recordOf } from '../elsewhere.ts'
import type { FactValues } from '../facts.ts'
import { noReceipt } from '../no-receipt.ts'
import type { Answer } from '../operator/answer.ts'
import { isUnpaid } from '../operator/charge/poll-status.ts'
import { getPixCode } from '../operator/contract/pix.ts'
import { getRechargeStatus } from '../operator/contract/recharge.ts'
import { methodName } from '../payment-method.ts'
import { type Context, defineService } from '../service.ts'

const CALLS = 5
const EVERY_MS = 3_000
const NOT_YET = 404
/** The code will never come. */
const NEVER = 422
const NO_CODE_WEB = '902'
const NO_CODE_PIX_CHANNEL = '905'

/** Asks for the QR code: at once, then up to 5 times, 3 s before each; 422 ends it. */
export const loadCode = defineService({
  outcomes: {
    ready: { gives: ['pix.code', 'pix.expiresAt'] },
    expired: {},
    missing: { says: true },
    unreachable: { says: true },
  },
  needs: ['pix.txid', 'session.customerId'],
  async run(context, signal) {
    const params = { id: context.fact('session.customerId') ?? '', txid: context.fact('pix.txid') ?? '' }
    const answer = await ask(() => context.send(getPixCode, { params, signal }), context, signal)
    if (answer.kind === 'ok') {
      const { qr_code, expires_at } = answer.data
      const isExpired = Date.parse(expires_at) <= context.serverNow()
      if (isExpired && (await isUnpaidFor(context, params, signal))) return { outcome: 'expired' }
      return {
        outcome: 'ready',
        gives: {
          ...(await orderOfCode(context, params.txid)),
          'pix.code': qr_code,
          'pix.expiresAt': Date.parse(expires_at),
        },
      }
    }
    // Only these say that there is no code, and so that nobody paid it.
    const isMissing = answer.kind === 'refused' && (answer.status === NOT_YET || answer.status === NEVER)
    if (!isMissing) return { outcome: 'unreachable', code: 'unreachable' }
    const paysByPix = context.fact('channel.paysByPix') === true
    return { outcome: 'missing', code: paysByPix ? NO_CODE_PIX_CHANNEL : NO_CODE_WEB }
  },
})

/** Another order may have been looked at since: what is shown beside the code is what it pays. */
async function orderOfCode(context: Context, txid: string): Promise<FactValues> {
  const record = await recordOf(context, txid)
  if (record === undefined) return {}
  const order = isShown(context, record) ? {} : recordedFacts(context, 'pix', record)
  return { ...order, 'order.method': methodName('pix'), 'order.type': 'pix', ...noReceipt }
}

/** Whether the operator says that nobody paid: a code may have been paid just before it expired. */
async function isUnpaidFor(
  context: Context,
  { id, txid }: { readonly id: string; readonly txid: string },
  signal: AbortSignal,
): Promise<boolean> {
  const params = { id, cid: context.deviceId(), txid }
  return isUnpaid(await context.send(getRechargeStatus, { params, signal }))
}

async function ask<T>(send: () => Promise<Answer<T>>, context: Context, signal: AbortSignal): Promise<Answer<T>> {
  let answer = await send()
  for (let call = 0; call < CALLS && !isEnd(answer); call += 1) {
    const retryAfterMs = answer.kind === 'refused' ? (answer.retryAfterMs ?? 0) : 0
    await wait(context.clock, Math.max(EVERY_MS, retryAfterMs), signal)
    await context.whenVisible(signal)
    if (signal.aborted) break
    answer = await send()
  }
  return answer
}

function isEnd(answer: Answer<unknown>): boolean {
  return answer.kind === 'ok' || (answer.kind === 'refused' && answer.status === NEVER)
}
