import { expect, test } from 'vitest'
import { type Contacts, pickContact } from './contacts.ts'

const withChoice = (...chosen: Awaited<ReturnType<Contacts['select']>>): Contacts => ({ select: async () => chosen })

test('a picked contact is returned with its first name entry and all of its numbers', async () => {
  const rosa = { name: ['Tia Rosa', 'Rosa'], tel: ['11 3333-4444', '+55 11 95555-4444'] }
  expect(await pickContact(withChoice(rosa))).toEqual({ name: 'Tia Rosa', numbers: rosa.tel })
})

test('a contact without name or number can be picked', async () => {
  expect(await pickContact(withChoice({}))).toEqual({ name: undefined, numbers: [] })
})

test('the contact picker asks the browser only for the name and numbers of one contact', async () => {
  const asked: unknown[] = []
  const contacts: Contacts = {
    select: async (...all) => {
      asked.push(all)
      return []
    },
  }
  await pickContact(contacts)
  expect(asked).toEqual([[['name', 'tel']]])
})

test('if the customer closes the contact picker or the browser refuses it, no contact is returned', async () => {
  expect(await pickContact(withChoice())).toBeUndefined()
  expect(await pickContact({ select: () => Promise.reject(new Error('InvalidStateError')) })).toBeUndefined()
})
