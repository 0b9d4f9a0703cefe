import { expect, test } from 'vitest'
import { initialState } from '../../runtime/engine/state.ts'
import { seal, unseal } from '../app/boot/envelope.ts'
import { fillCopy } from './copy.ts'
import { createFactStore } from './fact-store.ts'

const declared = {
  'own.reason': { options: ['work', 'home'], keep: 'tab' },
  'own.mood': { options: ['good', 'bad'] },
} as const

/** Returns a fact store with these answers to a question, as a block writes them. */
function answered(answers: { readonly [name: string]: unknown }, facts: typeof declared | null = declared) {
  const store = createFactStore(facts ?? undefined)
  for (const [name, value] of Object.entries(answers)) store.writeNamed(name, value)
  return store
}

test('if the flow config defines a question, the answer becomes a fact, and texts of the flow can show it', () => {
  const facts = answered({ 'own.reason': 'work' }).all()
  expect(facts).toEqual({ 'own.reason': 'work' })
  expect(fillCopy('Recarga para {own.reason}.', facts)).toBe('Recarga para work.')
})

test('if the flow’s question does not offer an answer, the answer is not stored', () => {
  expect(answered({ 'own.reason': 'gift' }).all()).toEqual({})
})

test('if the flow does not declare a question, the answer to it is not stored', () => {
  expect(answered({ 'own.reason': 'work' }, null).all()).toEqual({})
})

test('a customer can withdraw the answer to a flow’s own question', () => {
  expect(answered({ 'own.reason': undefined }).all()).toEqual({ 'own.reason': undefined })
})

test('after a reload, the answer to a flow’s own question is kept only if the flow declares it with `keep`', () => {
  const facts = answered({ 'own.reason': 'work', 'own.mood': 'good' }).all()
  const state = initialState({ id: 'web' })
  expect(unseal(seal(state, facts, declared))?.facts).toEqual({ 'own.reason': 'work' })
})

test('a logout removes the customer’s answers to the flow’s own questions', () => {
  const store = answered({ 'own.reason': 'work' })
  store.replace({ 'channel.name': 'web' })
  expect(store.all()).toEqual({ 'channel.name': 'web' })
})

test('when a field writes the value that its fact already has, nothing is rendered or stored again', () => {
  const store = createFactStore()
  const calls: unknown[] = []
  store.write({ 'recharge.value': 2000 })
  store.subscribe(() => calls.push(store.get('recharge.value')))
  store.write({ 'recharge.value': 2000 })
  expect(calls).toEqual([])
  store.write({ 'recharge.value': 3000 })
  expect(calls).toEqual([3000])
})
