import type { Refusal } from '../answer.ts'
import { groupOf } from '../channel-groups.ts'
import { accounts, lists } from '../charges/charge-lists.ts'
import {
  type Case,
  caseOf,
  isFirstMonth,
  isOver,
  isSpentWithin,
  type Order,
  type Rule,
  refuseBy,
} from '../charges/charge-rule.ts'
import { type Spent, spentIn, type Times, timesIn } from '../charges/spending.ts'
import type { CardDocument } from '../documents.ts'
import { DAY_MS } from '../durations.ts'
import type { World } from '../world.ts'

/** An order, with the amounts that the customer has already spent with this card. */
interface CardCase extends Case {
  readonly byCard: Spent
  /** The card's purchases on some channels: those in the same group as the order's channel. */
  readonly inGroup: Times
}

/** Returns whether both cards have the same first and last digits. If so, the operator takes them for the same card. */
export function isSameCard(a: Pick<CardDocument, 'bin' | 'last'>, b: Pick<CardDocument, 'bin' | 'last'>): boolean {
  return a.bin === b.bin && a.last === b.last
}

/** Returns whether the card has already made the highest number of purchases that it may make in 24 hours. */
const isUsedUp = (limit: number, purchases: Times, now: number) =>
  limit !== 0 && isSpentWithin(purchases, now, DAY_MS, limit)

const rules: readonly Rule<CardCase>[] = [
  {
    code: 430,
    why: 'over the limit of the card in the first month',
    isBroken: one =>
      isFirstMonth(one) &&
      isOver(one.limits.credit_card_spending_limit_for_first_month, one.valueCents, one.byCard.ever),
  },
  {
    code: 422,
    why: 'over the monthly limit of the card',
    isBroken: ({ limits, byCard, valueCents }) =>
      isOver(limits.credit_card_monthly_spending_limit, valueCents, byCard.thisMonth),
  },
  {
    code: 434,
    why: 'too many purchases by this card on desktop channels',
    isBroken: ({ channel, limits, inGroup, now }) =>
      groupOf(channel) === 'desktop' && isUsedUp(limits.max_desktop_purchases_per_day, inGroup, now),
  },
  {
    code: 801,
    why: 'too many purchases by this card on mobile channels',
    isBroken: ({ channel, limits, inGroup, now }) =>
      groupOf(channel) === 'mobile' && isUsedUp(limits.max_mobile_purchases_per_day, inGroup, now),
  },
  {
    code: 903,
    why: 'too many purchases by this card on WhatsApp',
    isBroken: ({ channel, limits, inGroup, now }) =>
      groupOf(channel) === 'whatsapp' && isUsedUp(limits.max_whatsapp_purchases_per_day, inGroup, now),
  },
  {
    code: 438,
    why: 'too many purchases by this card',
    isBroken: ({ limits, byCard, now }) => isUsedUp(limits.max_purchases_per_day, byCard, now),
  },
]

/** If the card cannot pay this order, returns the reason. The sandbox checks this before it asks the card's issuer. */
export function refuseCard(world: World, order: Order, card: CardDocument): Refusal | undefined {
  const { customer, channel } = order
  const byCard = spentIn(world, accounts.card(customer.id, card))
  const inGroup = timesIn(world, lists.purchases(customer.id, card, channel))
  return refuseBy(rules, { ...caseOf(world, order), byCard, inGroup }, world)
}
