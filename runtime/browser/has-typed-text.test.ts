import { expect, test } from 'vitest'
import { hasTypedText } from './has-typed-text.ts'

const page = (...fields: { value: string; defaultValue: string }[]) =>
  hasTypedText({ querySelectorAll: () => Object.assign([], fields) })

test('a field was typed into if its text differs from the text that the page rendered', () => {
  expect(page({ value: '', defaultValue: '' }, { value: '1198', defaultValue: '' })).toBe(true)
  expect(page({ value: '(11) 98765-4321', defaultValue: '(11) 98765-4321' })).toBe(false)
  expect(page()).toBe(false)
})
