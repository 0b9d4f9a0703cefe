import { Button } from '../../../design-system/components/Button/Button.tsx'
import { EmptyState } from '../../../design-system/components/EmptyState/EmptyState.tsx'
import { List } from '../../../design-system/components/List/List.tsx'
import { ListItem } from '../../../design-system/components/ListItem/ListItem.tsx'
import { Notice } from '../../../design-system/components/Notice/Notice.tsx'
import { Skeleton } from '../../../design-system/components/Skeleton/Skeleton.tsx'
import { Icon } from '../../../design-system/icons/Icon.tsx'
import { customerRecord } from '../../../runtime/customer/reads.ts'
import { recipientRoom } from '../../../runtime/customer/recipient-room.ts'
import { hasRoom, type Room } from '../../../runtime/rules/room.ts'
import { useSend } from '../../kit/app-context.ts'
import { ReadFailed } from '../../kit/ReadFailed.tsx'
import { useRead } from '../../kit/use-read.ts'
import { useWrite } from '../../kit/use-write.ts'
import { useWords } from '../../kit/words.ts'
import { favoriteFirst } from '../favorite-first.ts'
import { nameOf, type Recipient, wordsOf } from '../recipients.ts'
import { roomWords } from '../room-words.ts'
import { slotsNote, stack } from './RecipientListBlock.css.ts'
import type { RecipientListProps, recipientListSpec } from './schema.ts'

export function RecipientListBlock(props: RecipientListProps) {
  const words = useWords()
  const read = useRead(customerRecord)
  if (read.kind === 'loading') return <Skeleton shape="list" label={words.loading} />
  if (read.kind === 'failed') return <ReadFailed text={words.loadFailed} message={read.message} again={read.again} />
  const { recipients } = read.data
  // If the saved numbers could not be read, the block must not claim that there are none.
  if (recipients === undefined) return <ReadFailed text={words.loadFailed} again={read.again} />
  return <Recipients {...props} saved={recipients} room={recipientRoom(read.data)} />
}

interface RecipientsProps extends RecipientListProps {
  readonly saved: readonly Recipient[]
  readonly room: Room
}

function Recipients({ saved, room, ...props }: RecipientsProps) {
  const write = useWrite<typeof recipientListSpec>()
  const send = useSend()
  const recipients = favoriteFirst(saved)
  return (
    <div className={stack}>
      {recipients.length === 0 ? (
        <EmptyState
          icon="people"
          title={props.emptyTitle}
          text={props.emptyText}
          action={
            hasRoom(room) ? (
              <Button tone="primary" width="hug" onClick={() => send(props.addEvent)}>
                {props.add}
              </Button>
            ) : undefined
          }
        />
      ) : null}
      {/* The button is above the list, because the list may have hundreds of rows. */}
      {hasRoom(room) ? (
        <>
          {recipients.length === 0 ? null : (
            <Button tone="primary" icon="plus" onClick={() => send(props.addEvent)}>
              {props.add}
            </Button>
          )}
          <div className={slotsNote}>
            {roomWords(room, props).map(line => (
              <p key={line}>{line}</p>
            ))}
          </div>
        </>
      ) : (
        <Notice tone="info" icon="people">
          {/* `full` advises to delete a number. Without a remaining change, that would not help the customer. */}
          {room.changes === 0 ? props.noChanges : props.full}
        </Notice>
      )}
      {recipients.length === 0 ? null : (
        <List label={props.label}>
          {recipients.map(recipient => (
            <ListItem
              key={recipient.msisdn}
              title={wordsOf(recipient).title}
              detail={detailOf(recipient, props.favorite)}
              media={<Icon name={recipient.favorite ? 'star' : 'user'} />}
              onClick={() => {
                write({
                  'recipient.msisdn': recipient.msisdn,
                  'recipient.name': nameOf(recipient),
                  'recipient.called': wordsOf(recipient).title,
                })
                send(props.event)
              }}
            />
          ))}
        </List>
      )}
    </div>
  )
}

/** Returns the phone number of a number with a name, and whether it is the favourite. */
function detailOf(recipient: Recipient, favorite: string): string | undefined {
  const parts = [wordsOf(recipient).detail, recipient.favorite ? favorite : undefined]
  return parts.filter(part => part !== undefined).join(', ') || undefined
}
