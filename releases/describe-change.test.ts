import { expect, test } from 'vitest'
import { describeChange } from './describe-change.ts'

const flow = (id: string, steps: Readonly<Record<string, string>>, more = {}) => ({
  id,
  config: { id, steps, ...more },
})

test('flows with the same changed steps are named together', () => {
  const before = { flows: [flow('web', { login: '1', values: '1' }), flow('pisp', { login: '1' })], variants: [] }
  const after = { flows: [flow('web', { login: '2', promo: '1' }), flow('pisp', { login: '2' })], variants: [] }
  expect(describeChange(before, after)).toBe(
    'Login changed in web and pisp; promo appeared in web; values went in web.',
  )
})

test('a flow or variant that is new, gone or changed is named', () => {
  const before = { flows: [flow('old', {})], variants: [flow('web~a', {}), flow('web~b', { login: '1' })] }
  const after = { flows: [flow('new', {})], variants: [flow('web~b', { login: '2' })] }
  expect(describeChange(before, after)).toBe(
    'The flow new appeared; the flow old went; the variant web~b changed; the variant web~a went.',
  )
})

test('a change outside the steps is said, and so is the first release', () => {
  const before = { flows: [flow('web', { login: '1' }, { words: '1' })], variants: [] }
  const after = { flows: [flow('web', { login: '1' }, { words: '2' })], variants: [] }
  expect(describeChange(before, after)).toBe('Something besides the steps changed in web.')
  expect(describeChange(undefined, after)).toBe('The first release.')
  expect(describeChange(after, after)).toBe('No step changed: the app or the shared texts did.')
})

test('a long list of steps is cut', () => {
  const steps = (text: string) => Object.fromEntries(['a', 'b', 'c', 'd', 'e', 'f'].map(step => [step, text]))
  const of = (text: string) => ({ flows: [flow('web', steps(text))], variants: [] })
  expect(describeChange(of('1'), of('2'))).toBe('A, b, c, d and 2 more changed in web.')
})
