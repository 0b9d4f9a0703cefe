import { describe, expect, it } from 'vitest'
import errors from '../../../flow-configs/shared/errors.json'
import { initialState, type Running } from '../../../runtime/engine/state.ts'
import { say } from '../../kit/errors.ts'
import { brokenMessage } from './broken-message.ts'

const state = initialState({ id: 'web' })
const charge: Running = { id: 1, service: 'recharge.pay', kind: 'action', modal: null, event: 'submit', charge: true }
const wordsOf = (...about: Parameters<typeof brokenMessage>) => {
  const { title, text, money = '', main } = say(errors, brokenMessage(...about), { brand: 'Recarrega', facts: {} })
  return { words: `${title} ${text} ${money}`, leadsTo: main.event }
}

describe('the message for a step that cannot be rendered', () => {
  it('if no payment is open, the message for a step that cannot be rendered does not mention money', () => {
    const { words, leadsTo } = wordsOf({}, state, { 'payment.inFlight': 'none' })
    expect(words).not.toMatch(/cobrad|pago|recarga/i)
    expect(leadsTo).toBe('retry')
  })

  it.each(['charge', 'pix', 'pisp', 'checkout'])(
    'while a payment (%s) is open, the message for a step that cannot be rendered mentions a recharge in progress',
    inFlight => {
      const { words, leadsTo } = wordsOf({}, state, { 'payment.inFlight': inFlight })
      expect(words).toContain('Sua recarga está em andamento')
      expect(words).not.toMatch(/nada foi cobrado/i)
      expect(leadsTo).toBe('progress')
    },
  )

  it('the message for a step that cannot be rendered mentions a recharge in progress while a charge runs', () => {
    expect(wordsOf({}, { ...state, running: [charge] }, {}).leadsTo).toBe('progress')
  })

  it('after a paid recharge, the message for a step that cannot be rendered states that the recharge was made', () => {
    const { words } = wordsOf({ needs: ['recharge.nsu'] }, state, { 'payment.inFlight': 'none' })
    expect(words).toContain('Sua recarga foi feita')
  })
})
