import { describe, expect, it } from 'vitest'
import { Person } from '../../tests/engine/person.ts'
import { flowOf, modal, step } from '../../tests/engine/small-flow.ts'

const anywhere = { a: 'step:a', b: 'step:b', c: 'step:c', ask: 'modal:ask', tell: 'modal:tell', end: 'step:end' }
const flow = flowOf({
  steps: {
    a: step({ on: anywhere }),
    b: step({ on: anywhere }),
    c: step({ on: { ...anywhere, named: 'step:named', stuck: 'step:stuck' } }),
    named: step({ back: 'step:a', on: anywhere }),
    stuck: step({ back: 'none', on: anywhere }),
    end: step({ back: 'step:a', final: true, on: anywhere }),
    over: step({ final: true, on: anywhere }),
  },
  modals: { ask: modal({ tell: 'modal:tell', c: 'step:c' }), tell: modal({ over: 'step:over', c: 'step:c' }) },
})

const backs = {
  header: (person: Person) => person.presses('header back'),
  browser: (person: Person) => person.goes(-1),
}

describe.each(Object.entries(backs))('the Back of the %s', (_, back) => {
  it('each Back leads one step back through the visited steps', () => {
    const person = new Person(flow).opens('a').taps('b').taps('a').taps('c')
    const seen = [1, 2, 3].map(() => back(person).sees)
    expect(seen).toEqual(['a', 'b', 'a'])
    expect(person.behind).toEqual([])
  })

  it('if a modal opened a step, Back from that step leads to the step below the modal', () => {
    const person = new Person(flow).opens('a').taps('ask').taps('tell').taps('over')
    expect(person.sees).toBe('over')
    const other = new Person(flow).opens('b').taps('a').taps('ask').taps('tell').taps('c')
    expect(back(other).sees).toBe('a')
    expect(other.behind).toEqual(['b'])
    expect(back(other).sees).toBe('b')
  })

  it('while modals are open, each Back closes the top modal; only then does Back leave the step', () => {
    const person = new Person(flow).opens('a').taps('b').taps('ask').taps('tell')
    expect(back(person).sees).toBe('b > ask')
    expect(back(person).sees).toBe('b')
    expect(back(person).sees).toBe('a')
  })

  it('if a step has a `back` target, Back leads to that target', () => {
    const person = new Person(flow).opens('a').taps('b').taps('c').taps('named')
    expect(back(person).sees).toBe('a')
    expect(person.behind).toEqual([])
    expect(person.state.entry).toBe(0)
  })

  it('if a step has `back: none`, Back does nothing', () => {
    const person = new Person(flow).opens('a').taps('c').taps('stuck')
    expect(back(person).sees).toBe('stuck')
    expect(person.behind).toEqual(['a', 'c'])
  })

  it('Back on a final step leads to the step’s `back` target, and no earlier step is left to go back to', () => {
    const person = new Person(flow).opens('b').taps('c').taps('end')
    expect(person.behind).toEqual([])
    expect(back(person).sees).toBe('a')
    expect(person.behind).toEqual([])
  })

  it('Back on a message page leads to the previous step', () => {
    const person = new Person({ ...flow, always: { offline: 'message' } }).opens('a').taps('b').learns('offline', '7')
    expect(person.sees).toBe('message 7 at b')
    expect(back(person).sees).toBe('a')
  })
})

describe('the browser Back', () => {
  it('the browser’s Back on the first step leaves the site', () => {
    const person = new Person(flow).opens('a').taps('b').goes(-1).goes(-1)
    expect(person.browser.index).toBe(0)
    expect(person.effects).toEqual([])
  })

  it('if a final step has no `back` target, the browser’s first Back stays there, and the next Back leaves the site', () => {
    const person = new Person(flow).opens('a').taps('b').taps('ask').taps('tell').taps('over').goes(-1)
    expect(person.sees).toBe('over')
    expect(person.state.entry).toBe(0)
    expect(person.browser.index).toBe(0)
  })

  it('the browser can go back several steps at once, and Forward returns', () => {
    const person = new Person(flow).opens('a').taps('b').taps('c').goes(-2)
    expect(person.sees).toBe('a')
    expect(person.goes(2).sees).toBe('c')
    expect(person.goes(-1).sees).toBe('a')
  })

  it('the browser’s Forward does not open a closed modal again', () => {
    const person = new Person(flow).opens('a').taps('ask').goes(-1)
    expect(person.goes(1).sees).toBe('a')
    expect(person.browser.index).toBe(0)
  })

  it('after a logout, the browser’s Forward does not open a private step', () => {
    const shop = flowOf({ steps: { login: step({ on: { in: 'step:home' } }), home: step({ access: 'customer' }) } })
    const person = new Person(shop, { 'session.authenticated': true }).opens('login').taps('in').goes(-1)
    person.knows({ 'session.authenticated': false }).goes(1)
    expect(person.sees).toBe('login')
    expect(person.browser.index).toBe(0)
  })
})

describe('the header', () => {
  it('the header shows Back only if there is a step to go back to', () => {
    const person = new Person(flow).opens('a')
    expect(person.hasHeaderBack).toBe(false)
    expect(person.taps('c').hasHeaderBack).toBe(true)
    expect(person.taps('stuck').hasHeaderBack).toBe(false)
    expect(person.presses('header back').reports).toEqual(['no-way-back'])
    expect(person.taps('end').hasHeaderBack).toBe(true)
  })
})
