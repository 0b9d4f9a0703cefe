import { ActionCard } from '../../../design-system/components/ActionCard/ActionCard.tsx'
import { Skeleton } from '../../../design-system/components/Skeleton/Skeleton.tsx'
import { lastRecharge } from '../../../runtime/recharge/reads.ts'
import { repeatFacts } from '../../../runtime/recharge/repeat-facts.ts'
import { formatValue } from '../../../runtime/rules/money.ts'
import { useFact, useSend } from '../../kit/app-context.ts'
import { useRead } from '../../kit/use-read.ts'
import { useWrite } from '../../kit/use-write.ts'
import { brandNames } from '../brand-names.ts'
import { fill } from '../fill.ts'
import { numberWords } from '../saved-words.ts'
import type { RepeatCardProps, repeatCardSpec } from './schema.ts'

/**
 * If there is nothing to repeat or the read failed, another card appears in the same place. So the page does not shift.
 */
export function RepeatCardBlock(props: RepeatCardProps) {
  const { title, detail, plainDetail, firstTitle, firstDetail, firstDetailWithoutCards = firstDetail, event } = props
  const write = useWrite<typeof repeatCardSpec>()
  const send = useSend()
  const own = useFact('session.msisdn')
  const lacksCards = useFact('operator.lacksCards') === true
  const read = useRead(lastRecharge)
  if (read.kind === 'loading') return <Skeleton shape="card" />
  if (read.kind === 'failed' || read.data === null) {
    const first = lacksCards ? firstDetailWithoutCards : firstDetail
    return <ActionCard tone="soft" icon="phone" title={firstTitle} detail={first} />
  }
  const { amountCents, recipient, card } = read.data
  // The card repeats the last recharge for the same phone number, even if the customer has chosen another number on
  // the page.
  const whom = recipient === own ? props.own : numberWords(recipient)
  const onClick = (): void => {
    const type = card === undefined ? undefined : 'credit'
    write(repeatFacts({ amountCents, recipient, type, card: card?.token }, own))
    send(event)
  }
  return (
    <ActionCard
      tone="accent"
      icon="repeat"
      title={fill(title, { value: formatValue(amountCents) })}
      detail={fill(card === undefined ? plainDetail : detail, {
        whom,
        ...(card && { brand: brandNames(card.brand), last: card.last }),
      })}
      onClick={onClick}
    />
  )
}
