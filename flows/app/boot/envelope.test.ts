import { describe, expect, test } from 'vitest'
import { initialState } from '../../../runtime/engine/state.ts'
import { flowOf, step } from '../../../tests/engine/small-flow.ts'
import { type Envelope, pastIn, seal, unseal } from './envelope.ts'

const saved: Envelope = {
  flow: 'web',
  hash: 'w1',
  visited: [
    { step: 'home', entry: 0 },
    { step: 'offers', entry: 1 },
  ],
  wanted: 'offers',
  facts: {},
}
const flow = flowOf({ steps: { home: step(), offers: step() } })
const nowhere = { visited: [], wanted: null }

describe('a saved envelope', () => {
  test('a saved envelope restores the visited steps in the flow that it was saved in', () => {
    const { visited, wanted } = saved
    expect(pastIn(saved, { ...flow, hash: 'w1' }, undefined)).toEqual({ visited, wanted })
  })

  test('a saved envelope restores nothing in another flow, or in the same flow of another release', () => {
    expect(pastIn(saved, { ...flow, hash: 'w2' }, undefined)).toEqual(nowhere)
    expect(pastIn(undefined, { ...flow, hash: 'w1' }, undefined)).toEqual(nowhere)
  })

  test('a saved envelope restores in a variant the steps that the variant has', () => {
    const { visited, wanted } = saved
    expect(pastIn(saved, { ...flow, hash: 'v1' }, 'w1')).toEqual({ visited, wanted })
    const { offers: _, ...steps } = flow.steps
    expect(pastIn(saved, { steps, hash: 'v1' }, 'w1')).toEqual({ visited: [{ step: 'home', entry: 0 }], wanted: null })
    expect(pastIn(saved, { ...flow, hash: 'v1' }, 'w2')).toEqual(nowhere)
  })

  test('a saved envelope restores the visited steps after a variant has ended, or was replaced', () => {
    const inVariant = { ...initialState({ ...flow, hash: 'v1' }), visited: saved.visited, wanted: saved.wanted }
    const kept = unseal(seal(inVariant, {}, 'w1'))
    const { visited, wanted } = saved
    expect(pastIn(kept, { ...flow, hash: 'w1' }, undefined)).toEqual({ visited, wanted })
    expect(pastIn(kept, { ...flow, hash: 'v2' }, 'w1')).toEqual({ visited, wanted })
  })
})
