import type { FactValues } from '../facts.ts'

/** An open order on screen drops the receipt of an earlier one, which would be shown with this order's value. */
export const noReceipt: FactValues = { 'recharge.nsu': undefined, 'recharge.date': undefined }

/** A charge that is open and whose id nobody knows yet: it is not taken for the recharge that was on screen before. */
export const openCharge: FactValues = { 'recharge.id': undefined, 'payment.inFlight': 'charge' }
