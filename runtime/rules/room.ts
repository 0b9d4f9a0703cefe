/**
 * How many more items can be saved: in total (`slots`), and within 30 days (`changes`). If a number is unknown or
 * unlimited, it is undefined.
 */
export interface Room {
  readonly slots: number | undefined
  readonly changes: number | undefined
}

/** Returns whether the customer can save another item. It uses only the limits of the operator that are known. */
export function hasRoom({ slots, changes }: Room): boolean {
  return slots !== 0 && changes !== 0
}
