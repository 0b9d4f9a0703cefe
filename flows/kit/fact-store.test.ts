import { expect, test } from 'vitest'
import { initialState } from '../../runtime/engine/state.ts'
import { seal, unseal } from '../app/boot/envelope.ts'
import { fillCopy } from './copy.ts'
import { createFactStore } from './fact-store.ts'

const declared = {
  'own.reason': { options: ['work', 'home'], keep: 'tab' },
  'own.mood': { options: ['good', 'bad'] },
} as const

/** Returns the store of a page with these answers, written as a block writes them. */
function answered(answers: { readonly [name: string]: unknown }, facts: typeof declared | null = declared) {
  const store = createFactStore(facts ?? undefined)
  for (const [name, value] of Object.entries(answers)) store.writeNamed(name, value)
  return store
}

test('an answer to a question of the flow is a fact, and stands in its texts', () => {
  const facts = answered({ 'own.reason': 'work' }).all()
  expect(facts).toEqual({ 'own.reason': 'work' })
  expect(fillCopy('Recarga para {own.reason}.', facts)).toBe('Recarga para work.')
})

test('an answer that the question lacks is not written', () => {
  expect(answered({ 'own.reason': 'gift' }).all()).toEqual({})
})

test('a flow that does not declare the question has no answer to it', () => {
  expect(answered({ 'own.reason': 'work' }, null).all()).toEqual({})
})

test('an answer can be taken back', () => {
  expect(answered({ 'own.reason': undefined }).all()).toEqual({ 'own.reason': undefined })
})

test('only an answer that is kept survives a reload', () => {
  const facts = answered({ 'own.reason': 'work', 'own.mood': 'good' }).all()
  const state = initialState({ id: 'web', hash: 'w1' })
  expect(unseal(seal(state, facts, undefined, declared))?.facts).toEqual({ 'own.reason': 'work' })
})

test('nothing of a logged-out customer’s answers is left', () => {
  const store = answered({ 'own.reason': 'work' })
  store.replace({ 'channel.name': 'web' })
  expect(store.all()).toEqual({ 'channel.name': 'web' })
})
