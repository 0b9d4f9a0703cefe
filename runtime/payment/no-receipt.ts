import type { FactValues } from '../facts.ts'

/**
 * Facts that clear the receipt of an earlier recharge. Otherwise the page would show that receipt with the amount of
 * the open order.
 */
export const noReceipt: FactValues = { 'recharge.nsu': undefined, 'recharge.date': undefined }

/** Facts of an open charge that has no id yet. The id of an earlier recharge is cleared. */
export const openCharge: FactValues = { 'recharge.id': undefined, 'payment.inFlight': 'charge' }
