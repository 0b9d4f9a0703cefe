import { describe, expect, test } from 'vitest'
import { BRUNO, openPage } from '../../tests/runtime/page.ts'
import { customerRecord } from '../customer/reads.ts'
import { specifiedBonus } from '../rules/bonus.ts'
import { bestOffer, type Occasion, offerFor } from './offer.ts'
import { rechargeValues } from './reads.ts'

const CARLA = '31988881234'
const GABI = '81993331000'
const NINA = '65991110418'
const nothing = { 'upsell.value': undefined, 'upsell.bonusGb': undefined, 'upsell.pixBonusGb': undefined }

async function occasionOf(msisdn: string): Promise<Occasion> {
  const page = openPage()
  await page.login(msisdn)
  const [values, record] = await page.clock.finish(
    Promise.all([rechargeValues.ask(page.context), customerRecord.ask(page.context)]),
  )
  if (values.kind !== 'ok' || record.kind !== 'ok') throw new Error('The operator did not answer.')
  return { values: values.data, record: record.data, isForOther: false, isBestMade: false, bonus: specifiedBonus }
}

describe('the offer of a larger amount', () => {
  test('if a customer chooses R$ 15, R$ 17 or R$ 20, a larger amount is offered with its bonus', async () => {
    const bruno = await occasionOf(BRUNO)
    const twenty = { 'upsell.value': 2000, 'upsell.bonusGb': 1, 'upsell.pixBonusGb': 1 }
    expect([1500, 1700].map(cents => offerFor(cents, bruno))).toEqual([twenty, twenty])
    expect(offerFor(2000, bruno)).toEqual({ 'upsell.value': 3000, 'upsell.bonusGb': 3, 'upsell.pixBonusGb': 3 })
    expect([undefined, 1000, 3000].map(cents => offerFor(cents, bruno))).toEqual([nothing, nothing, nothing])
  })

  test('a customer who has never recharged gets an offer with 10 GB, but only for their own number', async () => {
    const gabi = await occasionOf(GABI)
    expect(offerFor(2000, gabi)).toMatchObject({ 'upsell.value': 3000, 'upsell.bonusGb': 10 })
    expect(offerFor(1500, gabi)).toMatchObject({ 'upsell.value': 2000, 'upsell.bonusGb': 1 })
    expect(offerFor(2000, { ...gabi, isForOther: true })).toMatchObject({ 'upsell.bonusGb': 3 })
    const { record } = gabi
    expect(offerFor(2000, { ...gabi, record: record && { ...record, status: 'created' } })).toMatchObject({
      'upsell.bonusGb': 10,
    })
  })

  test('if the operator does not list a larger amount or it exceeds the customer’s limit, it is not offered', async () => {
    expect(offerFor(1500, await occasionOf(CARLA))).toEqual(nothing)
    const nina = await occasionOf(NINA)
    expect(offerFor(2000, nina)).toMatchObject({ 'upsell.value': 3000 })
    expect(offerFor(2000, { ...nina, values: [{ id: 2000 }] })).toEqual(nothing)
  })

  test('if the customer’s record is unknown, a larger amount is offered with the bonus for everybody', async () => {
    const gabi = await occasionOf(GABI)
    expect(offerFor(2000, { ...gabi, record: undefined })).toMatchObject({ 'upsell.value': 3000, 'upsell.bonusGb': 3 })
  })
})

test('the app makes the best offer once in a visit; afterwards it can still make a smaller offer', async () => {
  const bruno = { ...(await occasionOf(BRUNO)), isBestMade: true }
  expect([2000, 1500].map(cents => offerFor(cents, bruno)['upsell.value'])).toEqual([undefined, 2000])
})

test('the best offer is the largest amount that the app can offer the customer', async () => {
  expect(bestOffer(await occasionOf(GABI))).toEqual({
    'upsell.value': 3000,
    'upsell.bonusGb': 10,
    'upsell.pixBonusGb': 3,
  })
  expect(bestOffer(await occasionOf(CARLA))).toEqual(nothing)
})
