import { frequencies, weekdays } from '../../runtime/operator/contract/schedule.ts'
import { calls } from '../../runtime/operator/contract/table.ts'
import { done, invalid, notFound, type Refusal, refusal, success } from '../answer.ts'
import { isOver } from '../charges/charge-rule.ts'
import { allCharges, lastDelivered } from '../charges/charges.ts'
import type { CustomerDocument } from '../documents.ts'
import { limitsOf } from '../limits.ts'
import { refuseUnoffered } from '../offered-value.ts'
import { readRecipient } from '../read-msisdn.ts'
import { valuesFor } from '../recharge-values.ts'
import { forCustomer } from '../route.ts'
import { scheduleLines } from '../schedule-lines.ts'
import { profileOf } from '../seed/profiles.ts'
import type { World } from '../world.ts'

function isDay(frequency: string, day: string): boolean {
  if (frequency === 'WEEKLY') return weekdays.some(weekday => weekday === day)
  return /^\d\d$/.test(day) && Number(day) >= 1 && Number(day) <= 28
}

/** Returns the last delivered recharge if the card that paid for it is still saved. */
function repeatable(world: World, customer: CustomerDocument) {
  const last = lastDelivered(world, customer.id)
  if (!last || !('card' in last)) return undefined
  return customer.cards.some(card => card.token === last.card.token) ? last : undefined
}

function refuseValue(customer: CustomerDocument, frequency: string, valueCents: number): Refusal | undefined {
  const { minimum_reload_value, customer_daily_spending_limit } = limitsOf(customer)
  const unoffered = refuseUnoffered(customer, valueCents, valuesFor(frequency === 'WEEKLY' ? 'week' : 'month'))
  if (unoffered) return unoffered
  if (valueCents < minimum_reload_value) return refusal(422, 426, 'less than the smallest recharge')
  if (isOver(profileOf(customer).largestCents, valueCents)) return refusal(422, 418, 'over the profile’s largest')
  return isOver(customer_daily_spending_limit, valueCents) ? refusal(422, 424, 'over the daily limit') : undefined
}

/**
 * If the customer cannot create a schedule, returns the refusal. The customer needs a delivered recharge, and the
 * number must allow a schedule.
 */
function refuseStart(world: World, customer: CustomerDocument, recipient: string): Refusal | undefined {
  if (!lastDelivered(world, customer.id)) {
    const hasRecharged = allCharges(world, customer.id).some(one => one.method !== 'pix' || one.paidAt !== null)
    return hasRecharged ? refusal(422, 419, 'no recharge was delivered') : refusal(422, 1004, 'recharge first')
  }
  const line = scheduleLines.find(one => one.msisdn === recipient)
  return line && refusal(422, line.code, line.does)
}

export const recurrenceRoutes = {
  saveRecurrence: forCustomer(calls.saveRecurrence, ({ customer, body }, world) => {
    const { frequency, day, value, token } = body
    if (!frequencies.some(one => one === frequency)) return invalid('frequency is WEEKLY or MONTHLY')
    if (!isDay(frequency, day)) return invalid('day is a weekday, or 01 to 28')
    const recipient = readRecipient(body.recipient)
    if ('kind' in recipient) return recipient
    const refused = refuseValue(customer, frequency, value)
    if (refused) return refused
    if (!customer.cards.some(card => card.token === token)) return refusal(422, 263, 'not a saved card')
    const unready = refuseStart(world, customer, recipient.msisdn)
    if (unready) return unready
    const held = world.store.get('recurrence', customer.id)
    const createdAt = held?.createdAt ?? world.now()
    world.store.put('recurrence', customer.id, {
      customerId: customer.id,
      frequency,
      day,
      valueCents: value,
      recipient: recipient.msisdn,
      token,
      createdAt,
    })
    return success({ createdAt: new Date(createdAt).toISOString() }, held ? 200 : 201)
  }),

  getRecurrence: forCustomer(calls.getRecurrence, ({ customer }, world) => {
    const held = world.store.get('recurrence', customer.id)
    if (!held) return notFound
    const { frequency, day, valueCents, recipient, token, createdAt } = held
    const card = customer.cards.find(one => one.token === token)
    return success({
      frequency,
      day,
      value: valueCents,
      recipient,
      token,
      ...(card && { card: { brand: card.brand, last: card.last } }),
      createdAt: new Date(createdAt).toISOString(),
    })
  }),

  stopRecurrence: forCustomer(calls.stopRecurrence, ({ customer }, world) => {
    if (!world.store.get('recurrence', customer.id)) return notFound
    world.store.delete('recurrence', customer.id)
    return done
  }),

  getAutomaticRecharge: forCustomer(calls.getAutomaticRecharge, ({ customer }, world) =>
    success({
      elegible: repeatable(world, customer) !== undefined,
      autoRechargeToggle: world.store.get('recurrence', customer.id) !== undefined,
    }),
  ),
}
