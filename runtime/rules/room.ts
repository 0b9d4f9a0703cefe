/** How much more of something can be saved: for now, and in 30 days. Undefined where nobody knows, or there is no limit. */
export interface Room {
  readonly slots: number | undefined
  readonly changes: number | undefined
}

/** Whether the operator would take another one, as far as is known. */
export function hasRoom({ slots, changes }: Room): boolean {
  return slots !== 0 && changes !== 0
}
