import { expect, test } from 'vitest'
import { type Contacts, pickContact } from './contacts.ts'

const withChoice = (...chosen: Awaited<ReturnType<Contacts['select']>>): Contacts => ({ select: async () => chosen })

test('if the customer picks a contact with several names, the app gets the first name and all phone numbers', async () => {
  const rosa = { name: ['Tia Rosa', 'Rosa'], tel: ['11 3333-4444', '+55 11 95555-4444'] }
  expect(await pickContact(withChoice(rosa))).toEqual({ name: 'Tia Rosa', numbers: rosa.tel })
})

test('if a contact lacks a name or number, the customer can still pick it', async () => {
  expect(await pickContact(withChoice({}))).toEqual({ name: undefined, numbers: [] })
})

test('the contact picker requests only the name and numbers of one contact from the browser', async () => {
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
