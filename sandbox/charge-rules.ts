import type { Refusal } from './answer.ts'
import { type Case, caseOf, hasRecharged, type Order, type Rule, refuseBy } from './charge-rule.ts'
import { profileOf } from './profiles.ts'
import { rechargeValues } from './recharge-values.ts'
import { isAwaited } from './spending.ts'
import { paceRules, totalRules } from './spending-rules.ts'
import type { World } from './world.ts'

const FIVE_MINUTES_MS = 5 * 60_000

/** What may be asked for at all. */
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

/** Without what nobody has agreed to yet: an order at a bank that no page has shown is no recharge. */
const ended = (one: Case): Case => ({ ...one, spent: one.spent.filter(({ charge }) => !isAwaited(charge)) })

/** What may be asked for again. */
const repeatRules: readonly Rule<Case>[] = [
  {
    code: 428,
    why: 'wait 5 minutes',
    isBroken: one => one.limits.check_max_reload_attempt_limit_status && hasRecharged(ended(one), FIVE_MINUTES_MS),
  },
  {
    code: 435,
    why: 'recharged already',
    isBroken: one => {
      const same = ended(one).spent.filter(
        ({ charge }) => charge.recipient === one.recipient && charge.valueCents === one.valueCents,
      )
      return hasRecharged({ ...one, spent: same }, FIVE_MINUTES_MS)
    },
  },
]

/** Why this cannot be asked for, if it cannot. The order says which reason is told when there are several. */
export function refuseOrder(world: World, order: Order): Refusal | undefined {
  return refuseBy([...askingRules, ...paceRules, ...repeatRules, ...totalRules], caseOf(world, order), world)
}

/**
 * Why a Pix that was asked for cannot be paid, if it cannot: other money may have been spent since. Whoever pays the
 * same twice at their bank has paid twice.
 */
export function refusePayment(world: World, order: Order): Refusal | undefined {
  return refuseBy([...paceRules, ...totalRules], caseOf(world, order), world)
}
