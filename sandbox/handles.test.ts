import { expect, test } from 'vitest'
import { calls } from '../runtime/operator/contract/table.ts'
import { type Operator, openOperator, present } from './testing/operator.ts'

const ANA = '11987654321'
const MINUTE = 60_000

async function send(operator: Operator, msisdn: string) {
  const { data } = await operator.ask(calls.sendSmsToken, { body: { msisdn } })
  return present(data).encryptedMsisdn
}

const codeOf = ({ world }: Operator, msisdn: string) => present(world.store.get('sms', msisdn)).code
const wrong = (code: string) => (code === '000000' ? '111111' : '000000')
const open = ({ ask }: Operator, encryptedMsisdn: string, authCode: string) =>
  ask(calls.openSession, { body: { encryptedMsisdn, authCode } })

test('an invented id in place of a hidden phone number opens no session', async () => {
  const operator = openOperator()
  await send(operator, ANA)
  for (const made of [ANA, 'f'.repeat(32), '', '__proto__']) {
    const reply = await open(operator, made, codeOf(operator, ANA))
    expect([reply.status, reply.code]).toEqual([403, 245])
  }
})

test('an id that hides a phone number is valid for an hour', async () => {
  const operator = openOperator()
  const stand = await send(operator, ANA)
  operator.pass(60 * MINUTE - 1)
  await send(operator, ANA)
  expect((await open(operator, stand, wrong(codeOf(operator, ANA)))).code).toBe(1000)
  operator.pass(1)
  expect((await open(operator, stand, codeOf(operator, ANA))).code).toBe(245)
})

test('the sandbox does not accept an id that hides an amount in place of one that hides a number, nor the reverse', async () => {
  const operator = openOperator()
  const sent = await operator.ask(calls.resendSmsToken, { body: { msisdn: ANA, valor: 3000 } })
  const { encryptedMsisdn, encryptedValor } = present(sent.data)
  const authCode = codeOf(operator, ANA)
  expect((await open(operator, present(encryptedValor), authCode)).code).toBe(245)
  const body = { encryptedMsisdn, encryptedValor: encryptedMsisdn, authCode }
  expect((await operator.ask(calls.openSession, { body })).data).not.toHaveProperty('rechargeValue')
})

test('each session token, and each id that hides a number, consists of 128 new random bits', async () => {
  const drawn: string[] = []
  const fill = (bytes: Uint8Array<ArrayBuffer>) => {
    crypto.getRandomValues(bytes)
    drawn.push(Buffer.from(bytes).toString('hex'))
  }
  const operator = openOperator({ chance: { fill } })
  const stand = await send(operator, ANA)
  expect([stand, stand.length]).toEqual([drawn.at(-1), 32])
  const token = present((await open(operator, stand, codeOf(operator, ANA))).data).id
  expect([token, token.length]).toEqual([drawn.at(-1), 32])
  expect((await operator.login(ANA)).token).not.toBe(token)
})
