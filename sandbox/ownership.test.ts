import { expect, test } from 'vitest'
import { type CallName, calls } from '../runtime/operator/contract/table.ts'
import { openOperator, payingFor, present } from './testing/operator.ts'

const ANA = '11987654321'
const BRUNO = '21998765432'

const personal = Object.entries(calls).filter(([, call]) => call.who === 'customer' && call.path !== '/sessions')

test.each(personal)('%s never serves another customer', async (_name, call) => {
  const operator = openOperator()
  const ana = await operator.login(ANA)
  const bruno = await operator.login(BRUNO)
  const pix = present((await payingFor(operator).pix(ana)).data)
  const path = call.path
    .replace('{id}', ana.id)
    .replace('{msisdn}', ANA)
    .replace('{txid}', pix.id)
    .replace('{cid}', 'device')
  const body = JSON.stringify({ msisdnRecebedor: BRUNO, rechargeValueId: 2000, card: { token: 'x', cvv: '123' } })
  const response = await operator.app.request(`/operator/b${path}`, {
    method: call.method,
    headers: { authorization: `customer ${bruno.token}` },
    ...(call.method !== 'GET' && { body }),
  })
  expect(response.status).toBe(404)
  expect(await response.text()).toBe('{}')
})

test('a charge of another customer cannot be read under one’s own id', async () => {
  const operator = openOperator()
  const { pix, status, code } = payingFor(operator)
  const ana = await operator.login(ANA)
  const bruno = await operator.login(BRUNO)
  const { id } = present((await pix(ana)).data)
  operator.pass(1000)
  expect((await code(ana, id)).status).toBe(200)
  expect((await code(bruno, id)).status).toBe(404)
  await operator.control('POST', `/pix/${id}/pay`)
  expect((await status(bruno, id)).status).toBe(404)
})

test('a saved card of another customer cannot pay', async () => {
  const operator = openOperator()
  const ana = await operator.login(ANA)
  const bruno = await operator.login(BRUNO)
  const { token } = present(ana.cards[1])
  const reply = await payingFor(operator).card(bruno, { token, cvv: '123' })
  expect([reply.status, reply.code]).toEqual([400, 102])
  expect(await operator.ledger(BRUNO)).toEqual([])
})

test('each call of the contract is answered by its own handler', async () => {
  const { routes } = await import('./calls/routes.ts')
  const names = Object.keys(calls).filter((name): name is CallName => name in calls)
  for (const name of names) expect(routes[name].call, name).toBe(calls[name])
})
