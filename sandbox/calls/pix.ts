import { calls } from '../../runtime/operator/contract/table.ts'
import { buildBrCode } from '../../runtime/rules/br-code.ts'
import { notFound, type Refusal, refusal, success } from '../answer.ts'
import type { ChargeDocument } from '../charges/charge-documents.ts'
import { refusePayment } from '../charges/charge-rules.ts'
import { findAnyCharge, findCharge, saveCharge } from '../charges/charges.ts'
import { openPix } from '../charges/charging.ts'
import { newNsu } from '../charges/settling.ts'
import { refuseUnoffered } from '../offered-value.ts'
import { readRecipient } from '../read-msisdn.ts'
import { forCustomer } from '../route.ts'
import type { World } from '../world.ts'
import { createdBody } from './recharges.ts'

function codeOf(charge: ChargeDocument): string {
  return buildBrCode({
    url: `pix.recarrega.example/qr/v2/${charge.id}`,
    amountCents: charge.valueCents,
    name: 'Recarrega Pagamentos',
    city: 'Sao Paulo',
    txid: charge.id,
  })
}

/**
 * Pays the Pix code at once, in place of the payer's bank. Paying twice changes nothing. It must run in a transaction.
 */
export function payPix(world: World, txid: string): ChargeDocument | Refusal {
  const charge = findAnyCharge(world, txid)
  if (charge?.method !== 'pix') return refusal(404, undefined, 'no such Pix')
  if (charge.paidAt !== null) return charge
  if (world.now() >= charge.expiresAt) return refusal(422, undefined, 'the code has expired')
  const customer = world.store.get('customer', charge.customerId)
  if (!customer) return refusal(404, undefined, 'no such customer')
  const { recipient, valueCents, channel } = charge
  const refused = refusePayment(world, { customer, recipient, valueCents, way: 'pix', channel })
  if (refused) return refused
  const paid: ChargeDocument = { ...charge, paidAt: world.now(), status: 'OK', nsu: newNsu(world) }
  saveCharge(world, paid)
  return paid
}

export const pixRoutes = {
  createPixRecharge: forCustomer(calls.createPixRecharge, ({ body, customer, key, origin }, world) => {
    const { msisdnRecebedor, rechargeValueId } = body
    const charge = openPix(world, { customer, msisdnRecebedor, rechargeValueId, key, origin })
    return 'kind' in charge ? charge : success(createdBody(charge), 201)
  }),

  /** An expired code is still returned, with an expiry in the past. */
  getPixCode: forCustomer(calls.getPixCode, ({ customer, params }, world) => {
    const charge = findCharge(world, customer.id, params.txid)
    if (charge?.method !== 'pix') return notFound
    const { pixFails } = customer.quirks
    if (pixFails !== undefined) return refusal(422, pixFails, 'the code will not come')
    if (world.now() < charge.codeAt) return refusal(404, undefined, 'not yet')
    return success({
      qr_code: codeOf(charge),
      created_at: new Date(charge.codeAt).toISOString(),
      expires_at: new Date(charge.expiresAt).toISOString(),
    })
  }),

  /** A chat's `pixExternalId` can be used only by the customer whose session contained it. */
  createPixIntention: forCustomer(calls.createPixIntention, ({ customer, params, body }, world) => {
    if (world.store.get('pixChat', params.pixExternalId)?.customerId !== customer.id) return notFound
    const recipient = readRecipient(body.msisdnRecebedor)
    if ('kind' in recipient) return recipient
    const unoffered = refuseUnoffered(customer, body.rechargeValueId)
    if (unoffered) return unoffered
    const id = world.newId()
    world.store.put('intention', id, {
      id,
      customerId: customer.id,
      recipient: recipient.msisdn,
      valueCents: body.rechargeValueId,
      at: world.now(),
    })
    return success({ id }, 201)
  }),
}
