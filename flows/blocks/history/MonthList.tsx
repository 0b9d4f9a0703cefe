import { ListItem } from '../../../design-system/components/ListItem/ListItem.tsx'
import type { IconName } from '../../../design-system/icons/paths.ts'
import type { CustomerRecord } from '../../../runtime/customer/reads.ts'
import type { RechargeRecord } from '../../../runtime/operator/contract/recharge.ts'
import type { Month } from '../../../runtime/recharge/by-month.ts'
import { formatDateTime } from '../../../runtime/rules/date-time.ts'
import { formatBrl } from '../../../runtime/rules/money.ts'
import { formatPhone } from '../../../runtime/rules/phone.ts'
import { useFact } from '../../app/app-context.ts'
import { fill } from '../fill.ts'
import { nameIn } from '../recipients.ts'
import { TitledList } from '../TitledList.tsx'
import { methodOf } from './past-facts.ts'
import type { HistoryProps } from './schema.ts'

interface MonthListProps {
  readonly month: Month
  /** Undefined where it could not be read. */
  readonly customer: CustomerRecord | undefined
  readonly words: HistoryProps
  readonly onOpen: (record: RechargeRecord) => void
}

/** What did not simply go well stands out. */
const icons: { readonly [S in RechargeRecord['status']]?: IconName } = { PENDING: 'clock', NOK: 'alert' }

/** The recharges of one month. */
export function MonthList({ month, customer, words, onOpen }: MonthListProps) {
  const own = useFact('session.msisdn')
  const states = { OK: words.done, PENDING: words.pending, NOK: words.failed }
  const nameOf = (msisdn: string): string => {
    if (msisdn === own) return words.own
    return nameIn(customer?.recipients ?? [], msisdn) ?? formatPhone(msisdn)
  }
  return (
    <TitledList title={month.name}>
      {month.records.map(record => (
        <ListItem
          key={record.id}
          title={nameOf(record.recipient)}
          detail={fill(words.row, {
            date: shortly(record.date),
            method: methodOf(record, words),
          })}
          value={formatBrl(record.valueCents)}
          note={states[record.status]}
          noteIcon={icons[record.status]}
          onClick={() => onOpen(record)}
        />
      ))}
    </TitledList>
  )
}

/** `27/11, 20:31`: the month's name above says the year. */
function shortly(date: string): string {
  return formatDateTime(Date.parse(date)).replace(/\/\d{4}/, '')
}
