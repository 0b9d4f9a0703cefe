import { describe, expect, test } from 'vitest'
import { Person } from '../../tests/engine/person.ts'
import { prepare } from './prepare.ts'

const step = {
  path: '/a',
  access: 'anyone',
  title: 'A',
  header: 'title',
  blocks: [{ id: 'go', block: 'link', event: 'go' }],
}
const config = {
  id: 'small',
  title: 'Small',
  layout: 'classic',
  channels: ['web'],
  start: 'a',
  guards: {},
  always: {},
  steps: { a: { ...step, on: { go: 'step:b', ask: 'modal:m' } }, b: { ...step, path: '/b' } },
  modals: { m: { title: 'M', blocks: [] } },
}
function flowOf(changed: object) {
  const flow = prepare({ ...config, ...changed })
  if (flow === undefined) throw new Error('The config was rejected.')
  return flow
}

test.each([
  undefined,
  null,
  'web',
  7,
  [],
  {},
  [config],
  { ...config, start: 1 },
  { ...config, steps: [] },
  { ...config, steps: null },
  { ...config, modals: 'none' },
])('the JSON %j is rejected as a flow config', published => {
  expect(prepare(published)).toBeUndefined()
})

test('each change of a config changes its hash, and the same config always has the same hash', () => {
  const { hash } = flowOf({})
  expect(flowOf({}).hash).toBe(hash)
  expect(flowOf({ title: 'Smaller' }).hash).not.toBe(hash)
})

describe('a step or modal that was published with a defect', () => {
  const broken = [
    null,
    'b',
    [],
    {},
    { ...step, blocks: undefined },
    { ...step, blocks: [null] },
    { ...step, blocks: [{ id: 'x' }] },
  ]

  test.each(broken)(
    'if a published flow contains the defective step %j, the app leaves it out, and the other steps work',
    published => {
      const person = new Person(flowOf({ steps: { ...config.steps, b: published } })).opens('a')
      expect(person.taps('go').sees).toBe('a')
      expect(person.reports).toEqual(['unreachable-step'])
      expect(person.taps('ask').sees).toBe('a > m')
    },
  )

  test.each(broken)('the defective modal %j does not open, and the rest of the flow works', published => {
    const person = new Person(flowOf({ modals: { m: published } })).opens('a')
    expect(person.taps('ask').sees).toBe('a')
    expect(person.reports).toEqual(['unknown-modal'])
    expect(person.taps('go').sees).toBe('b')
  })

  test('if a step’s config is defective, the app does not send a customer there to collect a missing fact', () => {
    const steps = { a: { ...config.steps.a }, b: { ...step, needs: ['f'] }, c: { blocks: null } }
    expect(new Person(flowOf({ steps })).opens('b').sees).toBe('a')
  })
})

test('a flow config can use the name __proto__ for a step', () => {
  const steps = JSON.parse(
    JSON.stringify(config.steps).replace('"b":', '"__proto__":').replace('step:b', 'step:__proto__'),
  )
  const person = new Person(flowOf({ steps })).opens('a')
  expect(person.taps('go').sees).toBe('__proto__')
  expect(Object.getPrototypeOf(flowOf({ steps }).steps)).toBeNull()
})
