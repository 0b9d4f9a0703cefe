import { Receipt } from '../../../design-system/components/Receipt/Receipt.tsx'
import type { FactValues } from '../../../runtime/facts.ts'
import { methodName } from '../../../runtime/payment/method.ts'
import { isPromised } from '../../../runtime/payment/promised.ts'
import { bonusGbOf } from '../../../runtime/rules/bonus.ts'
import { formatDateTime } from '../../../runtime/rules/date-time.ts'
import { formatBrl } from '../../../runtime/rules/money.ts'
import { formatPhone } from '../../../runtime/rules/phone.ts'
import { useFacts } from '../../kit/app-context.ts'
import { bonusRulesOf } from '../../kit/bonus.ts'
import { optionalRow } from '../optional-row.ts'
import type { ReceiptProps } from './schema.ts'

interface ShownParts {
  readonly value: number | undefined
  readonly recipient: string | undefined
  readonly method: string | undefined
  readonly methodLabel?: string | undefined
  readonly date?: string | undefined
  readonly nsu?: string | undefined
  readonly status?: string | undefined
  /** The bonus in GB that an offer promised with this recharge. It replaces the normal bonus of the amount. */
  readonly promised?: number | undefined
}

export function ReceiptBlock(props: ReceiptProps) {
  const facts = useFacts()
  const { value, recipient, method, methodLabel, date, nsu, status, promised } = shownParts(facts, props)
  const gb = promised ?? (value === undefined ? undefined : bonusGbOf(bonusRulesOf(facts), value))
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
  return {
    value: facts['recharge.value'],
    recipient: facts['recharge.target'],
    method: type && (methodName(type) ?? facts['payment.cardName']),
    methodLabel: label,
    promised: isPromised(facts) ? facts['upsell.bonusGb'] : undefined,
  }
}

function order(facts: FactValues): ShownParts {
  return {
    value: facts['order.value'],
    recipient: facts['order.target'],
    method: facts['order.method'],
    date: facts['recharge.date'],
    nsu: facts['recharge.nsu'],
    promised: facts['order.promisedGb'],
  }
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
