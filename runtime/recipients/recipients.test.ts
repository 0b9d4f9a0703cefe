import { describe, expect, test } from 'vitest'
import { dropped, lostAfterwards } from '../../tests/runtime/network.ts'
import { ANA, BRUNO, openPage } from '../../tests/runtime/page.ts'
import type { FactValues } from '../facts.ts'
import { add, forget } from './recipients.ts'

const MOTHER = '11976543210'
const MARIA = '61995551010'
const NEW = '11955554444'

async function openList(facts: FactValues, msisdn = BRUNO) {
  const page = openPage()
  const { id } = await page.login(msisdn)
  page.know(facts)
  const saved = () => page.operator.world.store.get('customer', id)?.recipients ?? []
  return { page, saved, add: () => page.run(add), forget: () => page.run(forget) }
}

describe('saving a number', () => {
  test('saving a number stores it with its name from the customer, and clears the form', async () => {
    const { page, saved, add } = await openList({ 'recipient.newMsisdn': NEW, 'recipient.newName': ' Mãe ' })
    expect((await add()).outcome).toBe('added')
    expect(saved()).toEqual([{ msisdn: NEW, name: 'Mãe', favorite: false }])
    expect([page.context.fact('recipient.newMsisdn'), page.context.fact('recipient.newName')]).toEqual([
      undefined,
      undefined,
    ])
    expect(page.network.to('/dependents/')[0]?.headers['Idempotency-Key']).toMatch(/^page-/)
  })

  test.each([undefined, '  '])('a number can be saved without a name: %j', async name => {
    const { page, add } = await openList({ 'recipient.newMsisdn': NEW, 'recipient.newName': name })
    expect((await add()).outcome).toBe('added')
    expect(page.network.to('/dependents/')[0]?.body).toBe('{}')
  })
})

describe('a number that cannot be saved', () => {
  test.each([
    ['a landline', '1133334444', '202'],
    ['without its ninth digit', '1176543210', '242'],
    ['the customer’s own', BRUNO, '236'],
  ])('a number that is %s is not saved, and the field shows the error', async (_, msisdn, code) => {
    const { page, saved, add } = await openList({ 'recipient.newMsisdn': msisdn })
    expect(await add()).toMatchObject({ outcome: 'numberRefused', code })
    expect([saved(), page.context.fact('recipient.newMsisdn')]).toEqual([[], msisdn])
  })

  test('if the list of numbers is full, the customer sees a general error, not an error at the field', async () => {
    const { add } = await openList({ 'recipient.newMsisdn': NEW }, MARIA)
    expect(await add()).toEqual({ outcome: 'refused', code: '221' })
  })

  test('if the operator cannot be reached, the customer can save the number on the next try, with a new idempotency key', async () => {
    const { page, add } = await openList({ 'recipient.newMsisdn': NEW })
    page.network.plan('POST', dropped)
    expect(await add()).toEqual({ outcome: 'unreachable', code: 'unreachable' })
    expect((await add()).outcome).toBe('added')
    const keys = page.network.to('/dependents/').map(({ headers }) => headers['Idempotency-Key'])
    expect(new Set(keys).size).toBe(2)
    expect(keys).not.toContain(undefined)
  })
})

test('if the answer to saving a number was lost, a retry succeeds, but a retry with another name is refused', async () => {
  const { page, saved, add } = await openList({ 'recipient.newMsisdn': NEW, 'recipient.newName': 'Mãe' })
  page.network.plan('POST', lostAfterwards)
  expect(await add()).toEqual({ outcome: 'unreachable', code: 'unreachable' })
  expect((await add()).outcome).toBe('added')
  expect(saved()).toHaveLength(1)
  expect(page.context.fact('recipient.newMsisdn')).toBeUndefined()
  page.know({ 'recipient.newMsisdn': NEW, 'recipient.newName': 'Tia' })
  expect(await add()).toMatchObject({ outcome: 'numberRefused', code: '234' })
})

test('if the answer to deleting a number was lost, the next try succeeds', async () => {
  const { page, saved, forget } = await openList({ 'recipient.msisdn': MOTHER }, ANA)
  page.network.plan('DELETE', lostAfterwards)
  expect(await forget()).toEqual({ outcome: 'unreachable', code: 'unreachable' })
  expect((await forget()).outcome).toBe('deleted')
  expect(saved().map(({ msisdn }) => msisdn)).toEqual(['11965432109'])
  expect(page.context.fact('recipient.msisdn')).toBeUndefined()
})
