import type { Room } from '../../runtime/rules/room.ts'
import { fill } from './fill.ts'

/** A flow's sentences about how many more items can be saved, with the placeholder `{count}`. */
interface RoomWords {
  readonly slots: string
  readonly lastSlot: string
  /** Absent if the block does not show the number of remaining changes. */
  readonly changes?: string | undefined
}

/** Returns a sentence for each known limit: how many more items can be saved now, and how many changes remain. */
export function roomWords({ slots, changes }: Room, words: RoomWords): readonly string[] {
  const said = slots === 1 ? words.lastSlot : words.slots
  return [
    ...(slots === undefined ? [] : [fill(said, { count: String(slots) })]),
    ...(changes === undefined || words.changes === undefined ? [] : [fill(words.changes, { count: String(changes) })]),
  ]
}
