import { expect, test } from 'vitest'
import errors from '../../flow-configs/shared/errors.json'
import { say } from '../../flows/kit/errors.ts'
import { prepare } from '../../runtime/engine/prepare.ts'
import { web } from '../../workshop/flows/web-config.ts'

const { fallback } = errors
const step = (id: string) => JSON.stringify(prepare(web)?.steps[id])
const said = (code: string) => say(errors, { code }, { brand: '', facts: {} })

test('the message for a failed payment says that nothing was charged, and how to try again', () => {
  expect(said('rechargeFailed')).toMatchObject({ money: 'Nada foi cobrado.', main: { event: 'retry' } })
  expect(said('rechargeFailed').text).toContain('tente novamente')
})

test('if a recharge failed after its charge, the message says only that the money will be returned', () => {
  const { text, money } = said('refunding')
  expect(text).toContain('será devolvido')
  expect(money).toContain('estornado')
  expect(`${text}${money}`).not.toContain('Nada foi cobrado')
})

test('the message for a payment in processing says how long it may take, and that the result will be shown', () => {
  expect(step('processing')).toContain('pode levar até 1 hora')
  expect(step('processing')).toContain('Avisamos você por mensagem')
})

// The text of these messages says that nothing was charged, so they have no separate sentence about the money.
test.each(['offline', 'unreachable', 'walletLeft', 'pixUnanswered', 'bankUnanswered', 'checkoutUnanswered'])(
  'the message for the code %s says that the payment was not sent',
  code => {
    expect(say(errors, { code, about: 'charge' }, { brand: '', facts: {} }).text).toMatch(/nada foi .*cobrado/i)
  },
)

test('the message for a payment with an unknown result claims nothing about the money', () => {
  expect(JSON.stringify(fallback)).not.toContain('cobrado')
})
