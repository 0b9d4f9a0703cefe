import { expect, test } from 'vitest'
import errors from '../../flow-configs/shared/errors.json'
import { say } from '../../flows/kit/errors.ts'
import { prepare } from '../../runtime/engine/prepare.ts'
import { web } from '../../workshop/flows/web-config.ts'

const { fallback } = errors
const step = (id: string) => JSON.stringify(prepare(web)?.steps[id])
const said = (code: string) => say(errors, { code }, { brand: '', facts: {} })

test('the message of a failed payment says that nothing was charged, and how to try again', () => {
  expect(said('rechargeFailed')).toMatchObject({ money: 'Nada foi cobrado.', main: { event: 'retry' } })
  expect(said('rechargeFailed').text).toContain('tente novamente')
})

test('the message of a recharge that failed after it was charged says only that the money goes back', () => {
  const { text, money } = said('refunding')
  expect(text).toContain('será devolvido')
  expect(money).toContain('estornado')
  expect(`${text}${money}`).not.toContain('Nada foi cobrado')
})

test('the message of a payment in processing says how long it may take, and that its end will be shown', () => {
  expect(step('processing')).toContain('pode levar até 1 hora')
  expect(step('processing')).toContain('Avisamos você por mensagem')
})

// The text of each of these messages says that nothing was charged; the message has no separate sentence about the money.
test.each(['offline', 'unreachable', 'walletLeft', 'pixUnanswered', 'bankUnanswered', 'checkoutUnanswered'])(
  'the message of a payment that was not sent says so, for the code %s',
  code => {
    expect(say(errors, { code, about: 'charge' }, { brand: '', facts: {} }).text).toMatch(/nada foi .*cobrado/i)
  },
)

test('the message of a payment with an unknown end says nothing about the money', () => {
  expect(JSON.stringify(fallback)).not.toContain('cobrado')
})
