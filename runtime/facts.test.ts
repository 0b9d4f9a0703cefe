import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { accepts, type FactName, facts, isFactName, isKept, isPlainFactName, isSecret } from './facts.ts'
import { isServiceName } from './services.ts'

const names = Object.keys(facts).filter(isFactName)

test.each<[FactName, unknown, boolean]>([
  ['recharge.target', '11987654321', true],
  ['recharge.target', '1133334444', true],
  ['recharge.target', '', false],
  ['recharge.target', '💥', false],
  ['login.msisdn', '(11) 98765-4321', false],
  ['order.value', -5, false],
  ['order.value', Number.POSITIVE_INFINITY, false],
  ['recharge.target', 11987654321, false],
  ['recharge.value', 2000, true],
  ['recharge.value', '2000', false],
  ['payment.saveCard', false, true],
  ['payment.saveCard', 'false', false],
  ['payment.type', 'pix', true],
  ['payment.type', 'boleto', false],
  ['payment.type', 'constructor', false],
  ['payment.type', ['pix'], false],
  ['customer.cpf', '52998224725', true],
  ['customer.cpf', '529.982.247-25', false],
  ['customer.birthDate', '270390', true],
  ['customer.birthDate', '27/03/1990', false],
  ['card.kind', 'cef', true],
  ['card.kind', 'pix', false],
  ['schedule.day', 'monday', true],
  ['schedule.day', 'MONDAY', true],
  ['schedule.day', '28', true],
  ['schedule.day', '29', false],
  ['schedule.day', '00', false],
  ['schedule.day', '5', false],
  ['schedule.day', 'day', false],
  ['session.authenticated', null, false],
  ['session.msisdn', undefined, false],
  ['session.msisdn', {}, false],
])('the fact %s accepts the value %o: %s', (name, value, expected) => {
  expect(accepts(name, value)).toBe(expected)
})

test('no fact accepts null, a list or an object as its value', () => {
  const odd = fc.oneof(fc.constant(null), fc.constant(undefined), fc.array(fc.anything()), fc.object(), fc.bigInt())
  fc.assert(fc.property(fc.constantFrom(...names), odd, (name, value) => !accepts(name, value)))
})

describe('names of facts and services', () => {
  const inherited = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf', '']
  test.each(inherited)('the name %s, which every JavaScript object inherits, is neither a fact nor a service', name => {
    expect([isFactName(name), isPlainFactName(name), isServiceName(name)]).toEqual([false, false, false])
  })

  test('`isFactName` and `isServiceName` recognize the names of facts and services', () => {
    expect(names).toHaveLength(Object.keys(facts).length)
    expect(isServiceName('recharge.pay')).toBe(true)
  })
})

describe('card data', () => {
  const secrets = names.filter(isSecret)
  test('card data are marked as secret, so the fact store cannot contain them', () => {
    expect(secrets).toEqual([
      'payment.pan',
      'payment.expiry',
      'payment.cvv',
      'payment.walletToken',
      'payment.dataOnly',
      'payment.challenge',
      'payment.proof',
    ])
    expect(secrets.filter(isPlainFactName)).toEqual([])
  })

  test('card data, an SMS code and a Pix code are not stored in the tab', () => {
    const kept = names.filter(isKept)
    for (const name of [...secrets, 'login.code', 'pix.code', 'session.msisdn']) expect(kept).not.toContain(name)
    expect(kept).toEqual(expect.arrayContaining(['recharge.value', 'recharge.target', 'pix.txid', 'order.value']))
  })
})

test('a reload deletes the personal data that the customer typed into a form', () => {
  const told = ['customer.name', 'customer.segment']
  const own = names.filter(name => /^(card|recipient|customer)\./.test(name) && !told.includes(name))
  expect(own.length).toBeGreaterThan(10)
  expect(own.filter(isKept)).toEqual([])
})

test('a reload keeps the schedule that the customer is choosing; it does not keep whether a schedule is active', () => {
  const kept = names.filter(name => name.startsWith('schedule.')).filter(isKept)
  expect(kept).toEqual(expect.arrayContaining(['schedule.day', 'schedule.value', 'schedule.card']))
  for (const name of ['schedule.isOn', 'schedule.newDay']) expect(kept).not.toContain(name)
})
