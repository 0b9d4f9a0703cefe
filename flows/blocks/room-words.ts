import type { Room } from '../../runtime/rules/room.ts'
import { fill } from './fill.ts'

/** An author's words for what is left, `{count}` of it. */
interface RoomWords {
  readonly slots: string
  readonly lastSlot: string
  /** Left out where nobody is told how many changes are left. */
  readonly changes?: string | undefined
}

/** A sentence for each limit: how many more there may be, and how often. Of a limit that is not known nothing is said. */
export function roomWords({ slots, changes }: Room, words: RoomWords): readonly string[] {
  const said = slots === 1 ? words.lastSlot : words.slots
  return [
    ...(slots === undefined ? [] : [fill(said, { count: String(slots) })]),
    ...(changes === undefined || words.changes === undefined ? [] : [fill(words.changes, { count: String(changes) })]),
  ]
}
