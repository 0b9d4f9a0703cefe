/** The start of each walk, by the operator's clock. */
export const START = Date.UTC(2026, 10, 27, 15)
