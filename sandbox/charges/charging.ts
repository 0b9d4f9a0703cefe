import { type Refusal, refusal } from '../answer.ts'
import { refuseCard } from '../cards/card-rules.ts'
import type { CardDocument, CustomerDocument } from '../documents.ts'
import type { Origin } from '../origin.ts'
import { readRecipient } from '../read-msisdn.ts'
import type { World } from '../world.ts'
import type { ChargeDocument, ElsewhereChargeDocument } from './charge-documents.ts'
import type { Order, Way } from './charge-rule.ts'
import { refuseOrder } from './charge-rules.ts'
import { findAnyCharge, saveCharge } from './charges.ts'
import { newNsu } from './settling.ts'

export interface ChargeRequest {
  readonly customer: CustomerDocument
  readonly msisdnRecebedor: string
  readonly rechargeValueId: number
  readonly key: string | null
  readonly origin: Origin
}

/** Returns the order if it passes the checks of all payment types, or the first refusal. */
function admit(world: World, request: ChargeRequest, way: Way): Order | Refusal {
  const { customer, rechargeValueId, origin } = request
  const recipient = readRecipient(request.msisdnRecebedor)
  if ('kind' in recipient) return recipient
  const order = {
    customer,
    recipient: recipient.msisdn,
    valueCents: rechargeValueId,
    way,
    channel: origin.channel ?? null,
    release: origin.release,
  }
  return refuseOrder(world, order) ?? order
}

function newCharge(world: World, { customer, recipient, valueCents, channel, release }: Order, key: string | null) {
  return {
    id: world.newId(),
    sequence: world.next('charge'),
    customerId: customer.id,
    msisdn: customer.msisdn,
    recipient,
    valueCents,
    at: world.now(),
    key,
    channel,
    release,
    nsu: null,
    status: 'PENDING' as const,
  }
}

/** Charges a card, or returns a refusal that took no money. Run it in a transaction. */
export function chargeCard(
  world: World,
  request: ChargeRequest,
  card: CardDocument,
  way: 'credit' | 'debit' | 'googlepay' | 'applepay',
): ChargeDocument | Refusal {
  const order = admit(world, request, way)
  if ('kind' in order) return order
  const refused = refuseCard(world, order, card)
  if (refused) return refused
  const { outcome } = card
  if (outcome.kind === 'refused') return refusal(422, outcome.code, 'refused by the issuer')
  const base = newCharge(world, order, request.key)
  const settled = outcome.kind === 'settles-at-once' ? { status: 'OK' as const, nsu: newNsu(world) } : {}
  const { token, brand, bin, last } = card
  const charge: ChargeDocument = {
    ...base,
    ...settled,
    method: way === 'debit' ? 'debit' : 'credit',
    card: { token, brand, bin, last },
    outcome,
    settlesAt: base.at + world.settings.settleMs,
    polls: 0,
  }
  saveCharge(world, charge)
  return charge
}

/** Creates a charge that the customer pays on another company's page. Run it in a transaction. */
export function openElsewhere(
  world: World,
  request: ChargeRequest,
  { method, host, outcome }: Pick<ElsewhereChargeDocument, 'method' | 'host' | 'outcome'>,
): ChargeDocument | Refusal {
  const order = admit(world, request, method)
  if ('kind' in order) return order
  const base = newCharge(world, order, request.key)
  const charge: ChargeDocument = {
    ...base,
    method,
    host,
    outcome,
    settlesAt: base.at + world.settings.settleMs,
    polls: 0,
  }
  saveCharge(world, charge)
  return charge
}

/**
 * Settles a charge that is paid elsewhere, or declines it with code 301 without taking money. A bank that always
 * declines ignores the customer's answer. A second answer changes nothing. Run it in a transaction.
 */
export function answerElsewhere(world: World, id: string, isPaid: boolean): ChargeDocument | Refusal {
  const charge = findAnyCharge(world, id)
  if (charge?.method !== 'pisp' && charge?.method !== 'mercado_pago') return refusal(404, undefined, 'no such payment')
  if (charge.status !== 'PENDING') return charge
  const { outcome } = charge
  const code = isPaid ? (outcome.kind === 'declined' ? outcome.code : undefined) : 301
  const answered: ChargeDocument =
    code === undefined ? { ...charge, status: 'OK', nsu: newNsu(world) } : { ...charge, status: 'NOK', code }
  saveCharge(world, answered)
  return answered
}

/** Creates an unpaid Pix charge. Run it in a transaction. */
export function openPix(world: World, request: ChargeRequest): ChargeDocument | Refusal {
  const order = admit(world, request, 'pix')
  if ('kind' in order) return order
  const { pixFails } = request.customer.quirks
  if (pixFails === 904 || pixFails === 905) return refusal(422, pixFails, 'no Pix could be created')
  const base = newCharge(world, order, request.key)
  const codeAt = base.at + world.settings.pixReadyMs
  const charge: ChargeDocument = {
    ...base,
    method: 'pix',
    codeAt,
    expiresAt: codeAt + world.settings.pixLifeMs,
    paidAt: null,
  }
  saveCharge(world, charge)
  return charge
}
