import { expect, test } from 'vitest'
import { pickedName } from './picked-name.ts'

test('choosing a contact writes the contact’s name into an empty name field', () => {
  expect(pickedName(' ', undefined, 'Ana')).toBe('Ana')
})

test('choosing another contact replaces the name of the first contact', () => {
  expect(pickedName('Ana', 'Ana', 'Bruno')).toBe('Bruno')
  expect(pickedName('Ana', 'Ana', undefined)).toBe('')
})

test('choosing a contact does not replace a name that the customer typed', () => {
  expect(pickedName('Mãe', undefined, 'Ana')).toBe('Mãe')
  expect(pickedName('Mãe', 'Ana', 'Bruno')).toBe('Mãe')
})
