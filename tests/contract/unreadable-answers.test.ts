import { describe, expect, test } from 'vitest'
import type { CallName } from '../../runtime/operator/contract/table.ts'
import { readAs } from '../../runtime/operator/read-as.ts'
import { openOperator } from '../../sandbox/testing/operator.ts'
import { callNamed, callNames, openStage } from '../../sandbox/testing/samples.ts'
import { absent, nameOf, placesIn, spoilt, valueAt, without } from './spoilt-answers.ts'

/** Returns the successful answer to each call. Calls whose answer the app ignores are left out. */
async function openAnswers(): Promise<ReadonlyMap<CallName, unknown>> {
  const answers = new Map<CallName, unknown>()
  for (const name of callNames) {
    const operator = openOperator()
    const { helena, samples } = await openStage(operator)
    const call = callNamed(name)
    const token = call.who === 'customer' ? { token: helena.token } : {}
    const { response } = await operator.ask(call, { ...samples[name], ...token })
    const text = await response.text()
    if (text !== '') answers.set(name, JSON.parse(text))
  }
  return answers
}
const answers = await openAnswers()

/**
 * Returns whether a value that is wrong in most fields is valid in this one. For example, an NSU that does not exist
 * yet is `null`.
 */
const isReadable = (field: string, wrong: unknown) =>
  (field.endsWith('nsu') && wrong === null) ||
  (field === 'recipients[].name' && wrong === '') ||
  (/^profile\.(remaining|available|allowed|todays)_/.test(field) && wrong === -1)

/**
 * Returns whether the value is the app's default for an unreadable value. Such a default claims nothing about a
 * customer's money.
 */
function isFallback(field: string, value: unknown): boolean {
  if (value === undefined) return true
  if (field.startsWith('limits.')) return value === 0 || value === false
  if (Array.isArray(value)) return field.endsWith('_channels') || value.length === 0
  return typeof value === 'boolean' || JSON.stringify(value) === '{}' || field.startsWith('smartCheckout')
}

/**
 * Returns the lists that contain the field, such as `recharges[]` for `recharges[].date`. If a list's item is
 * unreadable, the app reports the list instead of the field.
 */
const listsOf = (field: string) => [...field.matchAll(/\[\]/g)].map(({ index }) => field.slice(0, index + 2))

describe('an answer with a single unreadable value', () => {
  test.each([...answers.keys()])(
    'if a field is unreadable, the app leaves it out and reports it, or rejects the whole answer: %s',
    name => {
      const { response } = callNamed(name)
      expect(readAs(response, answers.get(name)).unread).toEqual([])
      const wrongly: unknown[] = []
      for (const { path, wrong, json } of spoilt(answers.get(name))) {
        const field = nameOf(path)
        const { value, unread } = readAs(response, json)
        const read = value && valueAt(value.data, path)
        const isNamed = unread.some(one => one.startsWith(field) || field.startsWith(one))
        const isLeftOut = isFallback(field, read) || listsOf(field).some(list => unread.includes(list))
        // An optional field may be absent, so the app need not report its absence.
        const isTold = isNamed || wrong === absent
        if (!isReadable(field, wrong) && !(isTold && isLeftOut)) wrongly.push([field, wrong, read, unread])
      }
      expect(wrongly).toEqual([])
    },
  )

  test('for each call, the app rejects the answer only if one of the fields in this list is missing', () => {
    const needed = [...answers].map(([name, json]) => {
      const fields = placesIn(json).filter(
        path => readAs(callNamed(name).response, without(json, path)).value === undefined,
      )
      return [name, fields.map(nameOf)]
    })
    expect(Object.fromEntries(needed.filter(([, fields]) => fields?.length !== 0))).toMatchInlineSnapshot(`
      {
        "createCreditRecharge": [
          "id",
        ],
        "createDataOnlyToken": [
          "token",
          "sessionToken",
        ],
        "createDebitRecharge": [
          "id",
        ],
        "createPispRecharge": [
          "id",
        ],
        "createPixRecharge": [
          "id",
        ],
        "createSecureDebitRecharge": [
          "id",
        ],
        "createSecureToken": [
          "access_token",
        ],
        "getAutomaticRecharge": [
          "elegible",
          "autoRechargeToggle",
        ],
        "getBin": [
          "bin",
        ],
        "getBrands": [
          "brands",
        ],
        "getBridgeAvailability": [
          "eldoradoBridgeActive",
        ],
        "getChannelSettings": [
          "channelSettingsList",
        ],
        "getCheckout": [
          "checkout_url",
        ],
        "getCountryByIp": [
          "country_code",
        ],
        "getCustomer": [
          "id",
        ],
        "getGeolocation": [
          "IPv4",
        ],
        "getMonthlyRechargeValues": [
          "rechargeValues",
        ],
        "getPaymentMethods": [
          "payment_methods",
        ],
        "getPispOrganizations": [
          "organizations",
        ],
        "getPispRedirect": [
          "redirect_uri",
        ],
        "getPispStatus": [
          "status",
          "nsu",
        ],
        "getPixCode": [
          "qr_code",
        ],
        "getRechargeStatus": [
          "status",
          "nsu",
        ],
        "getRechargeValues": [
          "rechargeValues",
        ],
        "getRechargeValuesWithAttributes": [
          "rechargeValues",
        ],
        "getRecharges": [
          "recharges",
        ],
        "getRecurrence": [
          "frequency",
          "day",
          "value",
          "recipient",
          "token",
          "card.brand",
          "card.last",
        ],
        "getWeeklyRechargeValues": [
          "rechargeValues",
        ],
        "openSession": [
          "id",
          "msisdn",
        ],
        "resendSmsToken": [
          "encryptedMsisdn",
        ],
        "sendSmsToken": [
          "encryptedMsisdn",
        ],
        "tokenizeCard": [
          "card",
          "card.key",
        ],
      }
    `)
  })
})
