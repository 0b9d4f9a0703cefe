import { expect, test } from 'vitest'
import { calls } from '../runtime/operator/contract/table.ts'
import { openOperator, payingFor, present } from './testing/operator.ts'
import { callNamed, callNames, openStage } from './testing/samples.ts'

const ANA = '11987654321'
const BRUNO = '21998765432'

const personal = callNames.filter(name => calls[name].who === 'customer' && name !== 'closeSession')

test.each(personal)('the call %s with another customer’s id gets a 404 and no data', async name => {
  const operator = openOperator()
  const { samples } = await openStage(operator)
  const bruno = await operator.login(BRUNO)
  const { response, status } = await operator.ask(callNamed(name), { ...samples[name], token: bruno.token })
  expect(status).toBe(404)
  expect(await response.text()).toBe('{}')
})

const THINGS = ['token', 'txid', 'pispId', 'rechargeId', 'pixExternalId']

test.each(personal.filter(name => THINGS.some(thing => calls[name].path.includes(`{${thing}}`))))(
  'the call %s with the caller’s own id returns no data of another customer',
  async name => {
    const operator = openOperator()
    const { samples } = await openStage(operator)
    const bruno = await operator.login(BRUNO)
    const { params, body } = samples[name]
    // A token that no customer has saved may be used by anyone, so it would not be refused. This test therefore uses
    // the token of a saved card.
    const token = params.token === undefined ? {} : { token: samples.deleteCard.params.token ?? '' }
    const own = {
      ...params,
      ...token,
      ...('id' in params && { id: bruno.id }),
      ...('msisdn' in params && { msisdn: BRUNO }),
    }
    expect((await operator.ask(callNamed(name), { params: own, body, token: bruno.token })).status).toBe(404)
  },
)

test.each(personal)('the call %s needs a session', async name => {
  const operator = openOperator()
  const { samples } = await openStage(operator)
  const { status, code } = await operator.ask(callNamed(name), samples[name])
  expect([status, code]).toEqual([401, 1001])
})

test('another customer’s charge cannot be read under the caller’s own id', async () => {
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

test('another customer’s saved card cannot pay', async () => {
  const operator = openOperator()
  const ana = await operator.login(ANA)
  const bruno = await operator.login(BRUNO)
  const { token } = present(ana.cards[1])
  const reply = await payingFor(operator).card(bruno, { token, cvv: '123' })
  expect([reply.status, reply.code]).toEqual([400, 102])
  expect(await operator.ledger(BRUNO)).toEqual([])
})

const CARRIERS = ['createCreditRecharge', 'createDebitRecharge', 'createSecureDebitRecharge', 'saveRecurrence'] as const

test.each(CARRIERS)('if the body of the call %s contains another customer’s card, the call is refused', async name => {
  const operator = openOperator()
  const { samples } = await openStage(operator)
  const ana = await operator.login(ANA)
  const before = operator.world.store.list('charge').length
  const asked = { params: { id: ana.id }, body: samples[name].body, token: ana.token }
  const reply = await operator.ask(callNamed(name), asked)
  expect([400, 422]).toContain(reply.status)
  expect(operator.world.store.list('charge')).toHaveLength(before)
  expect(operator.world.store.get('recurrence', ana.id)).toBeUndefined()
})

test('an idempotency key that another customer used does not return that customer’s answer', async () => {
  const operator = openOperator()
  const [ana, bruno] = [await operator.login(ANA), await operator.login(BRUNO)]
  const { pix } = payingFor(operator)
  const theirs = present((await pix(ana, { key: 'k' })).data)
  const own = present((await pix(bruno, { key: 'k', recipient: ANA })).data)
  expect(own.id).not.toBe(theirs.id)
})

test('if another device repeats a login’s idempotency key, it does not get the login’s answer', async () => {
  const operator = openOperator()
  const { data } = await operator.ask(calls.sendSmsToken, { body: { msisdn: ANA } })
  const body = { ...present(data), authCode: present(operator.world.store.get('sms', ANA)).code }
  const open = (deviceId: string) => operator.ask(calls.openSession, { body, key: 'k', headers: { deviceId } })
  const opened = await open('device-1')
  expect((await open('device-1')).data).toEqual(opened.data)
  expect((await open('device-2')).code).toBe(1000)
})

test('in the sandbox, each call of the contract is answered by its own handler', async () => {
  const { routes } = await import('./calls/routes.ts')
  for (const name of callNames) expect(routes[name].call, name).toBe(calls[name])
})
