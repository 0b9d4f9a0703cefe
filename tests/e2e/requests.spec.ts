import type { Page } from '@playwright/test'
import type { CallName } from '../../runtime/operator/contract/table.ts'
import { callOf } from '../../sandbox/testing/call-of.ts'
import { expect, test } from './fixtures.ts'
import type { Person } from './person.ts'

// Customer Ana has recharged before, and her Mastercard needs no CVV.
test.use({ like: 'ana', skipsWaits: true })

/** The calls between the login and the receipt, whatever the customer pays with. Each is made once. */
const needed: readonly CallName[] = [
  'sendSmsToken',
  'getChannelSettings',
  'openSession',
  'getFeatureToggles',
  'getCustomer',
  'getRechargeValues',
  'getRecharges',
  'getPaymentMethods',
  'getGeolocation',
  'getAutomaticRecharge',
]

/** The last recharge before the payment, and the one that the receipt offers to repeat. */
const twice: readonly CallName[] = ['getLastRecharge']

/** Calls that are made again and again until the charge has ended. */
const polled: readonly CallName[] = ['getRechargeStatus', 'getPixCode']

/** Counts the page's requests by the name of the operator's call, or else by the path of the file. */
function countRequests(page: Page): Map<string, number> {
  const counts = new Map<string, number>()
  page.on('request', request => {
    const { pathname } = new URL(request.url())
    const name = callOf(request.method(), pathname) ?? pathname
    counts.set(name, (counts.get(name) ?? 0) + 1)
  })
  return counts
}

/** Goes from the login to the receipt, and compares the requests with those that the way needs. */
async function expectNothingTwice(page: Page, person: Person, pay: () => Promise<void>, charge: CallName) {
  const counts = countRequests(page)
  await person.logIn()
  await person.chooseValue(30)
  await pay()
  await person.expectReceipt()
  await page.waitForLoadState('networkidle')
  const isCall = (name: string) => !name.startsWith('/')
  const calls = [...counts].filter(([name]) => isCall(name) && !polled.some(one => one === name))
  expect(Object.fromEntries(calls)).toEqual(
    Object.fromEntries([...[...needed, charge].map(name => [name, 1]), ...twice.map(name => [name, 2])]),
  )
  expect([...counts].filter(([name, count]) => !isCall(name) && count > 1)).toEqual([])
}

test('from the login to the receipt of a saved card, the page makes each call once and fetches no file twice', async ({
  page,
  person,
}) => {
  const pay = async () => {
    await person.chooseSavedCard('4444')
    await person.pay()
  }
  await expectNothingTwice(page, person, pay, 'createCreditRecharge')
})

test('from the login to the receipt of a Pix, the page makes each call once and fetches no file twice', async ({
  page,
  person,
}) => {
  const pay = async () => {
    await person.payByPix()
    await person.payAtBank()
  }
  await expectNothingTwice(page, person, pay, 'createPixRecharge')
})
