/** How many more items can be saved: now, and within 30 days. Undefined if unknown or unlimited. */
export interface Room {
  readonly slots: number | undefined
  readonly changes: number | undefined
}

/** Whether the operator would accept another item, by the known limits. */
export function hasRoom({ slots, changes }: Room): boolean {
  return slots !== 0 && changes !== 0
}
