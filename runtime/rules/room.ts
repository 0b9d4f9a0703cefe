/**
 * How many more items can be saved: in total (`slots`), and within 30 days (`changes`). Undefined if unknown or
 * unlimited.
 */
export interface Room {
  readonly slots: number | undefined
  readonly changes: number | undefined
}

/** Returns whether the operator would accept another item, as far as its limits are known. */
export function hasRoom({ slots, changes }: Room): boolean {
  return slots !== 0 && changes !== 0
}
