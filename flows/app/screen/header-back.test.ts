import { describe, expect, it } from 'vitest'
import { Person } from '../../../tests/engine/person.ts'
import { flowOf, step } from '../../../tests/engine/small-flow.ts'
import { headerBack } from './header-back.ts'

const anywhere = { a: 'step:a', b: 'step:b', stuck: 'step:stuck' }
const steps = { a: step({ on: anywhere }), b: step({ on: anywhere }), stuck: step({ back: 'none', on: anywhere }) }
const flow = flowOf({ steps })
const withHome = { ...flow, always: { home: 'step:a' } } as const

describe('the back button of a step', () => {
  it('the back button of a step goes back if the customer came from another step', () => {
    expect(headerBack(withHome, new Person(flow).opens('a').taps('b').state, true)).toBe('back')
  })

  it('if a customer comes directly to a step, its back button leads to the flow’s home', () => {
    expect(headerBack(withHome, new Person(flow).opens('b').state, true)).toBe('home')
  })

  it('if a customer comes directly to a step of a flow without a home, the step has no back button', () => {
    expect(headerBack(flow, new Person(flow).opens('b').state, true)).toBeUndefined()
  })

  it('if a step forbids going back, it has no back button', () => {
    expect(headerBack(withHome, new Person(flow).opens('a').taps('stuck').state, false)).toBeUndefined()
  })

  it('the back button of a step is rendered even before the page knows the customer’s earlier steps', () => {
    expect(headerBack(flow, new Person(flow).opens('b').state, false)).toBe('back')
  })
})
