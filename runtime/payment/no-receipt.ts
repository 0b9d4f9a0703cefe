import type { FactValues } from '../facts.ts'

/** Once an open order is the one that is known, no earlier receipt is: it would be shown with this one's value. */
export const noReceipt: FactValues = { 'recharge.nsu': undefined, 'recharge.date': undefined }
