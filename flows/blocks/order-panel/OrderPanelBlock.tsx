import { IconTile } from '../../../design-system/components/IconTile/IconTile.tsx'
import { NumberedSteps } from '../../../design-system/components/NumberedSteps/NumberedSteps.tsx'
import { Summary } from '../../../design-system/components/Summary/Summary.tsx'
import { customerRecord } from '../../../runtime/customer/reads.ts'
import { formatBrl } from '../../../runtime/rules/money.ts'
import { useFacts } from '../../kit/app-context.ts'
import { useKnown } from '../../kit/use-known.ts'
import { fill } from '../fill.ts'
import { iconNamed } from '../icon-named.ts'
import { optionalRow } from '../optional-row.ts'
import { bonusOf, chosenParts, paidParts } from '../order-parts.ts'
import { nameIn } from '../recipients.ts'
import { numberWords } from '../saved-words.ts'
import { shortName } from '../short-name.ts'
import { stack } from './OrderPanelBlock.css.ts'
import type { OrderPanelProps } from './schema.ts'

export function OrderPanelBlock({ of = 'order', title, icon, steps, ...words }: OrderPanelProps) {
  const facts = useFacts()
  const parts = of === 'chosen' ? chosenParts(facts) : paidParts(facts)
  const { value, recipient, method } = parts
  const name = nameIn(useKnown(customerRecord)?.recipients, recipient)
  const gb = bonusOf(facts, parts)
  const rows = [
    optionalRow(words.number, recipient === undefined ? undefined : numberWords(recipient, name && shortName(name))),
    optionalRow(words.bonus, gb === undefined ? undefined : fill(words.bonusText, { gb: String(gb) })),
    optionalRow(words.method, method),
  ]
  return (
    <div className={stack}>
      {icon === undefined ? null : <IconTile tone="good" look="solid" icon={iconNamed(icon)} size="large" />}
      <Summary title={title} amount={value === undefined ? undefined : formatBrl(value)} rows={rows.flat()} />
      {steps === undefined ? null : <NumberedSteps items={steps} />}
    </div>
  )
}
