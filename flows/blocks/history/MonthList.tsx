import { ListItem } from '../../../design-system/components/ListItem/ListItem.tsx'
import type { IconName } from '../../../design-system/icons/paths.ts'
import type { CustomerRecord } from '../../../runtime/customer/reads.ts'
import type { RechargeRecord } from '../../../runtime/operator/contract/recharge.ts'
import type { Month } from '../../../runtime/recharge/by-month.ts'
import { formatDateTime } from '../../../runtime/rules/date-time.ts'
import { formatBrl } from '../../../runtime/rules/money.ts'
import { formatPhone } from '../../../runtime/rules/phone.ts'
import { useFact } from '../../kit/app-context.ts'
import { fill } from '../fill.ts'
import { methodOf } from '../past-way.ts'
import { nameIn } from '../recipients.ts'
import { TitledList } from '../TitledList.tsx'
import type { HistoryProps } from './schema.ts'

interface MonthListProps {
  readonly month: Month
  /** Undefined if the customer record could not be read. */
  readonly customer: CustomerRecord | undefined
  readonly words: HistoryProps
  readonly onOpen: (record: RechargeRecord) => void
}

/** Icons for the statuses that need the customer's attention. A successful recharge has no icon. */
const icons: { readonly [status: string]: IconName | undefined } = { PENDING: 'clock', NOK: 'alert' }

/** Renders the recharges of one month. */
export function MonthList({ month, customer, words, onOpen }: MonthListProps) {
  const own = useFact('session.msisdn')
  const states = { OK: words.done, PENDING: words.pending, NOK: words.failed }
  const nameOf = (msisdn: string): string => {
    if (msisdn === own) return words.own
    return nameIn(customer?.recipients, msisdn) ?? formatPhone(msisdn)
  }
  return (
    <TitledList title={month.name ?? words.undated}>
      {month.records.map(record => {
        const { id, recipient, valueCents, status } = record
        const detail = detailOf(record, words)
        const isKnown = recipient !== undefined && valueCents !== undefined
        return (
          <ListItem
            key={id}
            title={recipient === undefined ? detail : nameOf(recipient)}
            detail={recipient === undefined ? undefined : detail}
            value={valueCents === undefined ? undefined : formatBrl(valueCents)}
            note={status && states[status]}
            noteIcon={status && icons[status]}
            // The modal of a recharge shows its amount and phone number. If one of them is unknown, no modal opens.
            onClick={isKnown ? () => onOpen(record) : undefined}
          />
        )
      })}
    </TitledList>
  )
}

/** Returns when and how the customer paid the recharge. Unknown parts are left out. */
function detailOf(record: RechargeRecord, words: HistoryProps): string {
  const date = shortly(record.date ?? '')
  const method = methodOf(record, words)
  if (date === undefined || method === undefined) return date ?? method ?? ''
  return fill(words.row, { date, method })
}

/**
 * Returns a date as `27/11, 20:31`. The year is left out, because the month's title contains it. Returns undefined
 * for an invalid date.
 */
function shortly(date: string): string | undefined {
  return formatDateTime(date)?.replace(/\/\d{4}/, '')
}
