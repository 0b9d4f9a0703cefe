import { createVar } from '@vanilla-extract/css'

/**
 * The frame of a receipt. A layout whose step is a card already sets these variables. They have a file of their own, so
 * that a layout does not load the styles of receipts.
 */
export const receiptPadding = createVar()
export const receiptEdge = createVar()
export const receiptShadow = createVar()
