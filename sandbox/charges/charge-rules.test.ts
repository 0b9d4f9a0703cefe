import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { calls } from '../../runtime/operator/contract/table.ts'
import { openOperator, payingFor, present } from '../testing/operator.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const MOM = '11955554444'

/**
 * Logs in a customer like the named test customer, who pays by Pix. Pix codes are ready immediately. `pay` returns
 * 'paid' or the refusal's code.
 */
async function openPayer(like: string, limits = {}) {
  const operator = openOperator()
  let session = await operator.loginLike(like, limits)
  const { pix } = payingFor(operator)
  const ask = async (value: number, recipient?: string) =>
    pix(session, { value, ...(recipient !== undefined && { recipient }) })
  const settle = async (id: string) => {
    const { status, json } = await operator.control('POST', `/pix/${id}/pay`)
    return status === 200 ? 'paid' : z.parse(z.object({ code: z.number() }), json).code
  }
  return {
    operator,
    msisdn: session.msisdn,
    session: () => session,
    ask,
    settle,
    pay: async (value: number, recipient?: string) => {
      const { data, code } = await ask(value, recipient)
      return data ? settle(data.id) : code
    },
    /** Advances the clock, and logs the customer in again because the session has ended. */
    pass: async (ms: number) => {
      operator.pass(ms)
      session = await operator.login(session.msisdn)
    },
  }
}

describe('allowed orders', () => {
  test('if a customer may not recharge, their order is refused with code 215', async () => {
    expect(await (await openPayer('sara')).pay(2000)).toBe(215)
  })

  test.each(['pisp', 'mercado_pago', 'googlepay', 'debit'])(
    'an order that pays by %s is refused with code 999 if this customer may not pay in that way',
    async way => {
      const { operator, session } = await openPayer('bruno')
      const { id, token, msisdn } = session()
      const asked = { params: { id }, token }
      const order = { msisdnRecebedor: msisdn, rechargeValueId: 2000 }
      const payer = { payerDocument: '52998224725', organizationId: 'banco-atento', authorizationServerId: 'as-atento' }
      const card = { token: await payingFor(operator).tokenize('6362970000457013'), cvv: '123' }
      const replies = {
        pisp: () => operator.ask(calls.createPispRecharge, { ...asked, body: { ...order, ...payer } }),
        mercado_pago: () =>
          operator.ask(calls.createCreditRecharge, { ...asked, body: { ...order, paymentType: way } }),
        googlepay: () => {
          const body = { ...order, paymentType: way, card: { token: 'wallet-approved' } }
          return operator.ask(calls.createCreditRecharge, { ...asked, body })
        },
        debit: () => {
          const body = { ...order, returnUrl: '/', authenticationType: 'no_pin' as const, card }
          return operator.ask(calls.createDebitRecharge, { ...asked, body })
        },
      }
      const reply = await present(Object.entries(replies).find(([name]) => name === way))[1]()
      expect([reply.status, reply.code]).toEqual([422, 999])
      expect(await operator.ledger(msisdn)).toEqual([])
    },
  )

  test.each([
    ['an unknown amount', 1234, 402],
    ['an amount outside the plan', 1000, 427],
    ['an amount over the plan’s maximum', 5000, 418],
  ])('an order for %s is refused', async (_, value, code) => {
    expect(await (await openPayer('nina')).pay(value)).toBe(code)
  })

  test('an order below the smallest recharge is refused with code 426', async () => {
    const { pay } = await openPayer('mila')
    expect([await pay(1700), await pay(2000)]).toEqual([426, 'paid'])
  })
})

describe('a number with a new SIM card', () => {
  test('a new SIM’s first recharge is at most R$ 20, the second comes 30 days later, and later ones are 24 hours apart', async () => {
    const { pay, pass } = await openPayer('igor')
    expect(await pay(3000)).toBe(415)
    expect(await pay(2000)).toBe('paid')
    await pass(30 * DAY - 1)
    expect(await pay(1000)).toBe(416)
    await pass(1)
    expect(await pay(3000)).toBe('paid')
    await pass(DAY - 1)
    expect(await pay(1000)).toBe(417)
    await pass(1)
    expect(await pay(1000)).toBe('paid')
  })

  test.each([
    ['ivo', 416],
    ['iara', 417],
  ])('a recharge for the new SIM of the test customer %s is refused with code %d', async (like, code) => {
    expect(await (await openPayer(like)).pay(2000)).toBe(code)
  })

  test('a new SIM’s special limit applies to the first recharge only', async () => {
    const { pay } = await openPayer('bruno', { customer_spending_limit_on_chip_activation_date: 1000 })
    expect([await pay(1500), await pay(1000), await pay(1500)]).toEqual([415, 'paid', 'paid'])
  })
})

describe('the wait after a recharge', () => {
  test('if an account must pause after each recharge, another recharge within five minutes is refused with code 428', async () => {
    const { pay, pass } = await openPayer('elisa')
    expect(await pay(2000)).toBe(428)
    await pass(4 * MINUTE - 1)
    expect(await pay(2000)).toBe(428)
    await pass(1)
    expect(await pay(2000)).toBe('paid')
    expect(await pay(3000)).toBe(428)
  })
})

describe('spending limits', () => {
  test('if a customer reached the monthly number of recharges, code 421 refuses more until the next month', async () => {
    const { pay, pass } = await openPayer('nina')
    expect([await pay(1500), await pay(2000), await pay(3000)]).toEqual(['paid', 'paid', 421])
    // This time runs from noon of November 27 to midnight of December 1 in São Paulo.
    await pass(3.5 * DAY - 1)
    expect(await pay(3000)).toBe(421)
    await pass(1)
    expect(await pay(3000)).toBe('paid')
    expect(await (await openPayer('nara')).pay(2000)).toBe(421)
  })

  test('if a charge and the month’s earlier charges exceed the monthly limit, it is refused with code 425', async () => {
    const { pay, pass } = await openPayer('lia')
    expect([await pay(3000), await pay(1500), await pay(1700)]).toEqual([425, 'paid', 425])
    await pass(3.5 * DAY - 1)
    expect(await pay(1700)).toBe(425)
    await pass(1)
    expect(await pay(1700)).toBe('paid')
  })

  test('if all payers’ charges exceed a recipient’s limit, the code is 424 for the day and 425 for the month', async () => {
    const { operator, pay, pass } = await openPayer('rui')
    const { data } = await payingFor(operator).pix(await operator.login('21998765432'), { value: 1500, recipient: MOM })
    await operator.control('POST', `/pix/${present(data).id}/pay`)
    expect([await pay(1000, MOM), await pay(1000), await pay(3000)]).toEqual([424, 'paid', 424])
    await pass(DAY)
    expect([await pay(1700, MOM), await pay(1000, MOM), await pay(1700)]).toEqual([425, 'paid', 'paid'])
  })

  test('a charge over the first month’s limit is refused with code 429 until 30 days after the first recharge', async () => {
    const { pay, pass } = await openPayer('joana')
    expect([await pay(5000), await pay(4000), await pay(1000)]).toEqual([429, 'paid', 429])
    await pass(20 * DAY)
    expect(await pay(5000)).toBe('paid')
  })

  test('the operator’s limits of 0 (spending, smallest recharge, recipients) allow everything', async () => {
    const names = ['customer_daily_spending_limit', 'minimum_reload_value', 'max_dependant_recipients']
    const { pay, operator, session } = await openPayer('bruno', Object.fromEntries(names.map(name => [name, 0])))
    for (const recipient of ['11965432101', '11965432102', '11965432103', '11965432104', '11965432105', '11965432106'])
      expect(await pay(10_000, recipient)).toBe('paid')
    const { msisdn, token } = session()
    for (let i = 1; i < 7; i++) {
      const params = { msisdn, recipient: `1196543210${i}` }
      expect((await operator.ask(calls.addDependent, { params, token })).status).toBe(204)
    }
  })
})

describe('two Pix orders', () => {
  test.each([
    ['bruno', { customer_daily_spending_limit: 3000 }, 424],
    ['bruno', { customer_monthly_spending_limit: 3000 }, 425],
    ['bruno', { recipient_daily_spending_limit: 3000 }, 424],
    ['bruno', { recipient_monthly_spending_limit: 3000 }, 425],
    ['bruno', { customer_spending_limit_for_first_month: 3000 }, 429],
    ['igor', {}, 416],
  ])(
    'the customer %s pays one of two Pix; under the limits %o, paying the other is then refused with code %d',
    async (like, limits, code) => {
      const { operator, ask, settle, msisdn } = await openPayer(like, limits)
      const one = present((await ask(2000)).data)
      const two = present((await ask(1500)).data)
      expect(await settle(one.id)).toBe('paid')
      expect(await settle(two.id)).toBe(code)
      expect(await operator.ledger(msisdn)).toHaveLength(1)
    },
  )
})
