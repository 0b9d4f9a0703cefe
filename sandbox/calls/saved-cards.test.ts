import { describe, expect, test } from 'vitest'
import { calls } from '../../runtime/operator/contract/table.ts'
import { openOperator, payingFor, present } from '../testing/operator.ts'

const BRUNO = '21998765432'
const HELENA = '85992221155'
const sixCards = [
  '4242424242424242',
  '5555555555554444',
  '6362970000457013',
  '6062826786276634',
  '30569309025904',
  '5105105105105100',
]

async function openCards(msisdn = BRUNO) {
  const operator = openOperator()
  const { tokenize, card } = payingFor(operator)
  const session = await operator.login(msisdn)
  const asked = (token: string) => ({ params: { msisdn, token }, token: session.token })
  const customer = async () => present((await operator.ask(calls.getCustomer, asked('-'))).data)
  const add = (token: string, body = {}) => operator.ask(calls.addCard, { ...asked(token), body })
  return {
    operator,
    session,
    tokenize,
    asked,
    customer,
    add,
    pay: (token: string) => card(session, { token, cvv: '123' }),
  }
}

test('a customer can save a card, make it the favourite, and delete it', async () => {
  const { operator, tokenize, asked, customer, add, pay } = await openCards()
  const [first, second] = [await tokenize('4242424242424242'), await tokenize('5555555555554444')]
  expect((await add(first)).status).toBe(204)
  expect((await add(second)).status).toBe(204)
  expect((await customer()).credit_cards).toMatchObject([{ token: first, favorite: true }, { favorite: false }])
  await operator.ask(calls.favoriteCard, asked(second))
  expect((await customer()).credit_cards).toMatchObject([{ favorite: false }, { token: second, favorite: true }])
  await operator.ask(calls.deleteCard, asked(second))
  expect((await customer()).credit_cards).toHaveLength(1)
  expect((await pay(second)).status).toBe(422)
  expect((await operator.ask(calls.deleteCard, asked(second))).status).toBe(404)
})

test.each([
  [
    'saved already',
    223,
    async ({ tokenize, add }: Opened) => {
      const token = await tokenize('4242424242424242')
      await add(token)
      return add(token)
    },
  ],
  ['blocked for fraud', 214, async ({ tokenize, add }: Opened) => add(await tokenize('4100000000000019'))],
  [
    'the seventh',
    222,
    async ({ tokenize, add }: Opened) => {
      for (const pan of sixCards) await add(await tokenize(pan))
      return add(await tokenize('4012888888881881'))
    },
  ],
] as const)('saving a card that is %s is refused with code %d', async (_, code, deed) => {
  const reply = await deed(await openCards())
  expect([reply.status, reply.code]).toEqual([422, code])
})
type Opened = Awaited<ReturnType<typeof openCards>>

describe('confirming a card', () => {
  test('a card is confirmed by the amount on its statement', async () => {
    const { operator, tokenize, asked, customer, add } = await openCards()
    const token = await tokenize('4242424242424242')
    await add(token)
    expect((await customer()).credit_cards).toMatchObject([{ confirmed_payment_source: false }])
    const confirm = (amountCents: number) => operator.ask(calls.confirmCard, { ...asked(token), body: { amountCents } })
    expect((await confirm(141)).code).toBe(303)
    expect((await confirm(142)).status).toBe(204)
    expect((await customer()).credit_cards).toMatchObject([{ confirmed_payment_source: true }])
  })

  test('after three wrong amounts a card cannot be confirmed any more', async () => {
    const { operator, tokenize, asked, add } = await openCards()
    const token = await tokenize('4242424242424242')
    await add(token)
    const codes = []
    for (const amountCents of [1, 2, 3, 142])
      codes.push((await operator.ask(calls.confirmCard, { ...asked(token), body: { amountCents } })).code)
    expect(codes).toEqual([303, 303, 303, 216])
  })
})

test('debit cards and Caixa cards have separate lists, and together at most three cards', async () => {
  const { operator, tokenize, asked, customer } = await openCards(HELENA)
  const addDebit = async (pan: string, issuer?: string) => {
    const token = await tokenize(pan)
    return operator.ask(calls.addDebitCard, { ...asked(token), body: issuer === undefined ? {} : { issuer } })
  }
  expect((await addDebit('6362970000457021', 'CEF')).status).toBe(204)
  expect((await addDebit('6362970000457039')).code).toBe(227)
  const { debit_cards, cef_debit_cards } = await customer()
  expect([debit_cards?.length, cef_debit_cards?.length]).toEqual([1, 2])
  await operator.ask(calls.deleteCefCard, asked(present(cef_debit_cards?.[0]).token))
  await operator.ask(calls.deleteDebitCard, asked(present(debit_cards?.[0]).token))
  const after = await customer()
  expect([after.debit_cards?.length, after.cef_debit_cards?.length]).toEqual([0, 1])
})
