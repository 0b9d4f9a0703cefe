import { describe, expect, it } from 'vitest'
import { Person } from '../../tests/engine/person.ts'
import { flowOf, modal, step } from '../../tests/engine/small-flow.ts'
import type { EngineEvent } from './state.ts'

const inherited = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf']
/**
 * Returns an object with these names as own properties. An object literal would set the prototype for the key
 * `__proto__`.
 */
const named = <T>(value: T) => Object.fromEntries(inherited.map(name => [name, value]))

describe.each(inherited)('a flow with the name %s, which every object inherits', name => {
  it('a name that every JavaScript object inherits is unknown to the engine, unless the flow defines it', () => {
    const on = {
      go: `step:${name}`,
      ask: `modal:${name}`,
      run: { run: 's', outcomes: {} },
      if: [{ when: name, to: 'step:b' }],
    }
    const flow = flowOf({ steps: { a: step({ on, needs: [] }), b: step() }, modals: { m: modal() } })
    const person = new Person(flow).opens('a')
    const before = person.state
    for (const event of [name, 'go', 'ask', 'if']) {
      expect(person.taps(event).state, event).toEqual(before)
      expect(person.reports, event).toHaveLength(1)
    }
    expect(person.learns(name).state).toEqual(before)
    expect(person.taps('run').gets('s', name).sees).toBe('message 0 at a')
    expect(new Person(flow).opens(name).sees).toBe('a')
  })

  it('a flow can give a step, modal, guard, event or outcome a name that every JavaScript object inherits', () => {
    const run = { run: 's', outcomes: named([{ when: name, to: `modal:${name}` }, { to: 'stay' }]) }
    const flow = flowOf({
      start: 'a',
      guards: named({ fact: name, is: 1 }),
      steps: {
        ...named(step({ on: named(run), needs: [name] })),
        a: step({ blocks: [{ id: 'f', block: 'b', fact: name }], on: { go: `return:${name}` } }),
      },
      modals: named(modal()),
    })
    const person = new Person(flow).opens(name)
    expect(person.sees).toBe('a')
    person
      .knows(Object.fromEntries([[name, 1]]))
      .taps('go')
      .taps(name)
    expect(person.sees).toBe(name)
    expect(person.gets('s', name).sees).toBe(`${name} > ${name}`)
  })
})

describe('an invalid target', () => {
  const malformed = [
    '',
    ':',
    'step',
    'step:',
    'modal',
    'modal:',
    'return',
    'close:x',
    'stay:',
    'back:a',
    'message:1',
    'nonsense',
    'STEP:b',
    ' step:b',
  ]
  it.each(malformed)('a flow with the invalid target %j stays on its step and reports the target', target => {
    const flow = flowOf({
      steps: { a: step({ on: { go: target } }), step: step(), return: step() },
      modals: { modal: modal() },
    })
    const person = new Person(flow).opens('a')
    const before = person.state
    expect(person.taps('go').state).toEqual(before)
    expect(person.effects.map(({ kind }) => kind)).toEqual(['report'])
  })
})

describe('an unknown event', () => {
  const texts = [
    '{"type":"nonsense"}',
    '{}',
    '{"type":"user"}',
    '{"type":"always"}',
    '{"type":"outcome"}',
    '{"type":"__proto__"}',
  ]
  it.each(texts)('the unknown event %s is reported and changes nothing', text => {
    const event: EngineEvent = JSON.parse(text)
    const person = new Person(flowOf({ steps: { a: step() } })).opens('a')
    const before = person.state
    expect(person.meets(event).state).toEqual(before)
    expect(person.reports).toHaveLength(1)
  })
})
