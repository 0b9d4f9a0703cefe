import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { calls } from '../../runtime/operator/contract/table.ts'
import { otherTestData } from '../seed/test-data.ts'
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

test('changing personal data changes only the fields that the request contains', async () => {
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
])('the personal data %j are refused with code %d', async (body, code) => {
  expect((await (await openData()).change(body)).code).toBe(code)
})

test('a customer who turns fifteen today is old enough', async () => {
  expect((await (await openData()).change({ birthDate: '271111' })).status).toBe(204)
})

test('only one account can use an e-mail address or a CPF, until that account is deleted', async () => {
  const ana = await openData()
  const bruno = await openData(BRUNO, ana.operator)
  await ana.change({ email: 'a@exemplo.com.br', cpf: '529.982.247-25' })
  expect((await bruno.change({ email: 'A@exemplo.com.br' })).code).toBe(206)
  expect((await bruno.change({ cpf: '52998224725' })).code).toBe(204)
  await ana.remove()
  expect((await bruno.change({ email: 'a@exemplo.com.br', cpf: '52998224725' })).status).toBe(204)
})

test('a deleted account has no sessions but keeps its charges; a login gets code 262 for 30 days, then code 246', async () => {
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

const CPF = '529.982.247-25'

/** Creates an account like Bruno's, gives it the CPF 529.982.247-25, and deletes the account. */
async function spendCpf(operator: ReturnType<typeof openOperator>) {
  const { json } = await operator.control('POST', '/customers', { like: 'bruno' })
  const account = await openData(z.parse(z.object({ msisdn: z.string() }), json).msisdn, operator)
  const { status } = await account.change({ cpf: CPF })
  await account.remove()
  return status
}

test('if three accounts used a CPF within 30 days, a fourth gets code 244, even if the three were deleted', async () => {
  const ana = await openData(ANA, openOperator({ settings: { sessionLifeMs: 1000 * DAY_MS } }))
  const { operator, change } = ana
  for (let i = 0; i < 3; i++) expect(await spendCpf(operator)).toBe(204)
  expect((await change({ cpf: CPF })).code).toBe(244)
  operator.pass(30 * DAY_MS)
  expect((await change({ cpf: CPF })).status).toBe(204)
})

test('if an account gave up a CPF, it may take it again at once, but another account is refused with code 244', async () => {
  const operator = openOperator()
  const [ana, bruno] = [await openData(ANA, operator), await openData(BRUNO, operator)]
  expect([await spendCpf(operator), await spendCpf(operator)]).toEqual([204, 204])
  await ana.change({ cpf: CPF })
  await ana.change({ cpf: '11144477735' })
  expect((await bruno.change({ cpf: CPF })).code).toBe(244)
  expect((await ana.change({ cpf: CPF })).status).toBe(204)
  expect((await ana.change({ cpf: CPF })).status).toBe(204)
  expect((await bruno.change({ cpf: CPF })).code).toBe(204)
})

test('the operator remembers for exactly 30 days that an account gave up a CPF', async () => {
  const { operator, session, change } = await openData(
    ANA,
    openOperator({ settings: { sessionLifeMs: 1000 * DAY_MS } }),
  )
  const left = () => Object.keys(present(operator.world.store.get('customer', session.id)).cpfsLeft ?? {})
  await change({ cpf: CPF })
  await change({ cpf: '11144477735' })
  expect(left()).toEqual(['52998224725'])
  operator.pass(30 * DAY_MS)
  await change({ cpf: '39053344705' })
  expect(left()).toEqual(['11144477735'])
})

test.each([
  [{ email: 'Usado@exemplo.com.br' }, 206],
  [{ cpf: '204.204.204-87' }, 204],
  [{ cpf: '24424424421' }, 244],
])('the documented test data %j are refused with code %d', async (body, code) => {
  const { change } = await openData()
  expect((await change(body)).code).toBe(code)
  expect(otherTestData.map(([data]) => data)).toContain(
    Object.values(body)
      .join()
      .toLowerCase()
      .replace(/[-.](?=\d)/g, ''),
  )
})

test('if an account is still being registered, deleting it is refused with code 240', async () => {
  const iris = await openData('27995550240')
  const reply = await iris.remove()
  expect([reply.status, reply.code]).toEqual([422, 240])
  expect((await iris.read()).status).toBe(200)
})

test('an account with a schedule can be deleted, and the schedule ends', async () => {
  const { operator, session, remove } = await openData()
  const { id, token, cards } = session
  const body = { frequency: 'WEEKLY', day: 'MONDAY', value: 2000, recipient: ANA, token: present(cards[0]).token }
  expect((await operator.ask(calls.saveRecurrence, { params: { id }, token, body })).status).toBe(201)
  expect((await remove()).status).toBe(204)
  expect(operator.world.store.list('recurrence')).toEqual([])
})
