import { expect, test } from 'vitest'
import { calls } from '../../runtime/operator/contract/table.ts'
import { openOperator, payingFor, present } from '../testing/operator.ts'

const ANA = '11987654321'
const BRUNO = '21998765432'
const DAY_MS = 86_400_000

async function openData(msisdn = ANA, operator = openOperator()) {
  const session = await operator.login(msisdn)
  const asked = { params: { msisdn }, token: session.token }
  return {
    operator,
    session,
    change: (body: object) => operator.ask(calls.updateCustomer, { ...asked, body }),
    read: () => operator.ask(calls.getCustomer, asked),
    remove: (key?: string) => operator.ask(calls.deleteCustomer, { ...asked, ...(key !== undefined && { key }) }),
  }
}

test('what is sent is changed, and nothing else', async () => {
  const { operator, change, read } = await openData()
  operator.pass(1000)
  expect((await change({ email: 'Ana@Exemplo.com.br', receive_information: false })).status).toBe(204)
  const { data } = await read()
  expect(data).toMatchObject({
    email: 'ana@exemplo.com.br',
    receive_information: false,
    profile: { name: 'Ana Souza' },
    updated_at: '2026-11-27T15:00:01.000Z',
  })
})

test.each([
  [{ name: ' ' }, 101],
  [{ email: 'ana' }, 101],
  [{ cpf: '12345678900' }, 203],
  [{ birthDate: '310290' }, 210],
  [{ birthDate: '281111' }, 211],
])('%j is refused with code %d', async (body, code) => {
  expect((await (await openData()).change(body)).code).toBe(code)
})

test('fifteen years today are enough', async () => {
  expect((await (await openData()).change({ birthDate: '271111' })).status).toBe(204)
})

test('an e-mail and a CPF are one customer’s, until that account is deleted', async () => {
  const ana = await openData()
  const bruno = await openData(BRUNO, ana.operator)
  await ana.change({ email: 'a@exemplo.com.br', cpf: '529.982.247-25' })
  expect((await bruno.change({ email: 'A@exemplo.com.br' })).code).toBe(206)
  expect((await bruno.change({ cpf: '52998224725' })).code).toBe(204)
  await ana.remove()
  expect((await bruno.change({ email: 'a@exemplo.com.br', cpf: '52998224725' })).status).toBe(204)
})

test('a deleted account ends every session, keeps its ledger, and has 30 days of grace (262), after which nothing is left of it (246)', async () => {
  const { operator, session, read, remove } = await openData()
  const other = await openData(ANA, operator)
  await payingFor(operator).card(session, { token: present(session.cards[1]).token })
  expect((await remove('k')).status).toBe(204)
  expect((await remove('k')).status).toBe(204)
  expect([(await read()).code, (await other.read()).code]).toEqual([1001, 1001])
  expect(await operator.ledger(ANA)).toHaveLength(1)
  const login = async () => {
    const { data } = await operator.ask(calls.sendSmsToken, { body: { msisdn: ANA } })
    const authCode = present(operator.world.store.get('sms', ANA)).code
    const { encryptedMsisdn } = present(data)
    return (await operator.ask(calls.openSession, { body: { encryptedMsisdn, authCode } })).code
  }
  expect(await login()).toBe(262)
  operator.pass(30 * DAY_MS)
  expect(await login()).toBe(246)
})
