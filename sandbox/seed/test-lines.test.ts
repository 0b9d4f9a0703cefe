import { expect, test } from 'vitest'
import { calls } from '../../runtime/operator/contract/table.ts'
import { parseMobile } from '../../runtime/rules/phone.ts'
import { openOperator, payingFor, present } from '../testing/operator.ts'
import { describeSeeds } from './seed.ts'
import { type Occasion, testLines } from './test-lines.ts'

const BRUNO = '21998765432'
const ANA = '11987654321'

const linesOf = (occasion: Occasion) =>
  testLines
    .filter(line => line.occasion === occasion)
    .map(({ msisdn, status, code }) => [msisdn, status, code] as const)

test('each test number is another mobile number and ends in its error code', () => {
  for (const { msisdn, code } of testLines) {
    expect(parseMobile(msisdn)).toEqual({ ok: true, msisdn })
    expect(msisdn.slice(-3)).toBe(String(code))
  }
  expect(new Set(testLines.map(({ msisdn }) => msisdn)).size).toBe(testLines.length)
})

test.each(linesOf('login'))(
  'the test number %s gets an SMS code first, and is then refused with status %i and code %i',
  async (msisdn, status, code) => {
    const operator = openOperator()
    const known = await operator.ask(calls.sendSmsToken, { body: { msisdn: ANA } })
    const sent = await operator.ask(calls.sendSmsToken, { body: { msisdn } })
    expect([sent.status, Object.keys(present(sent.data))]).toEqual([known.status, Object.keys(present(known.data))])
    const { encryptedMsisdn } = present(sent.data)
    const right = present(operator.world.store.get('sms', msisdn)).code
    const wrong = right === '000000' ? '111111' : '000000'
    const open = (authCode: string) => operator.ask(calls.openSession, { body: { encryptedMsisdn, authCode } })
    expect((await open(wrong)).code).toBe(1000)
    const reply = await open(right)
    expect([reply.status, reply.code]).toEqual([status, code])
    expect(calls.openSession.refusals).toContain(code)
  },
)

test.each(linesOf('recharge'))(
  'a recharge or schedule for the test number %s is refused with status %i and code %i',
  async (msisdn, status, code) => {
    const operator = openOperator()
    const ana = await operator.login(ANA)
    const { pix, card } = payingFor(operator)
    const { token } = present(ana.cards[1])
    const schedule = { frequency: 'WEEKLY', day: 'MONDAY', value: 2000, recipient: msisdn, token }
    const replies = [
      await pix(ana, { recipient: msisdn }),
      await card(ana, { token }, { recipient: msisdn }),
      await operator.ask(calls.saveRecurrence, { params: { id: ana.id }, token: ana.token, body: schedule }),
    ]
    for (const reply of replies) expect([reply.status, reply.code]).toEqual([status, code])
    expect(await operator.ledger(ANA)).toEqual([])
    for (const call of [calls.createPixRecharge, calls.createCreditRecharge, calls.saveRecurrence])
      expect(call.refusals).toContain(code)
  },
)

test.each(linesOf('dependent'))(
  'saving the test number %s as a recipient is refused with status %i and code %i',
  async (recipient, status, code) => {
    const operator = openOperator()
    const { token } = await operator.login(BRUNO)
    const reply = await operator.ask(calls.addDependent, { params: { msisdn: BRUNO, recipient }, token })
    expect([reply.status, reply.code]).toEqual([status, code])
    expect(calls.addDependent.refusals).toContain(code)
  },
)

test('at its start, the sandbox prints one line with the pattern of the test numbers and the codes of all of them', () => {
  const [told] = describeSeeds().numbers.filter(text => text.includes('CCC'))
  for (const { code } of testLines) expect(told).toContain(String(code))
})
