import { describe, expect, it } from 'vitest'
import { Person } from '../../../tests/engine/person.ts'
import { flowOf, step } from '../../../tests/engine/small-flow.ts'
import { headerBack } from './header-back.ts'

const anywhere = { a: 'step:a', b: 'step:b', stuck: 'step:stuck' }
const steps = { a: step({ on: anywhere }), b: step({ on: anywhere }), stuck: step({ back: 'none', on: anywhere }) }
const flow = flowOf({ steps })
const withHome = { ...flow, always: { home: 'step:a' } } as const

describe('the back button of a title row', () => {
  it('the back button of a title row leads back if the customer came from another step', () => {
    expect(headerBack(withHome, new Person(flow).opens('a').taps('b').state, true)).toBe('back')
  })

  it('the back button of a title row leads home on the first step that a page shows', () => {
    expect(headerBack(withHome, new Person(flow).opens('b').state, true)).toBe('home')
  })

  it('the back button of a title row is left out if there is no earlier step and the flow has no home', () => {
    expect(headerBack(flow, new Person(flow).opens('b').state, true)).toBeUndefined()
  })

  it('the back button of a title row is left out on a step that allows no way back', () => {
    expect(headerBack(withHome, new Person(flow).opens('a').taps('stuck').state, false)).toBeUndefined()
  })

  it('the back button of a title row is rendered before the page knows where the customer came from', () => {
    expect(headerBack(flow, new Person(flow).opens('b').state, false)).toBe('back')
  })
})
