import { Receipt } from '../../../design-system/components/Receipt/Receipt.tsx'
import type { FactValues } from '../../../runtime/facts.ts'
import { methodName } from '../../../runtime/payment/method.ts'
import { isPromised } from '../../../runtime/payment/promised.ts'
import { formatDateTime } from '../../../runtime/rules/date-time.ts'
import { bonusLabelGb, formatBrl } from '../../../runtime/rules/money.ts'
import { formatPhone } from '../../../runtime/rules/phone.ts'
import { useFacts } from '../../kit/app-context.ts'
import { toldRow } from '../told-row.ts'
import type { ReceiptProps } from './schema.ts'

const CENTS = 100

interface Told {
  readonly value: number | undefined
  readonly recipient: string | undefined
  readonly method: string | undefined
  readonly methodLabel?: string | undefined
  readonly date?: string | undefined
  readonly nsu?: string | undefined
  readonly status?: string | undefined
  /** The GB that an offer promised with this recharge, in place of the value's own bonus. */
  readonly promised?: number | undefined
}

export function ReceiptBlock(props: ReceiptProps) {
  const facts = useFacts()
  const { value, recipient, method, methodLabel, date, nsu, status, promised } = told(facts, props)
  const gb = promised ?? (value === undefined ? undefined : bonusLabelGb(value / CENTS))
  const rows = [
    toldRow(props.value, value === undefined ? undefined : formatBrl(value)),
    toldRow(props.number, recipient === undefined ? undefined : formatPhone(recipient)),
    toldRow(props.bonus, gb === undefined ? undefined : props.bonusText?.replace('{gb}', String(gb))),
    toldRow(methodLabel ?? props.method, method),
    toldRow(props.date, formatDateTime(date ?? '')),
    toldRow(props.nsu, nsu?.replace(/(\d{3})(?=\d)/g, '$1 ')),
    toldRow(props.status, status),
  ]
  return <Receipt rows={rows.flat()} />
}

function told(facts: FactValues, props: ReceiptProps): Told {
  if (props.of === 'chosen') return chosen(facts, props)
  return props.of === 'past' ? past(facts, props) : order(facts)
}

function chosen(facts: FactValues, { charged }: ReceiptProps): Told {
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

function order(facts: FactValues): Told {
  return {
    value: facts['order.value'],
    recipient: facts['order.target'],
    method: facts['order.method'],
    date: facts['recharge.date'],
    nsu: facts['recharge.nsu'],
    promised: facts['order.promisedGb'],
  }
}

function past(facts: FactValues, { statuses }: ReceiptProps): Told {
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
