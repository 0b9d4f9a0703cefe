import { describe, expect, test } from 'vitest'
import type { FactValues } from '../facts.ts'
import { taken } from '../recharge/take-offer.ts'
import { isPromised, promisedGb } from './promised.ts'

describe('mobile data that an offer promises', () => {
  const promised: FactValues = {
    'upsell.upsellConfirm': true,
    'upsell.value': 3000,
    'upsell.bonusGb': 10,
    'upsell.pixBonusGb': 3,
    'recharge.value': 3000,
  }

  test('an accepted offer promises its mobile data, and 3 GB more if the customer pays by Pix', () => {
    expect(promisedGb(promised, 'credit')).toBe(10)
    expect(promisedGb(promised, 'pix')).toBe(13)
  })

  test('after the customer accepts an offer, the mobile data are promised until it is paid or another amount is chosen', () => {
    expect(isPromised(promised)).toBe(true)
    expect(isPromised({ ...promised, 'recharge.value': 2000 })).toBe(false)
    expect(isPromised({ ...promised, 'recharge.nsu': '123456' })).toBe(false)
    expect(isPromised({ ...promised, 'upsell.upsellConfirm': undefined })).toBe(false)
  })

  test('if a customer accepts an offer after an earlier recharge of the same visit, the bonus is promised', () => {
    const afterReceipt: FactValues = { 'upsell.value': 3000, 'recharge.value': 2000, 'recharge.nsu': '123456' }
    expect(isPromised({ ...afterReceipt, ...taken(3000) })).toBe(true)
  })

  test('no bonus is promised if the customer did not accept the offer, or ordered another amount', () => {
    expect(promisedGb({ ...promised, 'upsell.upsellConfirm': undefined }, 'pix')).toBeUndefined()
    expect(promisedGb({ ...promised, 'recharge.value': 2000 }, 'pix')).toBeUndefined()
  })
})
