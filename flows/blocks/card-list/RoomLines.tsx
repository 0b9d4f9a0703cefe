import { Notice } from '../../../design-system/components/Notice/Notice.tsx'
import { hasRoom, type Room } from '../../../runtime/rules/room.ts'
import { fill } from '../fill.ts'
import { line, lines } from './CardListBlock.css.ts'
import type { CardListProps } from './schema.ts'

type Sentences = CardListProps['room'][number]

interface RoomLinesProps {
  readonly sentences: readonly Sentences[]
  readonly room: Readonly<Record<Sentences['kind'], Room>>
}

/** What is left of each limit that is known, and why nothing can be added where nothing is. */
export function RoomLines({ sentences, room }: RoomLinesProps) {
  const open = sentences.filter(({ kind }) => hasRoom(room[kind]))
  const closed = sentences.filter(({ kind }) => !hasRoom(room[kind]))
  const said = open
    .map(one => ({ kind: one.kind, text: wordsOf(one, room[one.kind]) }))
    .filter(({ text }) => text !== '')
  return (
    <>
      {closed.map(one => (
        <Notice key={one.kind} tone="info" icon="alert">
          {wordsOf(one, room[one.kind])}
        </Notice>
      ))}
      {said.length === 0 ? null : (
        <div className={lines}>
          {said.map(({ kind, text }) => (
            <p key={kind} className={line}>
              {text}
            </p>
          ))}
        </div>
      )}
    </>
  )
}

function wordsOf(said: Sentences, { slots, changes }: Room): string {
  const full = slots === 0 ? [said.full] : []
  const spent = changes === 0 ? [said.noChanges] : []
  if (full.length + spent.length > 0) return [...full, ...spent].join(' ')
  return [
    ...(slots === undefined ? [] : [counted(slots, said.slots, said.lastSlot)]),
    ...(changes === undefined ? [] : [counted(changes, said.changes, said.lastChange)]),
  ].join(' ')
}

function counted(count: number, many: string, one: string): string {
  return count === 1 ? one : fill(many, { count: String(count) })
}
