import { label, receipt, row, value } from './Receipt.css.ts'

export interface ReceiptProps {
  rows: readonly { label: string; value: string }[]
}

/** The details of a payment, with one detail in each row. Renders a `<dl>`. */
export function Receipt({ rows }: ReceiptProps) {
  return (
    <dl className={receipt}>
      {rows.map(fact => (
        <div key={fact.label} className={row}>
          <dt className={label}>{fact.label}</dt>
          <dd className={value}>{fact.value}</dd>
        </div>
      ))}
    </dl>
  )
}
