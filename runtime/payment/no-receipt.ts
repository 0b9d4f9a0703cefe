import type { FactValues } from '../facts.ts'

/**
 * Facts that drop the receipt of an earlier recharge; otherwise a page would show that receipt with the amount of the
 * open order.
 */
export const noReceipt: FactValues = { 'recharge.nsu': undefined, 'recharge.date': undefined }

/**
 * Facts of an open charge without a known id, so that it is not mistaken for the recharge that was on screen before.
 */
export const openCharge: FactValues = { 'recharge.id': undefined, 'payment.inFlight': 'charge' }
