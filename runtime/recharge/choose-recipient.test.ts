import { expect, test } from 'vitest'
import { openPage } from '../../tests/runtime/page.ts'
import { chooseNew, chooseSaved } from './choose-recipient.ts'

const OWN = '11987654321'
const MOTHER = '11976543210'

async function openChoice() {
  const page = openPage()
  await page.login(OWN)
  page.know({ 'recharge.target': OWN, 'recharge.targetLost': true })
  const chosen = () => [
    page.context.fact('recharge.target'),
    page.context.fact('recharge.forOther'),
    page.context.fact('recharge.targetLost'),
  ]
  return { page, chosen }
}

test('if the customer confirms a new number, it becomes the recipient and is treated as another person’s number', async () => {
  const { page, chosen } = await openChoice()
  page.know({ 'recharge.newTarget': MOTHER })
  await page.run(chooseNew)
  expect(chosen()).toEqual([MOTHER, true, undefined])
  expect(page.context.fact('recharge.newTarget')).toBeUndefined()
})

test('if the customer chooses their own number as the recipient, it is marked as their own', async () => {
  const { page, chosen } = await openChoice()
  page.know({ 'recharge.forOther': true, 'recharge.newTarget': OWN })
  await page.run(chooseNew)
  expect(chosen()).toEqual([OWN, false, undefined])
})

test('if the customer chooses the saved number, it becomes the recipient, even after another number was typed', async () => {
  const { page, chosen } = await openChoice()
  page.know({ 'recharge.newTarget': '21999998888', 'recipient.msisdn': MOTHER })
  await page.run(chooseSaved)
  expect(chosen()).toEqual([MOTHER, true, undefined])
  expect(page.context.fact('recharge.newTarget')).toBeUndefined()
})
