import { expect, test } from 'vitest'
import type { Facts } from '../../runtime/engine/flow.ts'
import { prepare } from '../../runtime/engine/prepare.ts'
import { present } from '../../sandbox/testing/operator.ts'
import { web } from '../../workshop/flows/web-config.ts'
import { Person } from '../engine/person.ts'

const chosen = {
  'session.authenticated': true,
  'recharge.value': 2000,
  'recharge.target': '11987654321',
  'upsell.value': 3000,
  'upsell.bonusGb': 10,
}
const goesOn = (facts: Facts): string =>
  new Person(present(prepare(web)), { ...chosen, ...facts }).opens('recharge').taps('submit').sees

test('the customer gets the offer of a larger amount before the payment step', () => {
  expect(goesOn({ 'payment.inFlight': 'none' })).toBe('recharge > upsell')
  expect(goesOn({})).toBe('recharge > upsell')
})

test.each(['charge', 'pix', 'pisp', 'checkout'])(
  'while a payment of the kind %s is open, no larger amount is offered, because its receipt could show a wrong bonus',
  inFlight => {
    expect(goesOn({ 'payment.inFlight': inFlight })).toBe('payment')
  },
)
