import type * as z from 'zod/mini'
import type { openSession } from '../operator/contract/session.ts'
import type { OutcomeSpec } from '../service/outcome.ts'
import { type Context, failure, type ServiceAnswer } from '../service/service.ts'
import { loadToggles, toggleFacts } from './toggles.ts'

/** The facts that a login sets. */
export const begun = {
  drops: 'others',
  gives: ['session.msisdn', 'session.customerId', 'recharge.target', ...toggleFacts],
  sets: { 'session.authenticated': true },
  mayGive: [
    'session.offerId',
    'customer.name',
    'customer.segment',
    'recharge.value',
    'recharge.isPreselected',
    'pix.externalId',
    'toggles.sdkEnv',
  ],
  clears: ['payment.inFlight', 'login.code', 'login.handle', 'login.wrongTries', 'login.value', 'login.valueHandle'],
} as const satisfies OutcomeSpec

/**
 * Starts the session that the operator opened. Fetches its customer, and the features that are switched on for this
 * customer.
 */
export async function beginSession(
  context: Context,
  opened: z.infer<typeof openSession.response>,
  signal: AbortSignal,
): Promise<ServiceAnswer<'opened' | 'refused' | 'unreachable'>> {
  const { id: token, msisdn, rechargeValue, offerID, pixExternalId } = opened
  // Most calls need the customer's id in their address, so the app reads the customer before it opens the session. The
  // session's token is therefore passed to both reads.
  const toggles = loadToggles(context, { msisdn, token }, signal)
  const found = await context.recent.customer(msisdn, { mostMs: 0, token })
  if (found.kind !== 'ok') return failure(found)
  const switched = await toggles
  if (signal.aborted) return failure({ kind: 'lost' })
  const customerId = found.data.id
  await context.session.open({ token, msisdn, customerId })
  return {
    outcome: 'opened',
    gives: {
      'session.authenticated': true,
      'session.msisdn': msisdn,
      'session.customerId': customerId,
      'session.offerId': offerID,
      'customer.name': found.data.profile.name,
      'customer.segment': found.data.segment,
      'recharge.target': context.fact('recharge.target') ?? msisdn,
      ...(rechargeValue === undefined ? {} : { 'recharge.value': rechargeValue.id }),
      'recharge.isPreselected': rechargeValue === undefined ? undefined : true,
      'pix.externalId': pixExternalId,
      ...switched,
      // Clears the open charge of the screen, because it may belong to another customer. `recharge.find` searches for
      // this customer's charges.
      'payment.inFlight': undefined,
      'login.code': undefined,
      'login.handle': undefined,
      'login.wrongTries': undefined,
      'login.value': undefined,
      'login.valueHandle': undefined,
    },
  }
}
