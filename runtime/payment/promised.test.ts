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

  test('an order by an offer has the mobile data that the offer promises, and more of them if it is paid by Pix', () => {
    expect(promisedGb(promised, 'credit')).toBe(10)
    expect(promisedGb(promised, 'pix')).toBe(13)
  })

  test('an offer’s promised mobile data remain until the offer is paid, or another amount is chosen', () => {
    expect(isPromised(promised)).toBe(true)
    expect(isPromised({ ...promised, 'recharge.value': 2000 })).toBe(false)
    expect(isPromised({ ...promised, 'recharge.nsu': '123456' })).toBe(false)
    expect(isPromised({ ...promised, 'upsell.upsellConfirm': undefined })).toBe(false)
  })

  test('an offer’s promised mobile data also remain if the offer was taken after another recharge of the same visit', () => {
    const afterReceipt: FactValues = { 'upsell.value': 3000, 'recharge.value': 2000, 'recharge.nsu': '123456' }
    expect(isPromised({ ...afterReceipt, ...taken(3000) })).toBe(true)
  })

  test('no mobile data are promised if the offer was not taken, or another amount was ordered', () => {
    expect(promisedGb({ ...promised, 'upsell.upsellConfirm': undefined }, 'pix')).toBeUndefined()
    expect(promisedGb({ ...promised, 'recharge.value': 2000 }, 'pix')).toBeUndefined()
  })
})
