import { MOST_LISTED } from '../../runtime/operator/contract/recharge.ts'
import { calls } from '../../runtime/operator/contract/table.ts'
import { notFound, refusal, success } from '../answer.ts'
import { saveCard } from '../cards/saved-cards.ts'
import type { ChargeDocument } from '../charges/charge-documents.ts'
import { findCharge, historyOf, lastDelivered, pollCharge } from '../charges/charges.ts'
import { chargeCard, openElsewhere } from '../charges/charging.ts'
import { payingCard, savedCards, walletCard } from '../charges/paying-card.ts'
import type { CustomerDocument } from '../documents.ts'
import { forCustomer } from '../route.ts'
import type { World } from '../world.ts'

const isoOf = (ms: number) => new Date(ms).toISOString()

export interface Created {
  id: string
  nsu: string | null
  date: string
}

/** Returns the body of the answer to a created recharge, whether it has ended or not. */
export function createdBody(charge: ChargeDocument): Created {
  return { id: charge.id, nsu: charge.nsu, date: isoOf(charge.at) }
}

/** The ECI codes of 3-D Secure data-only charges (Mastercard, Visa). The issuer was informed but not asked. */
const dataOnlyEcis = ['04', '07']

/**
 * Returns whether `/dataonly` created the session with this id for this customer, and the session has not expired. In
 * such a session, the gateway has read the number of the saved card.
 */
function isUntokenized(world: World, customerId: string, referenceId: string | undefined): boolean {
  const given = world.store.get('secureToken', `${customerId}/${referenceId}`)
  return given?.of === 'dataonly' && world.now() < given.expiresAt
}

/** If a card paid for the charge, returns that card. While the card is saved, its token is included. */
function cardOf(charge: ChargeDocument, customer: CustomerDocument) {
  if (!('card' in charge)) return {}
  const { brand, last, token } = charge.card
  const isSaved = savedCards(customer).some(one => one.token === token)
  return { card: { brand, last, ...(isSaved ? { token } : {}) } }
}

export const rechargeRoutes = {
  getRecharges: forCustomer(calls.getRecharges, ({ customer }, world) => {
    return success({
      recharges: historyOf(world, customer.id, MOST_LISTED).map(charge => {
        const { id, nsu, at, recipient, valueCents, method, status } = charge
        return {
          id,
          nsu,
          date: isoOf(at),
          recipient,
          valueCents,
          paymentType: method,
          status,
          ...cardOf(charge, customer),
        }
      }),
    })
  }),

  getLastRecharge: forCustomer(calls.getLastRecharge, ({ customer }, world) => {
    if (customer.quirks.lastRechargeFails) return refusal(503, 423, 'the last recharge cannot be read')
    const last = lastDelivered(world, customer.id)
    if (!last || last.nsu === null) return notFound
    const base = { recipient: last.recipient, value: last.valueCents / 100, nsu: last.nsu, date: isoOf(last.at) }
    if (!('card' in last)) return success({ ...base, elegible: false })
    const saved = customer.cards.find(card => card.token === last.card.token)
    if (!saved) return success({ ...base, elegible: false })
    const card = {
      bin: last.card.bin,
      bandeira: last.card.brand,
      ultimosDigitos: last.card.last,
      tokenGWPagamento: last.card.token,
      favorito: saved.favorite,
      confirmado: saved.confirmed,
    }
    return success({ ...base, elegible: true, card })
  }),

  createCreditRecharge: forCustomer(calls.createCreditRecharge, ({ body, customer, key, origin }, world) => {
    const { msisdnRecebedor, rechargeValueId } = body
    const request = { customer, msisdnRecebedor, rechargeValueId, key, origin }
    if (body.paymentType === 'mercado_pago') {
      const opened = openElsewhere(world, request, {
        method: 'mercado_pago',
        host: 'Mercado Pago',
        outcome: { kind: 'never-settles' },
      })
      return 'kind' in opened ? opened : success(createdBody(opened), 201)
    }
    const way = body.paymentType === 'googlepay' || body.paymentType === 'applepay' ? body.paymentType : 'credit'
    const isWallet = way !== 'credit'
    if (
      body.eci !== undefined &&
      dataOnlyEcis.includes(body.eci) &&
      !isUntokenized(world, customer.id, body.referenceId)
    )
      return refusal(422, 302, 'referenceId is no session of /dataonly')
    const card = isWallet ? walletCard(body.card) : payingCard(world, customer, body.card)
    if ('kind' in card) return card
    const charge = chargeCard(world, request, card, way)
    if ('kind' in charge) return charge
    // The payment succeeds even if the card cannot be saved.
    if (body.card?.save && !isWallet) saveCard(world, customer, card, { list: 'cards' })
    return success(createdBody(charge), 201)
  }),

  getRechargeStatus: forCustomer(calls.getRechargeStatus, ({ customer, params }, world) => {
    const found = findCharge(world, customer.id, params.txid)
    const charge = found && pollCharge(world, found)
    if (!charge || charge.status === 'PENDING') return refusal(404, undefined, 'not settled')
    const { status, nsu, at, code } = charge
    return success({ status, nsu, date: isoOf(at), ...(code !== undefined && { code }) })
  }),
}
