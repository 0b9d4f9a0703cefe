import { describe, expect, test } from 'vitest'
import { calls } from '../../runtime/operator/contract/table.ts'
import type { Limits } from '../limits.ts'
import { openOperator, payingFor, present } from '../testing/operator.ts'

const VISA = '4242424242424242'
const MASTERCARD = '5105105105105100'
const ELO = '6362970000457021'
const DAY = 86_400_000

async function openCards(like: string, limits: Partial<Limits> = {}) {
  const operator = openOperator()
  let session = await operator.loginLike(like, limits)
  const { tokenize, card } = payingFor(operator)
  const asked = (token: string) => ({ params: { msisdn: session.msisdn, token }, token: session.token })
  const codeOf = ({ status, code }: { status: number; code: number | undefined }) => code ?? status
  const add = async (pan: string) => codeOf(await operator.ask(calls.addCard, asked(await tokenize(pan))))
  const addDebit = async (pan: string) => codeOf(await operator.ask(calls.addDebitCard, asked(await tokenize(pan))))
  const cards = async () => present((await operator.ask(calls.getCustomer, asked('-'))).data)
  return {
    operator,
    session: () => session,
    asked,
    codeOf,
    add,
    addDebit,
    cards,
    tokenize,
    pay: async (pan: string, save = false) =>
      codeOf(await card(session, { token: await tokenize(pan), cvv: '123', save })),
    remove: async (place: number) => {
      const { token } = present((await cards()).credit_cards?.[place])
      return codeOf(await operator.ask(calls.deleteCard, asked(token)))
    },
    /** Advances the clock, and logs the customer in again because the session has ended. */
    pass: async (ms: number) => {
      operator.pass(ms)
      session = await operator.login(session.msisdn)
    },
  }
}

describe('refusals to save a card', () => {
  test('saving a card a second time is refused with code 223, even with a new token', async () => {
    const { add, addDebit, cards, pay } = await openCards('bruno')
    expect([await add(VISA), await add(VISA), await pay(VISA, true)]).toEqual([204, 223, 201])
    expect((await cards()).credit_cards).toHaveLength(1)
    expect([await addDebit(ELO), await addDebit(ELO), await add(ELO)]).toEqual([204, 223, 204])
  })

  test('if only one customer may save a card, the second customer is refused with code 209', async () => {
    const { add, addDebit, operator } = await openCards('otto')
    expect([await add(VISA), await add(MASTERCARD), await addDebit(VISA)]).toEqual([209, 204, 204])
    const bruno = await operator.login('21998765432')
    const token = await payingFor(operator).tokenize(ELO)
    const params = { msisdn: bruno.msisdn, token }
    await operator.ask(calls.addDebitCard, { params, token: bruno.token })
    expect([await addDebit(ELO), await add(ELO)]).toEqual([209, 204])
  })

  test('if the allowed number of customers have saved a card, the next is refused with code 209 until one deletes their account', async () => {
    const { add, operator } = await openCards('bruno', { max_customers_per_credit_card: 2 })
    const keep = async () => {
      const one = await operator.loginLike('gabi')
      const params = { msisdn: one.msisdn, token: await payingFor(operator).tokenize(MASTERCARD) }
      await operator.ask(calls.addCard, { params, token: one.token })
      return () => operator.ask(calls.deleteCustomer, { params: { msisdn: one.msisdn }, token: one.token })
    }
    await keep()
    const leave = await keep()
    expect(await add(MASTERCARD)).toBe(209)
    await leave()
    expect(await add(MASTERCARD)).toBe(204)
  })

  test('a card that may not be used for recharges is refused with code 263 when a customer saves it or pays with it', async () => {
    const { add, addDebit, pay, cards } = await openCards('bruno')
    const pan = '4000000000002636'
    expect([await add(pan), await addDebit(pan), await pay(pan, true)]).toEqual([263, 263, 263])
    expect((await cards()).credit_cards).toEqual([])
  })

  test('if two cards are allowed in 30 days, a third is refused with code 229, even after one is deleted', async () => {
    const { add, remove, cards, pass } = await openCards('bruno', { max_credit_cards_insert_per_period: 2 })
    const left = async () => (await cards()).profile.allowed_credit_card_changes
    expect([await left(), await add(VISA), await left(), await add(MASTERCARD)]).toEqual([2, 204, 1, 204])
    await remove(0)
    expect([await left(), await add(ELO)]).toEqual([0, 229])
    await pass(30 * DAY - 1)
    expect(await add(ELO)).toBe(229)
    await pass(1)
    expect([await left(), await add(ELO)]).toEqual([2, 204])
  })

  test('the test customer Wanda saved her last allowed card today, so saving another is refused with code 229', async () => {
    expect(await (await openCards('wanda')).add(MASTERCARD)).toBe(229)
  })

  test('if an account may save one debit card in 30 days, saving a second one is refused with code 229', async () => {
    const { addDebit, add } = await openCards('bruno', { max_debit_cards_insert_per_period: 1 })
    expect([await addDebit(ELO), await addDebit(MASTERCARD), await add(MASTERCARD)]).toEqual([204, 229, 204])
  })
})

test('if a customer’s cards are locked, paying works, but changing the cards is refused with code 216', async () => {
  const { operator, add, addDebit, remove, session, asked, codeOf, pay, cards } = await openCards('tania')
  const { token } = present(session().cards[1])
  expect([await add(MASTERCARD), await addDebit(ELO), await remove(1)]).toEqual([216, 216, 216])
  expect(codeOf(await operator.ask(calls.favoriteCard, asked(token)))).toBe(216)
  for (const amountCents of [143, 144])
    expect(codeOf(await operator.ask(calls.confirmCard, { ...asked(token), body: { amountCents } }))).toBe(216)
  expect(await pay(MASTERCARD, true)).toBe(201)
  expect((await cards()).credit_cards).toHaveLength(2)
})

test('if several cards are saved simultaneously, all are saved until the list is full', async () => {
  const { operator, asked, cards, tokenize } = await openCards('bruno', { max_credit_cards_per_customer: 2 })
  const tokens = [await tokenize(VISA), await tokenize(MASTERCARD), await tokenize(ELO)]
  const replies = await Promise.all(tokens.map(token => operator.ask(calls.addCard, { ...asked(token), body: {} })))
  expect(replies.map(({ status, code }) => code ?? status)).toEqual([204, 204, 222])
  expect((await cards()).credit_cards).toHaveLength(2)
})
