import { describe, expect, test } from 'vitest'
import { calls } from '../../runtime/operator/contract/table.ts'
import { luhn } from '../../runtime/rules/card-number.ts'
import { openOperator, payingFor, present } from '../testing/operator.ts'
import { type CardOutcome, testCards } from './test-cards.ts'

const BRUNO = '21998765432'

async function pay(pan: string) {
  const operator = openOperator()
  const paying = payingFor(operator)
  const bruno = await operator.login(BRUNO)
  const token = await paying.tokenize(pan)
  const cvv = /^3[47]/.test(pan) ? '1234' : '123'
  const created = await paying.card(bruno, { token, cvv })
  const poll = () => paying.status(bruno, created.data?.id ?? 'none')
  return { operator, created, poll, ledger: () => operator.ledger(BRUNO) }
}

const pansThat = (kind: CardOutcome['kind']) =>
  testCards.filter(card => card.outcome.kind === kind).map(card => card.pan)

test('the test cards have valid numbers, and there is at least one for each of the seven outcomes', () => {
  for (const { pan } of testCards) expect(luhn(pan), pan).toBe(true)
  expect(new Set(testCards.map(card => card.outcome.kind)).size).toBe(7)
})

test.each(pansThat('settles'))(
  'a charge on the test card %s is accepted, and settles later with a receipt number (nsu)',
  async pan => {
    const { operator, created, poll, ledger } = await pay(pan)
    expect(created.status).toBe(201)
    expect(created.data?.nsu).toBeNull()
    expect((await poll()).status).toBe(404)
    operator.pass(1500)
    const settled = await poll()
    expect(settled.data).toMatchObject({ status: 'OK', nsu: expect.stringMatching(/^\d{9}$/) })
    expect(await ledger()).toMatchObject([{ valueCents: 2000, method: 'credit', status: 'OK', nsu: settled.data?.nsu }])
  },
)

test.each(pansThat('settles-at-once'))('a charge on the test card %s settles immediately', async pan => {
  const { created, poll } = await pay(pan)
  expect(created.data?.nsu).toMatch(/^\d{9}$/)
  expect((await poll()).data?.nsu).toBe(created.data?.nsu)
})

test.each(testCards.flatMap(({ pan, outcome }) => (outcome.kind === 'refused' ? [[pan, outcome.code] as const] : [])))(
  'a charge on the test card %s is refused immediately with code %i and takes no money',
  async (pan, code) => {
    const { created, ledger } = await pay(pan)
    expect([created.status, created.code]).toEqual([422, code])
    expect(await ledger()).toEqual([])
  },
)

test.each(pansThat('declined'))(
  'a charge on the test card %s is declined later with code 300 and takes no money',
  async pan => {
    const { operator, poll, ledger } = await pay(pan)
    expect((await poll()).status).toBe(404)
    operator.pass(1500)
    expect((await poll()).data).toMatchObject({ status: 'NOK', nsu: null, code: 300 })
    expect(await ledger()).toEqual([])
  },
)

test.each(pansThat('not-delivered'))(
  'a charge on the test card %s takes money, and ends as `NOK` without a code',
  async pan => {
    const { operator, poll, ledger } = await pay(pan)
    operator.pass(1500)
    const { data } = await poll()
    expect(data?.status).toBe('NOK')
    expect(data).not.toHaveProperty('code')
    expect(await ledger()).toMatchObject([{ status: 'NOK' }])
  },
)

test.each(pansThat('never-settles'))('a charge on the test card %s is in processing for ever', async pan => {
  const { operator, poll, ledger } = await pay(pan)
  operator.pass(3_600_000)
  expect((await poll()).status).toBe(404)
  expect(await ledger()).toMatchObject([{ status: 'PENDING' }])
})

test.each(pansThat('settles-late'))(
  'a charge on the test card %s settles at the third status poll, however late that is',
  async pan => {
    const { poll } = await pay(pan)
    expect((await poll()).status).toBe(404)
    expect((await poll()).status).toBe(404)
    expect((await poll()).data?.status).toBe('OK')
  },
)

describe('the CVV', () => {
  const ANA = '11987654321'
  const payWith = async (place: number, cvv?: string) => {
    const operator = openOperator()
    const ana = await operator.login(ANA)
    const { token } = present(ana.cards[place])
    return payingFor(operator).card(ana, { token, ...(cvv !== undefined && { cvv }) })
  }

  test.each([undefined, '', '12', '1234', '000'])(
    'the CVV “%s” is refused for a card that needs its CVV',
    async cvv => {
      const reply = await payWith(0, cvv)
      expect([reply.status, reply.code]).toEqual([400, 102])
    },
  )

  test('a CVV of three digits is accepted', async () => expect((await payWith(0, '123')).status).toBe(201))
  test('a saved card whose CVV the operator stores can be charged without a CVV', async () =>
    expect((await payWith(1)).status).toBe(201))

  test('an Amex needs a CVV of four digits, and new cards always need a CVV', async () => {
    const operator = openOperator()
    const { card, tokenize } = payingFor(operator)
    const bruno = await operator.login(BRUNO)
    const token = await tokenize('378282246310005')
    expect((await card(bruno, { token })).code).toBe(102)
    expect((await card(bruno, { token, cvv: '123' })).code).toBe(102)
    expect((await card(bruno, { token, cvv: '1234' })).status).toBe(201)
  })
})

describe('a new card', () => {
  test('if a customer chooses to save a new card, only that customer can pay with it', async () => {
    const operator = openOperator()
    const { card, tokenize } = payingFor(operator)
    const bruno = await operator.login(BRUNO)
    const token = await tokenize('5555555555554444')
    await card(bruno, { token, cvv: '123', save: true })
    const saved = (await operator.login(BRUNO)).cards
    expect(saved).toMatchObject([{ token, brand: 'MASTERCARD', last: '4444', favorite: true, cvv: false }])
    const gabi = await operator.login('81993331000')
    expect((await card(gabi, { token, cvv: '123' })).code).toBe(102)
  })

  test('after a payment with a new card, the card is saved only if the customer wants it and the charge is not refused', async () => {
    const operator = openOperator()
    const { card, tokenize } = payingFor(operator)
    const bruno = await operator.login(BRUNO)
    await card(bruno, { token: await tokenize('5555555555554444'), cvv: '123' })
    await card(bruno, { token: await tokenize('4000000000000002'), cvv: '123', save: true }, { value: 3000 })
    expect((await operator.login(BRUNO)).cards).toEqual([])
  })

  test.each([
    ['a wrong check digit', { pan: '4242424242424241' }],
    ['an unknown brand', { pan: '6011111111111117' }],
    ['too few digits', { pan: '4242' }],
    ['an expiry in the past', { month: '10', year: '2026' }],
    ['the month 13', { month: '13' }],
  ])('a new card with %s gets no token', async (_, change) => {
    const body = { pan: '4242424242424242', month: '12', year: '2030', ...change }
    const reply = await openOperator().ask(calls.tokenizeCard, { body })
    expect([reply.status, reply.code]).toEqual([400, 101])
  })

  test('a new card is valid until the end of its expiry month, with a year of two or four digits', async () => {
    for (const year of ['26', '2026']) {
      const body = { pan: '4242 4242 4242 4242', month: '11', year }
      expect((await openOperator().ask(calls.tokenizeCard, { body })).data?.card.last).toBe('4242')
    }
  })
})

describe('BIN look-up', () => {
  test.each([
    ['424242', 'Crédito', 'VISA'],
    ['471603980', 'Débito', 'VISA'],
    ['636297', 'Multiplo', 'ELO'],
  ])('the BIN look-up of %s returns the type %s and the brand %s', async (bin, CardType, Brand) => {
    const { data } = await openOperator().ask(calls.getBin, { params: { bin } })
    expect(data).toEqual({ bin: { CardType, Brand } })
  })

  test('the BIN look-up refuses a wrong number of digits with 400, and an unknown BIN with 404', async () => {
    expect((await openOperator().ask(calls.getBin, { params: { bin: '42424' } })).status).toBe(400)
    expect((await openOperator().ask(calls.getBin, { params: { bin: '999999' } })).status).toBe(404)
  })
})

test('the brand service lists six brands', async () => {
  const { data } = await openOperator().ask(calls.getBrands)
  expect(data?.brands.map(one => one.brand).sort()).toEqual([
    'AMEX',
    'DINERS',
    'ELO',
    'HIPERCARD',
    'MASTERCARD',
    'VISA',
  ])
})
