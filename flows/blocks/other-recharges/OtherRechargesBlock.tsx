import { ListItem } from '../../../design-system/components/ListItem/ListItem.tsx'
import { customerRecord } from '../../../runtime/customer/reads.ts'
import { otherRecharges } from '../../../runtime/recharge/other-recharges.ts'
import { lastRecharge, rechargeHistory } from '../../../runtime/recharge/reads.ts'
import { repeatFacts } from '../../../runtime/recharge/repeat-facts.ts'
import { formatBrl } from '../../../runtime/rules/money.ts'
import { useFact, useSend } from '../../kit/app-context.ts'
import { useRead } from '../../kit/use-read.ts'
import { useWrite } from '../../kit/use-write.ts'
import { payAgain, wayOf } from '../past-way.ts'
import { nameIn } from '../recipients.ts'
import { numberWords } from '../saved-words.ts'
import { TitledList } from '../TitledList.tsx'
import type { OtherRechargesProps, otherRechargesSpec } from './schema.ts'

const MOST = 3

/** Renders nothing if the history cannot be read, because the history's own step shows that failure. */
export function OtherRechargesBlock(props: OtherRechargesProps) {
  const write = useWrite<typeof otherRechargesSpec>()
  const send = useSend()
  const own = useFact('session.msisdn')
  const last = useRead(lastRecharge)
  const history = useRead(rechargeHistory)
  // The customer record contains the names of saved numbers. If it cannot be read, the rows show the phone numbers.
  const customer = useRead(customerRecord)
  // A customer who has never recharged sees no skeleton, because no row would replace it.
  if (last.kind !== 'ready' || last.data === null || history.kind === 'failed') return null
  if (history.kind === 'loading' || customer.kind === 'loading')
    return <TitledList title={props.title} loadingRows={MOST} />
  const others = otherRecharges(history.data, last.data, MOST)
  if (others.length === 0) return null
  const known = customer.kind === 'ready' ? customer.data : undefined
  return (
    <TitledList title={props.title}>
      {others.map(record => {
        const { id, recipient, valueCents } = record
        const repeat = (): void => {
          write(repeatFacts({ amountCents: valueCents, recipient, ...payAgain(record, known) }, own))
          send(props.event)
        }
        return (
          <ListItem
            key={id}
            title={recipient === own ? props.own : (nameIn(known?.recipients, recipient) ?? numberWords(recipient))}
            detail={wayOf(record, props)}
            value={formatBrl(valueCents)}
            onClick={repeat}
          />
        )
      })}
    </TitledList>
  )
}
