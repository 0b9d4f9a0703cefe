import { expect, test } from 'vitest'
import errors from '../../flow-configs/shared/errors.json'
import { say } from '../../flows/kit/errors.ts'
import { prepare } from '../../runtime/engine/prepare.ts'
import { web } from '../../workshop/flows/web-config.ts'

const { fallback } = errors
const step = (id: string) => JSON.stringify(prepare(web)?.steps[id])
const said = (code: string) => say(errors, { code }, { brand: '', facts: {} })

test('a payment that failed says that nothing was charged, and how to try again', () => {
  expect(said('rechargeFailed')).toMatchObject({ money: 'Nada foi cobrado.', main: { event: 'retry' } })
  expect(said('rechargeFailed').text).toContain('tente novamente')
})

test('a recharge that failed after it was charged says that the money comes back, and nothing else', () => {
  const { text, money } = said('refunding')
  expect(text).toContain('será devolvido')
  expect(money).toContain('estornado')
  expect(`${text}${money}`).not.toContain('Nada foi cobrado')
})

test('one in processing says how long it may take, and that it will be told', () => {
  expect(step('processing')).toContain('pode levar até 1 hora')
  expect(step('processing')).toContain('Avisamos você por mensagem')
})

// Beside the page only its text is said.
test.each(['offline', 'unreachable', 'walletLeft', 'pixUnanswered', 'bankUnanswered', 'checkoutUnanswered'])(
  'a payment that never left, %s, says so',
  code => {
    expect(say(errors, { code, about: 'charge' }, { brand: '', facts: {} }).text).toMatch(/nada foi .*cobrado/i)
  },
)

test('what nobody knows says nothing of the money', () => {
  expect(JSON.stringify(fallback)).not.toContain('cobrado')
})
