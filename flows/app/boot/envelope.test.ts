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

describe('restoring the visited steps', () => {
  test('after a reload in the same flow, the visited steps are restored', () => {
    expect(pastIn(saved, flow)).toEqual({ visited, wanted })
  })

  test('a tab stores the visitor’s arm, also the control arm, and a reload in this arm restores the visited steps', () => {
    const state = { ...initialState(flow), visited, wanted }
    const sealed = unseal(seal(state, {}, undefined, 'web~hero~control'))
    expect(sealed?.flow).toBe('web~hero~control')
    expect(pastIn(sealed, flow)).toEqual({ visited, wanted })
  })

  test('the steps that a customer visited in one flow are not restored in another flow', () => {
    const nowhere = { visited: [], wanted: null }
    expect(pastIn(saved, { ...flow, id: 'website' })).toEqual(nowhere)
    expect(pastIn(undefined, flow)).toEqual(nowhere)
  })

  test('if an update removed a step, a reload restores only the other visited steps', () => {
    const { offers: _, ...steps } = flow.steps
    expect(pastIn(saved, { ...flow, steps })).toEqual({ visited: [{ step: 'home', entry: 0 }], wanted: null })
  })

  test('after an update, a reload restores visited steps even if their ids have changed', () => {
    const steps = { start: step({ was: ['first', 'home'] }), deals: step({ was: ['offers'] }) }
    const renamed = [
      { step: 'start', entry: 0 },
      { step: 'deals', entry: 1 },
    ]
    expect(pastIn(saved, { ...flow, steps })).toEqual({ visited: renamed, wanted: 'deals' })
  })

  test('the visited steps of a flow are restored in its variants, and those of a variant in the flow', () => {
    const variant = { ...flow, id: 'web~december' }
    expect(pastIn(saved, variant)).toEqual({ visited, wanted })
    const kept = unseal(seal({ ...initialState(variant), visited, wanted }, {}))
    expect(pastIn(kept, flow)).toEqual({ visited, wanted })
    expect(pastIn(kept, { ...flow, id: 'web~hero~short' })).toEqual({ visited, wanted })
  })
})

describe('restoring the visited steps in any release', () => {
  const ids = ['a', 'b', 'c', 'd', 'e']
  const id = fc.constantFrom(...ids)
  /**
   * Generates the steps of a release with their former ids. A former id is never a present id, and belongs to only
   * one step.
   */
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

  test('after any release, a reload restores exactly the visited steps that still exist, in order, also if their ids changed', () => {
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

  test('in any release, each step of the flow opens, and Back leads only to steps that the flow still has', () => {
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
