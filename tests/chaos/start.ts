/** The time when each walk starts, on the operator's clock. */
export const START = Date.UTC(2026, 10, 27, 15)
