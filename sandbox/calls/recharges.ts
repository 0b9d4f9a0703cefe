import { calls } from '../../runtime/operator/contract/table.ts'
import { digitsOf } from '../../runtime/rules/digits.ts'
import { missing, notFound, refusal, success } from '../answer.ts'
import { chargesOf, findCharge, pollCharge } from '../charges.ts'
import { chargeCard } from '../charging.ts'
import type { CardDocument, ChargeDocument, CustomerDocument } from '../documents.ts'
import { forCustomer } from '../route.ts'
import { rechargeValues } from '../seed.ts'
import type { World } from '../world.ts'
import { freeCardSlots } from './customer.ts'

const isoOf = (ms: number) => new Date(ms).toISOString()

/** What creation answers: the charge as it was made, settled or not. */
export function createdBody(charge: ChargeDocument): { id: string; nsu: string | null; date: string } {
  return { id: charge.id, nsu: charge.nsu, date: isoOf(charge.at) }
}

/** A Pix that was never paid leaves the history when its code expires. */
function isListed(world: World, charge: ChargeDocument): boolean {
  return charge.method !== 'pix' || charge.paidAt !== null || world.now() < charge.expiresAt
}

/** The card behind a token, unless it is another customer's. */
function cardFor(world: World, customer: CustomerDocument, token: string): CardDocument | undefined {
  const card = world.store.get('card', token)
  return card && (card.owner === undefined || card.owner === customer.id) ? card : undefined
}

/** The right number of digits for the brand, and not all zeros, which the sandbox takes for wrong. */
function isCvvRight(cvv: string | undefined, card: CardDocument): boolean {
  const digits = digitsOf(cvv ?? '')
  return digits.length === (card.brand === 'AMEX' ? 4 : 3) && !/^0+$/.test(digits)
}

function keepCard(world: World, customer: CustomerDocument, card: CardDocument): void {
  if (card.owner !== undefined || freeCardSlots(customer) === 0) return
  const { token, brand, last } = card
  const saved = { token, brand, last, favorite: customer.cards.length === 0, confirmed: false, keepsCvv: false }
  world.store.put('card', token, { ...card, owner: customer.id })
  world.store.put('customer', customer.id, { ...customer, cards: [...customer.cards, saved] })
}

export const rechargeRoutes = {
  getRechargeValues: forCustomer(calls.getRechargeValues, () => success({ rechargeValues: [...rechargeValues] })),

  getRecharges: forCustomer(calls.getRecharges, ({ customer }, world) => {
    const listed = chargesOf(world, customer.id).filter(charge => isListed(world, charge))
    return success({
      recharges: listed.map(({ id, nsu, at, recipient, valueCents, method, status }) => {
        return { id, nsu, date: isoOf(at), recipient, valueCents, paymentType: method, status }
      }),
    })
  }),

  getLastRecharge: forCustomer(calls.getLastRecharge, ({ customer }, world) => {
    const last = chargesOf(world, customer.id).find(charge => charge.status === 'OK')
    if (!last || last.nsu === null) return notFound
    const base = { recipient: last.recipient, value: last.valueCents / 100, nsu: last.nsu, date: isoOf(last.at) }
    if (last.method === 'pix') return success({ ...base, elegible: false })
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

  createCreditRecharge: forCustomer(calls.createCreditRecharge, ({ body, customer, key }, world) => {
    const card = cardFor(world, customer, body.card.token)
    if (!card) return missing('card.token is not a card')
    const saved = customer.cards.find(one => one.token === card.token)
    if (!saved?.keepsCvv && !isCvvRight(body.card.cvv, card)) return missing('card.cvv is missing or wrong')
    const { msisdnRecebedor, rechargeValueId } = body
    const charge = chargeCard(world, { customer, msisdnRecebedor, rechargeValueId, key }, card)
    if ('kind' in charge) return charge
    if (body.card.save) keepCard(world, customer, card)
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
