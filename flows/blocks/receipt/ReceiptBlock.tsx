import { Receipt } from '../../../design-system/components/Receipt/Receipt.tsx'
import type { FactValues } from '../../../runtime/facts.ts'
import { formatDateTime } from '../../../runtime/rules/date-time.ts'
import { formatBrl } from '../../../runtime/rules/money.ts'
import { formatPhone } from '../../../runtime/rules/phone.ts'
import { useFacts } from '../../kit/app-context.ts'
import { optionalRow } from '../optional-row.ts'
import { bonusOf, chosenParts, type OrderParts, paidParts } from '../order-parts.ts'
import type { ReceiptProps } from './schema.ts'

interface ShownParts extends OrderParts {
  readonly methodLabel?: string | undefined
  readonly date?: string | undefined
  readonly nsu?: string | undefined
  readonly status?: string | undefined
}

export function ReceiptBlock(props: ReceiptProps) {
  const facts = useFacts()
  const parts = shownParts(facts, props)
  const { value, recipient, method, methodLabel, date, nsu, status } = parts
  const gb = bonusOf(facts, parts)
  const rows = [
    optionalRow(props.value, value === undefined ? undefined : formatBrl(value)),
    optionalRow(props.number, recipient === undefined ? undefined : formatPhone(recipient)),
    optionalRow(props.bonus, gb === undefined ? undefined : props.bonusText?.replace('{gb}', String(gb))),
    optionalRow(methodLabel ?? props.method, method),
    optionalRow(props.date, formatDateTime(date ?? '')),
    optionalRow(props.nsu, nsu?.replace(/(\d{3})(?=\d)/g, '$1 ')),
    optionalRow(props.status, status),
  ]
  return <Receipt rows={rows.flat()} />
}

function shownParts(facts: FactValues, props: ReceiptProps): ShownParts {
  if (props.of === 'chosen') return chosen(facts, props)
  return props.of === 'past' ? past(facts, props) : order(facts)
}

function chosen(facts: FactValues, { charged }: ReceiptProps): ShownParts {
  const type = facts['payment.type']
  const label =
    type === 'credit' ? charged?.credit : type === 'debit' || type === 'cef_debit' ? charged?.debit : undefined
  return { ...chosenParts(facts), methodLabel: label }
}

function order(facts: FactValues): ShownParts {
  return { ...paidParts(facts), date: facts['recharge.date'], nsu: facts['recharge.nsu'] }
}

function past(facts: FactValues, { statuses }: ReceiptProps): ShownParts {
  const status = facts['past.status']
  const said = statuses && { OK: statuses.done, PENDING: statuses.pending, NOK: statuses.failed }
  return {
    value: facts['past.value'],
    recipient: facts['past.target'],
    method: facts['past.method'],
    date: facts['past.date'],
    nsu: facts['past.nsu'],
    status: status && said?.[status],
  }
}
