import { amount as amountStyle, label, row, rows as rowsStyle, title as titleStyle, value } from './Summary.css.ts'

export interface SummaryProps {
  title: string
  /** The amount with its currency. It is left out until the customer has chosen one. */
  amount?: string | undefined
  rows: readonly { label: string; value: string }[]
}

/** An order that grows while the customer makes their choices. Renders a large amount, and a `<dl>`. */
export function Summary({ title, amount, rows }: SummaryProps) {
  return (
    <div>
      <p className={titleStyle}>{title}</p>
      {amount ? <p className={amountStyle}>{amount}</p> : null}
      <dl className={rowsStyle}>
        {rows.map(fact => (
          <div key={fact.label} className={row}>
            <dt className={label}>{fact.label}</dt>
            <dd className={value}>{fact.value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
