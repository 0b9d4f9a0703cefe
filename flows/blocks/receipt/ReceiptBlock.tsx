import { Receipt } from '../../../design-system/components/Receipt/Receipt.tsx'
import type { FactValues } from '../../../runtime/facts.ts'
import { promisedGb } from '../../../runtime/recharge/offer.ts'
import { formatDateTime } from '../../../runtime/rules/date-time.ts'
import { bonusLabelGb, formatBrl } from '../../../runtime/rules/money.ts'
import { formatPhone } from '../../../runtime/rules/phone.ts'
import { useFacts } from '../../app/app-context.ts'
import { toldRow } from '../told-row.ts'
import type { ReceiptProps } from './schema.ts'

const CENTS = 100

export function ReceiptBlock(props: ReceiptProps) {
  const facts = useFacts()
  const isPast = props.of === 'past'
  const { value, target, method, date, nsu, status } = isPast ? past(facts, props) : order(facts)
  const promised = isPast ? undefined : promisedGb(facts)
  const gb = promised ?? (value === undefined ? undefined : bonusLabelGb(value / CENTS))
  const rows = [
    toldRow(props.value, value === undefined ? undefined : formatBrl(value)),
    toldRow(props.number, target === undefined ? undefined : formatPhone(target)),
    toldRow(props.bonus, gb === undefined ? undefined : props.bonusText?.replace('{gb}', String(gb))),
    toldRow(props.method, method),
    toldRow(props.date, date === undefined ? undefined : formatDateTime(Date.parse(date))),
    toldRow(props.nsu, nsu?.replace(/(\d{3})(?=\d)/g, '$1 ')),
    toldRow(props.status, status),
  ]
  return <Receipt rows={rows.flat()} />
}

function order(facts: FactValues) {
  return {
    value: facts['order.value'],
    target: facts['order.target'],
    method: facts['order.method'],
    date: facts['recharge.date'],
    nsu: facts['recharge.nsu'],
    status: undefined,
  }
}

function past(facts: FactValues, { statuses }: ReceiptProps) {
  const status = facts['past.status']
  const said = statuses && { OK: statuses.done, PENDING: statuses.pending, NOK: statuses.failed }
  return {
    value: facts['past.value'],
    target: facts['past.target'],
    method: facts['past.method'],
    date: facts['past.date'],
    nsu: facts['past.nsu'],
    status: status && said?.[status],
  }
}
