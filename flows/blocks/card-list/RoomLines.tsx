import { Notice } from '../../../design-system/components/Notice/Notice.tsx'
import { hasRoom, type Room } from '../../../runtime/rules/room.ts'
import { roomWords } from '../room-words.ts'
import { line, lines } from './CardListBlock.css.ts'
import type { CardListProps } from './schema.ts'

type Sentences = CardListProps['room'][number]

interface RoomLinesProps {
  readonly sentences: readonly Sentences[]
  readonly room: Readonly<Record<Sentences['kind'], Room>>
}

/**
 * For each known limit, renders how many more cards the customer can save. If no more can be saved, it renders the
 * reason.
 */
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

function wordsOf(said: Sentences, room: Room): string {
  if (hasRoom(room)) return roomWords(room, said).join(' ')
  return [room.slots === 0 ? said.full : '', room.changes === 0 ? (said.noChanges ?? '') : ''].join(' ').trim()
}
