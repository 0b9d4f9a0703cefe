import type { Refusal } from '../answer.ts'
import { rechargeValues } from '../recharge-values.ts'
import { profileOf } from '../seed/profiles.ts'
import type { World } from '../world.ts'
import { lists } from './charge-lists.ts'
import { type Case, caseOf, isSpentWithin, type Order, type Rule, refuseBy } from './charge-rule.ts'
import { timesIn } from './spending.ts'
import { paceRules, totalRules } from './spending-rules.ts'

const FIVE_MINUTES_MS = 5 * 60_000

/** These rules decide whether the customer may order this recharge at all. */
const askingRules: readonly Rule<Case>[] = [
  { code: 215, why: 'not enabled for recharges', isBroken: ({ customer }) => customer.quirks.notEnabled === true },
  {
    code: 999,
    why: 'this way to pay is not offered',
    isBroken: ({ customer, way }) => !customer.switches.paymentMethods.includes(way),
  },
  {
    code: 402,
    why: 'no such value',
    isBroken: ({ valueCents }) => !rechargeValues.some(({ id }) => id === valueCents),
  },
  {
    code: 427,
    why: 'the profile does not have this value',
    isBroken: ({ customer, valueCents }) => !profileOf(customer).values.includes(valueCents),
  },
  {
    code: 426,
    why: 'less than the smallest recharge',
    isBroken: ({ limits, valueCents }) => valueCents < limits.minimum_reload_value,
  },
]

/**
 * These rules decide whether the customer may order again so soon. A bank order counts only after the customer has
 * agreed at the bank.
 */
const repeatRules: readonly Rule<Case>[] = [
  {
    code: 428,
    why: 'wait 5 minutes',
    isBroken: ({ customer, limits, now }, world) =>
      limits.check_max_reload_attempt_limit_status &&
      isSpentWithin(timesIn(world, lists.agreed(customer.id)), now, FIVE_MINUTES_MS),
  },
  {
    code: 435,
    why: 'recharged already',
    isBroken: ({ customer, recipient, valueCents, now }, world) => {
      const same = lists.same({ customerId: customer.id, recipient, valueCents })
      return isSpentWithin(timesIn(world, same), now, FIVE_MINUTES_MS)
    },
  },
]

/** Returns the refusal of the first rule that the order breaks. */
export function refuseOrder(world: World, order: Order): Refusal | undefined {
  return refuseBy([...askingRules, ...paceRules, ...repeatRules, ...totalRules], caseOf(world, order), world)
}

/**
 * If a Pix that was ordered earlier can no longer be paid, returns the reason, for example because the customer has
 * spent other money since. Banks do not refuse a second payment of the same amount, so `repeatRules` are not checked.
 */
export function refusePayment(world: World, order: Order): Refusal | undefined {
  return refuseBy([...paceRules, ...totalRules], caseOf(world, order), world)
}
