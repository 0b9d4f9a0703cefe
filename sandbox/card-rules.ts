import type { Refusal } from './answer.ts'
import { groupOf } from './channel-groups.ts'
import { type Case, caseOf, isFirstMonth, isOver, type Order, type Rule, refuseBy } from './charge-rule.ts'
import type { CardDocument } from './documents.ts'
import { DAY_MS } from './durations.ts'
import { isThisMonth, type Spending } from './spending.ts'
import type { World } from './world.ts'

/** A case with what the customer spent by this card. */
interface CardCase extends Case {
  readonly byCard: readonly Spending[]
}

/** By its first and last digits. Another customer's may look the same, so each customer's are counted by themselves. */
export function isSameCard(a: Pick<CardDocument, 'bin' | 'last'>, b: Pick<CardDocument, 'bin' | 'last'>): boolean {
  return a.bin === b.bin && a.last === b.last
}

/** Whether the card paid so often in the last 24 hours, on the channels of the order's group or on all of them. */
function isUsedUp({ byCard, channel, now }: CardCase, limit: number, where: 'group' | 'everywhere'): boolean {
  const purchases = byCard.filter(({ charge, at }) => {
    return now - at < DAY_MS && (where === 'everywhere' || groupOf(charge.channel) === groupOf(channel))
  })
  return limit !== 0 && purchases.length >= limit
}

const rules: readonly Rule<CardCase>[] = [
  {
    code: 430,
    why: 'over the limit of the card in the first month',
    isBroken: one =>
      isFirstMonth(one) && isOver(one.limits.credit_card_spending_limit_for_first_month, one.byCard, one.valueCents),
  },
  {
    code: 422,
    why: 'over the monthly limit of the card',
    isBroken: ({ limits, byCard, now, valueCents }) => {
      const thisMonth = byCard.filter(({ at }) => isThisMonth(at, now))
      return isOver(limits.credit_card_monthly_spending_limit, thisMonth, valueCents)
    },
  },
  {
    code: 434,
    why: 'too many purchases by this card on desktop channels',
    isBroken: one =>
      groupOf(one.channel) === 'desktop' && isUsedUp(one, one.limits.max_desktop_purchases_per_day, 'group'),
  },
  {
    code: 801,
    why: 'too many purchases by this card on mobile channels',
    isBroken: one =>
      groupOf(one.channel) === 'mobile' && isUsedUp(one, one.limits.max_mobile_purchases_per_day, 'group'),
  },
  {
    code: 903,
    why: 'too many purchases by this card on WhatsApp',
    isBroken: one =>
      groupOf(one.channel) === 'whatsapp' && isUsedUp(one, one.limits.max_whatsapp_purchases_per_day, 'group'),
  },
  {
    code: 438,
    why: 'too many purchases by this card',
    isBroken: one => isUsedUp(one, one.limits.max_purchases_per_day, 'everywhere'),
  },
]

/** Why the card cannot pay this, if it cannot, before its issuer is asked. */
export function refuseCard(world: World, order: Order, card: CardDocument): Refusal | undefined {
  const one = caseOf(world, order)
  const byCard = one.spent.filter(({ charge }) => 'card' in charge && isSameCard(charge.card, card))
  return refuseBy(rules, { ...one, byCard }, world)
}
