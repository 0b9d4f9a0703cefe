import { expect, test } from 'vitest'
import { type Contacts, pickContact } from './contacts.ts'

const withChoice = (...chosen: Awaited<ReturnType<Contacts['select']>>): Contacts => ({ select: async () => chosen })

test('who is chosen comes with the first name and every number', async () => {
  const rosa = { name: ['Tia Rosa', 'Rosa'], tel: ['11 3333-4444', '+55 11 95555-4444'] }
  expect(await pickContact(withChoice(rosa))).toEqual({ name: 'Tia Rosa', numbers: rosa.tel })
})

test('a contact may have neither name nor number', async () => {
  expect(await pickContact(withChoice({}))).toEqual({ name: undefined, numbers: [] })
})

test('only the name and the numbers are asked for, of one person', async () => {
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

test('nobody is chosen where the person closes it, or the browser refuses', async () => {
  expect(await pickContact(withChoice())).toBeUndefined()
  expect(await pickContact({ select: () => Promise.reject(new Error('InvalidStateError')) })).toBeUndefined()
})
