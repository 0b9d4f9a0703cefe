import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { rechargeValues } from '../recharge-values.ts'
import { openOperator, payingFor } from '../testing/operator.ts'

const HOUR = 3_600_000
const DAILY = 6000
const MONTHLY = 15_000
const FIRST_MONTH = 20_000

const step = fc.record({
  value: fc.constantFrom(...rechargeValues.map(({ id }) => id)),
  hours: fc.oneof(fc.integer({ min: 0, max: 5 }), fc.integer({ min: 10, max: 200 })),
})

/**
 * This calendar finds the day in São Paulo without the sandbox's own code, so that the test notices a mistake in it.
 */
const calendar = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Sao_Paulo' })
const dayOf = (at: number) => calendar.format(at)

/** Returns the expected code or status for an amount after earlier charges, by adding up all of them. */
function byHand(made: readonly { readonly at: number; readonly value: number }[], at: number, value: number) {
  const sumOf = (some: typeof made) => some.reduce((sum, one) => sum + one.value, value)
  if (sumOf(made.filter(one => dayOf(one.at) === dayOf(at))) > DAILY) return 424
  if (sumOf(made.filter(one => dayOf(one.at).slice(0, 7) === dayOf(at).slice(0, 7))) > MONTHLY) return 425
  const begun = made[0]?.at ?? at
  return at - begun < 30 * 24 * HOUR && sumOf(made) > FIRST_MONTH ? 429 : 201
}

test('for any charges at any times, the sandbox’s spending limits refuse the same amounts as simple sums do', async () => {
  const operator = openOperator()
  const { card, tokenize } = payingFor(operator)
  const paying = { token: await tokenize('4242424242424242'), cvv: '123' }
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async steps => {
      const payer = await operator.loginLike('bruno', {
        customer_daily_spending_limit: DAILY,
        customer_monthly_spending_limit: MONTHLY,
        customer_spending_limit_for_first_month: FIRST_MONTH,
      })
      const made: { at: number; value: number }[] = []
      for (const [i, { value, hours }] of steps.entries()) {
        operator.pass(hours * HOUR)
        const { json } = await operator.control('POST', `/sessions/${payer.msisdn}`)
        const { token } = z.parse(z.object({ token: z.string() }), json)
        const options = { value, recipient: `119555544${10 + i}` }
        const { status, code } = await card({ ...payer, token }, paying, options)
        const at = operator.world.now()
        expect(code ?? status).toBe(byHand(made, at, value))
        if (status === 201) made.push({ at, value })
      }
    }),
    { numRuns: 40 },
  )
})
