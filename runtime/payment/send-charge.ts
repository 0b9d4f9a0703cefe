import type { ChargeAnswer } from '../operator/charge/classify.ts'
import type { Created } from '../operator/charge/frozen.ts'
import type { Call } from '../operator/contract/call.ts'
import type { Context } from '../service/service.ts'
import type { Order } from './method.ts'

export interface Charge<Body> {
  readonly call: Call<`/customers/{id}/recharges/${string}`, Body, Created>
  /** The payment type. */
  readonly kind: string
  readonly body: Body
}

/**
 * Returns the part of the request body that every charge has: recipient, amount, and the customer's IP address and
 * country.
 */
export async function orderBody(context: Context, { recipient, amountCents }: Order) {
  return { msisdnRecebedor: recipient, rechargeValueId: amountCents, ...(await context.where()) }
}

/** Sends a charge once. If a request was sent, it then removes the card data from the vault. */
export async function sendCharge<Body>(
  context: Context,
  { customerId, ...order }: Order,
  { call, kind, body }: Charge<Body>,
  signal: AbortSignal,
): Promise<ChargeAnswer<Created>> {
  const answer = await context.attempts.charge(call, { params: { id: customerId }, body, signal }, { kind, ...order })
  if (answer.kind !== 'offline' && answer.kind !== 'alreadyOpen') context.vault.wipe()
  return answer
}
