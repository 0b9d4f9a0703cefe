import { Receipt } from '../../../design-system/components/Receipt/Receipt.tsx'
import { promisedGb } from '../../../runtime/recharge/offer.ts'
import { formatDateTime } from '../../../runtime/rules/date-time.ts'
import { bonusLabelGb, formatBrl } from '../../../runtime/rules/money.ts'
import { formatPhone } from '../../../runtime/rules/phone.ts'
import { useFacts } from '../../app/app-context.ts'
import type { ReceiptProps } from './schema.ts'

const CENTS = 100

export function ReceiptBlock(props: ReceiptProps) {
  const facts = useFacts()
  const value = facts['order.value']
  const target = facts['order.target']
  const date = facts['recharge.date']
  const gb = promisedGb(facts) ?? (value === undefined ? undefined : bonusLabelGb(value / CENTS))
  const rows = [
    row(props.value, value === undefined ? undefined : formatBrl(value)),
    row(props.number, target === undefined ? undefined : formatPhone(target)),
    row(props.bonus, gb === undefined ? undefined : props.bonusText?.replace('{gb}', String(gb))),
    row(props.method, facts['order.method']),
    row(props.date, date === undefined ? undefined : formatDateTime(Date.parse(date))),
    row(props.nsu, facts['recharge.nsu']?.replace(/(\d{3})(?=\d)/g, '$1 ')),
  ]
  return <Receipt rows={rows.flat()} />
}

function row(label: string | undefined, value: string | undefined): { label: string; value: string }[] {
  return label === undefined || value === undefined ? [] : [{ label, value }]
}
