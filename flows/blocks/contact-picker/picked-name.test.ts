import { expect, test } from 'vitest'
import { pickedName } from './picked-name.ts'

test('the first contact’s name fills an empty field', () => {
  expect(pickedName(' ', undefined, 'Ana')).toBe('Ana')
})

test('a second contact replaces the name of the first', () => {
  expect(pickedName('Ana', 'Ana', 'Bruno')).toBe('Bruno')
  expect(pickedName('Ana', 'Ana', undefined)).toBe('')
})

test('a name that the customer typed stays', () => {
  expect(pickedName('Mãe', undefined, 'Ana')).toBe('Mãe')
  expect(pickedName('Mãe', 'Ana', 'Bruno')).toBe('Mãe')
})
