import { useId, useLayoutEffect, useRef } from 'react'
import { CardBrand } from '../../../design-system/components/CardBrand/CardBrand.tsx'
import { FieldMessage } from '../../../design-system/components/FieldMessage/FieldMessage.tsx'
import { List } from '../../../design-system/components/List/List.tsx'
import { ListItem } from '../../../design-system/components/ListItem/ListItem.tsx'
import { Skeleton } from '../../../design-system/components/Skeleton/Skeleton.tsx'
import { Icon } from '../../../design-system/icons/Icon.tsx'
import { type CustomerRecord, customerRecord } from '../../../runtime/customer/reads.ts'
import type { SavedCard } from '../../../runtime/operator/contract/customer.ts'
import { payerFacts } from '../../../runtime/recurrence/payer-facts.ts'
import { useFact, useSend } from '../../kit/app-context.ts'
import { ReadFailed } from '../../kit/ReadFailed.tsx'
import { useChoiceField } from '../../kit/use-choice-field.ts'
import { useRead } from '../../kit/use-read.ts'
import { useWrite } from '../../kit/use-write.ts'
import { useWords } from '../../kit/words.ts'
import { brandNamed, brandNames } from '../brand-names.ts'
import { favoriteFirst } from '../favorite-first.ts'
import { nameIn } from '../recipients.ts'
import { cardWords, numberWords } from '../saved-words.ts'
import type { SchedulePartiesProps, schedulePartiesSpec } from './schema.ts'

export function SchedulePartiesBlock(props: SchedulePartiesProps) {
  const { loading, loadFailed } = useWords()
  const fieldId = useId()
  const read = useRead(customerRecord)
  const recipient = useFact('schedule.recipient')
  const own = useFact('session.msisdn') ?? ''
  const token = useFact('schedule.card')
  const isSaved = read.kind === 'ready' && read.data.credit_cards?.some(card => card.token === token) === true
  // The form is invalid until the phone number and the card are on screen, because the customer must see both before
  // agreeing to them.
  const { error } = useChoiceField('schedule.card', 'savedCard', isSaved && recipient !== undefined)
  if (read.kind === 'failed') return <ReadFailed text={loadFailed} message={read.message} again={read.again} />
  if (read.kind === 'loading' || recipient === undefined) {
    return (
      <Skeleton shape="content" label={loading}>
        <List>
          {[props.number, props.card].map(title => (
            <ListItem
              key={title}
              title={title}
              detail={numberWords(recipient ?? own, props.own)}
              media={<Icon name="phone" />}
              action={{ label: props.action, onClick: () => undefined }}
            />
          ))}
        </List>
      </Skeleton>
    )
  }
  const { credit_cards: cards } = read.data
  if (cards === undefined) return <ReadFailed text={loadFailed} again={read.again} />
  return (
    <div>
      <Parties {...props} record={read.data} cards={cards} recipient={recipient} />
      <FieldMessage fieldId={fieldId} error={error} />
    </div>
  )
}

interface PartiesProps extends SchedulePartiesProps {
  readonly record: CustomerRecord
  readonly cards: readonly SavedCard[]
  readonly recipient: string
}

function Parties(props: PartiesProps) {
  const { label, own, number, card: cardTitle, action, numberEvent, cardEvent, noCard, addCard, addCardEvent } = props
  const { record, cards, recipient } = props
  const send = useSend()
  const card = usePayer(cards)
  const name = recipient === record.msisdn ? own : nameIn(record.recipients, recipient)
  return (
    <List label={label}>
      <ListItem
        title={number}
        detail={numberWords(recipient, name)}
        media={<Icon name="phone" />}
        action={{ label: action, onClick: () => send(numberEvent) }}
      />
      {card === undefined ? (
        <ListItem
          title={cardTitle}
          detail={noCard}
          media={<Icon name="card" />}
          action={{ label: addCard, onClick: () => send(addCardEvent) }}
        />
      ) : (
        <ListItem
          title={cardTitle}
          detail={cardWords(card)}
          media={<CardBrand brand={brandNamed(card.brand)} label={brandNames(card.brand)} />}
          action={{ label: action, onClick: () => send(cardEvent) }}
        />
      )}
    </List>
  )
}

/**
 * Returns the chosen card if it is still saved, or else the favourite. Writes this card to the facts, because the
 * card on screen must be the card that pays.
 */
function usePayer(cards: readonly SavedCard[]) {
  const write = useWrite<typeof schedulePartiesSpec>()
  const token = useFact('schedule.card')
  const card = cards.find(one => one.token === token) ?? favoriteFirst(cards)[0]
  const latest = useRef(card)
  latest.current = card
  // The facts are written in a layout effect. A write after the paint could undo a tap.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each card, however often its record is read.
  useLayoutEffect(() => {
    write(payerFacts(latest.current))
  }, [card?.token, token, write])
  return card
}
