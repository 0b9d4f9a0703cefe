import { Button } from '../../../design-system/components/Button/Button.tsx'
import { EmptyState } from '../../../design-system/components/EmptyState/EmptyState.tsx'
import { List } from '../../../design-system/components/List/List.tsx'
import { RowAction } from '../../../design-system/components/RowAction/RowAction.tsx'
import { Skeleton } from '../../../design-system/components/Skeleton/Skeleton.tsx'
import { roomOf } from '../../../runtime/cards/room.ts'
import { customerRecord } from '../../../runtime/customer/reads.ts'
import type { FactValue } from '../../../runtime/facts.ts'
import type { SavedCard } from '../../../runtime/operator/contract/customer.ts'
import { currentSchedule } from '../../../runtime/recurrence/current.ts'
import { hasRoom } from '../../../runtime/rules/room.ts'
import { useApp, useSend } from '../../kit/app-context.ts'
import { ReadFailed } from '../../kit/ReadFailed.tsx'
import { useRead } from '../../kit/use-read.ts'
import { useWrite } from '../../kit/use-write.ts'
import { useWords } from '../../kit/words.ts'
import { CardGroup } from './CardGroup.tsx'
import { row, stack } from './CardListBlock.css.ts'
import { RoomLines } from './RoomLines.tsx'
import type { CardListProps, cardListSpec } from './schema.ts'

export function CardListBlock(props: CardListProps) {
  const words = useWords()
  const record = useRead(customerRecord)
  const schedule = useRead(currentSchedule)
  if (record.kind === 'failed') {
    return <ReadFailed text={words.loadFailed} message={record.message} again={record.again} />
  }
  // The list waits for the schedule, because a customer must see that a card pays for the schedule before deleting that
  // card.
  if (record.kind === 'loading' || schedule.kind === 'loading') return <Skeleton shape="list" label={words.loading} />
  const { credit_cards: credit, debit_cards: debit, cef_debit_cards: cef } = record.data
  // If some cards could not be read, the block does not show how many cards there are.
  if (credit === undefined || debit === undefined || cef === undefined)
    return <ReadFailed text={words.loadFailed} again={record.again} />
  const payer = schedule.kind === 'ready' ? schedule.data?.card : undefined
  return <Cards {...props} cardsOf={{ credit, debit, cef }} left={roomOf(record.data)} payer={payer} />
}

interface CardsProps extends CardListProps {
  readonly cardsOf: { readonly [K in FactValue<'card.kind'>]: readonly SavedCard[] }
  readonly left: ReturnType<typeof roomOf>
  /** The token of the card that pays for the schedule. Deleting that card ends the schedule. */
  readonly payer: string | undefined
}

function Cards(props: CardsProps) {
  const { cardsOf, left: room, groups, room: sentences } = props
  const shown = groups.filter(({ kind }) => cardsOf[kind].length > 0)
  return (
    <div className={stack}>
      {shown.map(({ kind, title }) => (
        <CardGroup
          key={kind}
          {...props}
          kind={kind}
          title={title}
          cards={cardsOf[kind]}
          changesLeft={room[kind === 'credit' ? 'credit' : 'debit'].changes}
        />
      ))}
      <Adding {...props} left={room} isEmpty={shown.length === 0} />
      <RoomLines sentences={sentences} room={room} />
    </div>
  )
}

interface AddingProps extends CardListProps {
  readonly left: ReturnType<typeof roomOf>
  readonly isEmpty: boolean
}

/** Renders a button for each kind of card that the operator would accept. */
function Adding({ left, isEmpty, ...props }: AddingProps) {
  const { addLabel, add, addCaixaLabel, addCaixa, emptyTitle, emptyText } = props
  const { vault } = useApp()
  const write = useWrite<typeof cardListSpec>()
  const send = useSend()
  const isOpen = { credit: hasRoom(left.credit), debit: hasRoom(left.debit) }
  const start = (kind: FactValue<'card.kind'>, event: string): void => {
    // The vault may contain a card that the customer typed for a payment. It is not the card to save, so it is
    // removed.
    vault.wipe()
    write({ 'card.kind': kind })
    send(event)
  }
  const onAdd = isOpen.credit || isOpen.debit ? () => start(isOpen.credit ? 'credit' : 'debit', add) : undefined
  const caixa = isOpen.debit ? (
    <li className={row}>
      <RowAction icon="bank" label={addCaixaLabel} onClick={() => start('cef', addCaixa)} />
    </li>
  ) : null
  if (isEmpty) {
    const button = onAdd && (
      <Button tone="primary" width="hug" onClick={onAdd}>
        {addLabel}
      </Button>
    )
    return (
      <>
        <EmptyState icon="card" title={emptyTitle} text={emptyText} action={button} />
        {caixa === null ? null : <List label={addCaixaLabel}>{caixa}</List>}
      </>
    )
  }
  if (onAdd === undefined) return null
  return (
    <List label={addLabel}>
      <li className={row}>
        <RowAction icon="plus" label={addLabel} onClick={onAdd} />
      </li>
      {caixa}
    </List>
  )
}
