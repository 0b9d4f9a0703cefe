import { describe, expect, it } from 'vitest'
import type { Guard } from './flow.ts'
import { holds } from './guards.ts'

const guards: { [name: string]: Guard } = {
  isPix: { fact: 'payment.type', is: 'pix' },
  isCard: { fact: 'payment.type', in: ['credit', 'debit'] },
  isLarge: { fact: 'recharge.value', atLeast: 50 },
  isSmall: { fact: 'recharge.value', atMost: 20 },
  hasName: { fact: 'customer.name', present: true },
  hasNoName: { fact: 'customer.name', present: false },
  largePix: { all: ['isPix', 'isLarge'] },
  pixOrLarge: { any: ['isPix', 'isLarge'] },
  notPix: { not: 'isPix' },
  nothing: { all: [] },
  ofUnknown: { not: 'nobody' },
  anyOfUnknown: { any: ['isPix', 'nobody'] },
  notAnyOfUnknown: { not: 'anyOfUnknown' },
  left: { not: 'right' },
  right: { not: 'left' },
  self: { any: ['self', 'isPix'] },
  notSelf: { not: 'self' },
  ofPrototype: { not: 'toString' },
}
const inherited = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf']

describe('a guard', () => {
  it('a guard is true if its fact is known and has the value that the guard names', () => {
    const facts = { 'payment.type': 'pix', 'recharge.value': 50, 'customer.name': 'Ana' }
    const holding = Object.keys(guards).filter(name => holds(guards, name, facts))
    expect(holding).toEqual(['isPix', 'isLarge', 'hasName', 'largePix', 'pixOrLarge', 'nothing'])
  })

  it('with `all`, `any` and `not`, a guard can combine other guards', () => {
    const neither = { 'payment.type': 'credit', 'recharge.value': 20 }
    const one = { 'payment.type': 'pix', 'recharge.value': 20 }
    expect(['largePix', 'pixOrLarge', 'notPix'].map(name => holds(guards, name, neither))).toEqual([false, false, true])
    expect(['largePix', 'pixOrLarge', 'notPix'].map(name => holds(guards, name, one))).toEqual([false, true, false])
  })

  it('a guard with a minimum or maximum is also true at the limit itself, and never true for a text', () => {
    expect(holds(guards, 'isLarge', { 'recharge.value': 49.99 })).toBe(false)
    expect(holds(guards, 'isSmall', { 'recharge.value': 20 })).toBe(true)
    expect(holds(guards, 'isSmall', { 'recharge.value': 20.01 })).toBe(false)
    expect(holds(guards, 'isLarge', { 'recharge.value': '60' })).toBe(false)
  })

  it('a guard can compare a fact whose value is null, but not a missing fact', () => {
    expect(holds(guards, 'notPix', { 'payment.type': null })).toBe(true)
    expect(holds(guards, 'notPix', {})).toBe(false)
    expect(holds(guards, 'hasNoName', {})).toBe(true)
    expect(holds(guards, 'hasNoName', { 'customer.name': '' })).toBe(true)
  })

  it('a guard is false if its fact is missing or its definition is circular, and so is each guard that uses it', () => {
    const facts = { 'payment.type': 'pix', 'recharge.value': 50 }
    const undecided = ['nobody', 'ofUnknown', 'anyOfUnknown', 'notAnyOfUnknown', 'left', 'right', 'self', 'notSelf']
    for (const name of undecided) expect(holds(guards, name, facts), name).toBe(false)
    expect(holds(guards, 'pixOrLarge', { 'payment.type': 'pix' })).toBe(false)
  })

  it('a guard is false if its name or its fact is only a property that every JavaScript object inherits', () => {
    for (const name of [...inherited, 'ofPrototype']) expect(holds(guards, name, {}), name).toBe(false)
    for (const fact of inherited) {
      expect(holds({ here: { fact, present: true } }, 'here', {}), fact).toBe(false)
      expect(holds({ here: { fact, present: true } }, 'here', JSON.parse(`{"${fact}":1}`)), fact).toBe(true)
    }
  })
})
