import { type Refusal, refusal } from './answer.ts'
import type { ChargeDocument, ElsewhereChargeDocument } from './charge-documents.ts'
import { findAnyCharge, isDuplicate, isWithinLimit, newNsu, saveCharge } from './charges.ts'
import type { CardDocument, CustomerDocument } from './documents.ts'
import { readMsisdn } from './read-msisdn.ts'
import { rechargeValues } from './recharge-values.ts'
import type { World } from './world.ts'

export interface ChargeRequest {
  readonly customer: CustomerDocument
  readonly msisdnRecebedor: string
  readonly rechargeValueId: number
  readonly key: string | null
}

/** What is wrong with a charge before anybody looks at how it is paid; else its recipient as 11 digits. */
function admit(world: World, request: ChargeRequest): { msisdn: string } | Refusal {
  const { customer, rechargeValueId } = request
  const recipient = readMsisdn(request.msisdnRecebedor)
  if ('kind' in recipient) return recipient
  if (!rechargeValues.some(value => value.id === rechargeValueId)) return refusal(422, 402, 'no such value')
  if (customer.mustWait) return refusal(422, 428, 'wait 5 minutes')
  if (isDuplicate(world, customer.id, recipient.msisdn, rechargeValueId)) return refusal(422, 435, 'recharged already')
  if (!isWithinLimit(world, customer, rechargeValueId)) return refusal(422, 424, 'over the daily limit')
  return recipient
}

function newCharge(world: World, request: ChargeRequest, recipient: string) {
  return {
    id: world.newId(),
    sequence: world.next('charge'),
    customerId: request.customer.id,
    msisdn: request.customer.msisdn,
    recipient,
    valueCents: request.rechargeValueId,
    at: world.now(),
    key: request.key,
    nsu: null,
    status: 'PENDING' as const,
  }
}

/** Charges a card, or says why not; a refusal took nothing. Must run in a transaction. */
export function chargeCard(
  world: World,
  request: ChargeRequest,
  card: CardDocument,
  method: 'credit' | 'debit' = 'credit',
): ChargeDocument | Refusal {
  const admitted = admit(world, request)
  if ('kind' in admitted) return admitted
  const { outcome } = card
  if (outcome.kind === 'refused') return refusal(422, outcome.code, 'refused by the issuer')
  const base = newCharge(world, request, admitted.msisdn)
  const settled = outcome.kind === 'settles-at-once' ? { status: 'OK' as const, nsu: newNsu(world) } : {}
  const { token, brand, bin, last } = card
  const charge: ChargeDocument = {
    ...base,
    ...settled,
    method,
    card: { token, brand, bin, last },
    outcome,
    settlesAt: base.at + world.settings.settleMs,
    polls: 0,
  }
  saveCharge(world, charge)
  return charge
}

/** Opens a charge that is paid on somebody else's page. Must run in a transaction. */
export function openElsewhere(
  world: World,
  request: ChargeRequest,
  { method, host, outcome }: Pick<ElsewhereChargeDocument, 'method' | 'host' | 'outcome'>,
): ChargeDocument | Refusal {
  const admitted = admit(world, request)
  if ('kind' in admitted) return admitted
  const base = newCharge(world, request, admitted.msisdn)
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
 * The person pays a charge elsewhere, or will not: `NOK` with 301 then, and nothing is charged. Doing it twice is
 * doing it once. Must run in a transaction.
 */
export function answerElsewhere(world: World, id: string, isPaid: boolean): ChargeDocument | Refusal {
  const charge = findAnyCharge(world, id)
  if (charge?.method !== 'pisp' && charge?.method !== 'mercado_pago') return refusal(404, undefined, 'no such payment')
  if (charge.status !== 'PENDING') return charge
  const answered: ChargeDocument = isPaid
    ? { ...charge, status: 'OK', nsu: newNsu(world) }
    : { ...charge, status: 'NOK', code: 301 }
  saveCharge(world, answered)
  return answered
}

/** Opens a Pix charge that nobody has paid yet. Must run in a transaction. */
export function openPix(world: World, request: ChargeRequest): ChargeDocument | Refusal {
  const admitted = admit(world, request)
  if ('kind' in admitted) return admitted
  const base = newCharge(world, request, admitted.msisdn)
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
