import { expect, test } from 'vitest'
import { initialState } from '../../runtime/engine/state.ts'
import { seal, unseal } from '../app/boot/envelope.ts'
import { fillCopy } from './copy.ts'
import { createFactStore } from './fact-store.ts'

const declared = {
  'own.reason': { options: ['work', 'home'], keep: 'tab' },
  'own.mood': { options: ['good', 'bad'] },
} as const

/** Returns the store of a page after a block has written these answers. */
function answered(answers: { readonly [name: string]: unknown }, facts: typeof declared | null = declared) {
  const store = createFactStore(facts ?? undefined)
  for (const [name, value] of Object.entries(answers)) store.writeNamed(name, value)
  return store
}

test('an answer to a flow’s own question is a fact, and can be shown in the flow’s texts', () => {
  const facts = answered({ 'own.reason': 'work' }).all()
  expect(facts).toEqual({ 'own.reason': 'work' })
  expect(fillCopy('Recarga para {own.reason}.', facts)).toBe('Recarga para work.')
})

test('an answer that the flow’s question does not allow is not written', () => {
  expect(answered({ 'own.reason': 'gift' }).all()).toEqual({})
})

test('an answer to a question that the flow does not declare is not written', () => {
  expect(answered({ 'own.reason': 'work' }, null).all()).toEqual({})
})

test('an answer to a flow’s own question can be withdrawn', () => {
  expect(answered({ 'own.reason': undefined }).all()).toEqual({ 'own.reason': undefined })
})

test('an answer to a flow’s own question survives a reload only if the flow declares it with `keep`', () => {
  const facts = answered({ 'own.reason': 'work', 'own.mood': 'good' }).all()
  const state = initialState({ id: 'web' })
  expect(unseal(seal(state, facts, declared))?.facts).toEqual({ 'own.reason': 'work' })
})

test('replacing all facts, as a logout does, removes the customer’s answers', () => {
  const store = answered({ 'own.reason': 'work' })
  store.replace({ 'channel.name': 'web' })
  expect(store.all()).toEqual({ 'channel.name': 'web' })
})
