import { Receipt } from '../../../design-system/components/Receipt/Receipt.tsx'
import { Skeleton } from '../../../design-system/components/Skeleton/Skeleton.tsx'
import { type CustomerRecord, customerRecord } from '../../../runtime/customer/reads.ts'
import { formatDateTime } from '../../../runtime/rules/date-time.ts'
import { formatBrl } from '../../../runtime/rules/money.ts'
import { formatPhone } from '../../../runtime/rules/phone.ts'
import { spendingOf } from '../../../runtime/rules/spending.ts'
import { ReadFailed } from '../../kit/ReadFailed.tsx'
import { useRead } from '../../kit/use-read.ts'
import { useWords } from '../../kit/words.ts'
import { optionalRow } from '../optional-row.ts'
import type { OwnDataProps } from './schema.ts'

/** A no-break space. It makes an empty row as high as a row with a value. */
const SPACE = '\u00a0'

export function OwnDataBlock(props: OwnDataProps) {
  const words = useWords()
  const read = useRead(customerRecord)
  if (read.kind === 'loading') {
    // Not every customer has an e-mail and a monthly limit, and a long name takes two lines.
    const labels = [props.number, props.name, props.plan, props.since, props.leftToday]
    return (
      <Skeleton shape="content" label={words.loading} hidesRest>
        <Receipt rows={labels.flatMap(label => optionalRow(label, SPACE))} />
      </Skeleton>
    )
  }
  if (read.kind === 'failed') return <ReadFailed text={words.loadFailed} message={read.message} again={read.again} />
  const rows = rowsOf(read.data, props)
  // Without any value the block would be an empty box, so it shows that the data could not be read.
  if (rows.length === 0) return <ReadFailed text={words.loadFailed} again={read.again} />
  return <Receipt rows={rows} />
}

function rowsOf(customer: CustomerRecord, props: OwnDataProps): { label: string; value: string }[] {
  const { msisdn, profile, email, segment, created_at } = customer
  const { today, month } = spendingOf(customer)
  return [
    optionalRow(props.number, msisdn && formatPhone(msisdn)),
    optionalRow(props.name, profile.name),
    optionalRow(props.email, email),
    // If the flow config has no name for a plan, the row is left out, because customers do not understand the
    // operator's code.
    optionalRow(props.plan, props.plans.find(({ id }) => id === segment)?.label),
    optionalRow(props.since, formatDateTime(created_at ?? '')?.split(',', 1)[0]),
    optionalRow(props.leftToday, today === undefined ? undefined : formatBrl(today)),
    optionalRow(props.monthlyLimit, month === undefined ? undefined : formatBrl(month)),
  ].flat()
}
