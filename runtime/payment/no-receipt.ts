import type { FactValues } from '../facts.ts'

/** An open order on screen drops the receipt of an earlier one, which would be shown with this order's value. */
export const noReceipt: FactValues = { 'recharge.nsu': undefined, 'recharge.date': undefined }
