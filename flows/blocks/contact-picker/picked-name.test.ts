import { expect, test } from 'vitest'
import { pickedName } from './picked-name.ts'

test('if the name field is empty, choosing a contact fills it with the contact’s name', () => {
  expect(pickedName(' ', undefined, 'Ana')).toBe('Ana')
})

test('if the customer picks another contact, the name of the first contact is replaced', () => {
  expect(pickedName('Ana', 'Ana', 'Bruno')).toBe('Bruno')
  expect(pickedName('Ana', 'Ana', undefined)).toBe('')
})

test('if the customer typed a name, choosing a contact does not replace it', () => {
  expect(pickedName('Mãe', undefined, 'Ana')).toBe('Mãe')
  expect(pickedName('Mãe', 'Ana', 'Bruno')).toBe('Mãe')
})
