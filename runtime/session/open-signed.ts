import type * as z from 'zod/mini'
import { openSession } from '../operator/contract/session.ts'
import { isRecord } from '../rules/is-record.ts'
import { type Context, defineService, failure } from '../service/service.ts'
import { beginSession, begun } from './begin.ts'

/** The operator's codes for a used or expired link, for a link without a valid signature, and for a used code. */
const OVER = [243, 245, 1000]

type Proof = z.infer<typeof openSession.body>

/**
 * Returns the proof from a link: the partner's signed payload, or login data that the operator issued (JSON in
 * base64url).
 */
function proofOf(payload: string): Proof {
  try {
    const said: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')))
    if (!isRecord(said)) return { payload }
    const { encryptedMsisdn, encryptedValor, authCode } = said
    if (typeof encryptedMsisdn !== 'string' || typeof authCode !== 'string') return { payload }
    return { encryptedMsisdn, authCode, ...(typeof encryptedValor === 'string' && { encryptedValor }) }
  } catch {
    return { payload }
  }
}

/**
 * The idempotency key of a page's login with this payload. A retry after a lost answer uses the same key. Another page
 * uses another key.
 */
const logins = new WeakMap<Context, { readonly payload: string; readonly key: string }>()

function keyOf(context: Context, payload: string): string {
  const last = logins.get(context)
  const login = last?.payload === payload ? last : { payload, key: context.newId() }
  logins.set(context, login)
  return login.key
}

/**
 * Logs in the customer of a partner's link, with the amount and the recipient from the link. A link works only once.
 */
export const openSignedSession = defineService({
  outcomes: {
    opened: {
      ...begun,
      gives: [...begun.gives, 'recharge.forOther'],
      clears: [...begun.clears, 'recharge.targetLost', 'login.payload'],
    },
    refused: { mayClear: ['login.payload'], says: true },
    unreachable: { says: true },
  },
  needs: ['login.payload'],
  async run(context, signal) {
    const payload = context.fact('login.payload') ?? ''
    const key = keyOf(context, payload)
    const opened = await context.send(openSession, { params: {}, body: proofOf(payload), key, signal })
    const spent = { 'login.payload': undefined }
    if (opened.kind === 'refused' && OVER.includes(opened.code))
      return { outcome: 'refused', code: 'linkOver', gives: spent }
    if (opened.kind !== 'ok') return opened.kind === 'refused' ? { ...failure(opened), gives: spent } : failure(opened)
    const answer = await beginSession(context, opened.data, signal)
    if (answer.outcome !== 'opened') return answer
    const { msisdn, rechargeValue, msisdnRecebedor: recipient = msisdn } = opened.data
    return {
      ...answer,
      gives: {
        ...answer.gives,
        // An earlier customer may have chosen an amount and a number in this tab. The partner's link replaces both. If
        // the link contains none, they are cleared.
        'recharge.value': rechargeValue?.id,
        'recharge.target': recipient,
        'recharge.forOther': recipient !== msisdn,
        'recharge.targetLost': undefined,
        ...spent,
      },
    }
  },
})
