import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { initialState } from '../../../runtime/engine/state.ts'
import { transition } from '../../../runtime/engine/transition.ts'
import { flowOf, step } from '../../../tests/engine/small-flow.ts'
import { type Envelope, pastIn, seal, unseal } from './envelope.ts'

const saved: Envelope = {
  flow: 'web',
  visited: [
    { step: 'home', entry: 0 },
    { step: 'offers', entry: 1 },
  ],
  wanted: 'offers',
  facts: {},
}
const flow = { ...flowOf({ steps: { home: step(), offers: step() } }), id: 'web' }
const { visited, wanted } = saved

describe('a saved envelope', () => {
  test('a saved envelope restores the visited steps in the flow that it was saved in', () => {
    expect(pastIn(saved, flow)).toEqual({ visited, wanted })
  })

  test('a saved envelope names the visitor’s arm of a variant, also the control, and restores the steps of the flow', () => {
    const state = { ...initialState(flow), visited, wanted }
    const sealed = unseal(seal(state, {}, undefined, 'web~hero~control'))
    expect(sealed?.flow).toBe('web~hero~control')
    expect(pastIn(sealed, flow)).toEqual({ visited, wanted })
  })

  test('a saved envelope restores nothing in another flow', () => {
    const nowhere = { visited: [], wanted: null }
    expect(pastIn(saved, { ...flow, id: 'website' })).toEqual(nowhere)
    expect(pastIn(undefined, flow)).toEqual(nowhere)
  })

  test('a saved envelope restores in another release the steps that the flow still has', () => {
    const { offers: _, ...steps } = flow.steps
    expect(pastIn(saved, { ...flow, steps })).toEqual({ visited: [{ step: 'home', entry: 0 }], wanted: null })
  })

  test('a saved envelope restores in another release the steps that have another id now', () => {
    const steps = { start: step({ was: ['first', 'home'] }), deals: step({ was: ['offers'] }) }
    const renamed = [
      { step: 'start', entry: 0 },
      { step: 'deals', entry: 1 },
    ]
    expect(pastIn(saved, { ...flow, steps })).toEqual({ visited: renamed, wanted: 'deals' })
  })

  test('a saved envelope restores the visited steps in a variant, after its end, and in another variant', () => {
    const variant = { ...flow, id: 'web~december' }
    expect(pastIn(saved, variant)).toEqual({ visited, wanted })
    const kept = unseal(seal({ ...initialState(variant), visited, wanted }, {}))
    expect(pastIn(kept, flow)).toEqual({ visited, wanted })
    expect(pastIn(kept, { ...flow, id: 'web~hero~short' })).toEqual({ visited, wanted })
  })
})

describe('any envelope in any release', () => {
  const ids = ['a', 'b', 'c', 'd', 'e']
  const id = fc.constantFrom(...ids)
  /** Each present step with its former ids: no former id is present, and none has two steps. */
  const release = fc.uniqueArray(id, { minLength: 1 }).chain(present => {
    const absent = ids.filter(one => !present.includes(one))
    const heirs = fc.tuple(...absent.map(() => fc.option(fc.constantFrom(...present), { nil: undefined })))
    return heirs.map(found =>
      Object.fromEntries(present.map(one => [one, step({ was: absent.filter((_, at) => found[at] === one) })])),
    )
  })
  const envelope = fc.record({
    visited: fc.array(id).map(steps => steps.map((one, entry) => ({ step: one, entry }))),
    wanted: fc.option(id),
  })

  test('each visited step is restored exactly if the flow has it under its id or a new one, in its order and entry', () => {
    fc.assert(
      fc.property(release, envelope, (steps, { visited, wanted }) => {
        const heirOf = (one: string) => (one in steps ? one : ids.find(now => steps[now]?.was?.includes(one)))
        const past = pastIn({ ...saved, visited, wanted }, { ...flow, steps })
        const expected = visited.flatMap(({ step: one, entry }) => {
          const now = heirOf(one)
          return now === undefined ? [] : [{ step: now, entry }]
        })
        expect(past).toEqual({ visited: expected, wanted: heirOf(wanted ?? '') ?? null })
      }),
    )
  })

  test('the flow opens at each of its steps with what was restored, and Back leads to no step that it does not have', () => {
    fc.assert(
      fc.property(release, envelope, (steps, { visited, wanted }) => {
        const now = flowOf({ ...flow, steps })
        for (const at of Object.keys(steps)) {
          const past = pastIn({ ...saved, visited, wanted }, now)
          const entry = visited.length
          const opened = transition(now, initialState(now), { type: 'open', step: at, entry, ...past }, {}).state
          expect(opened.step).toBe(at)
          const back = transition(now, opened, { type: 'back' }, {}).state
          expect(Object.keys(steps)).toContain(back.step)
          expect(back.entry).toBeLessThanOrEqual(entry)
        }
      }),
    )
  })
})
