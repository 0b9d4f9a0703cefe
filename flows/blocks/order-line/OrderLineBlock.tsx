import { TextLink } from '../../../design-system/components/TextLink/TextLink.tsx'
import { whole } from '../../../design-system/tokens/whole.css.ts'
import { isPromised } from '../../../runtime/payment/promised.ts'
import { bonusGbOf } from '../../../runtime/rules/bonus.ts'
import { formatBrl } from '../../../runtime/rules/money.ts'
import { useFacts, useSend } from '../../kit/app-context.ts'
import { bonusRulesOf } from '../../kit/bonus.ts'
import { fill } from '../fill.ts'
import { numberWords } from '../saved-words.ts'
import { line, words } from './OrderLineBlock.css.ts'
import type { OrderLineProps } from './schema.ts'

export function OrderLineBlock({ of = 'order', text, withBonus, change, event }: OrderLineProps) {
  const facts = useFacts()
  const send = useSend()
  const isChosen = of === 'chosen'
  const value = facts[isChosen ? 'recharge.value' : 'order.value']
  const number = facts[isChosen ? 'recharge.target' : 'order.target']
  const offered = isPromised(facts) ? facts['upsell.bonusGb'] : undefined
  const promised = isChosen ? offered : facts['order.promisedGb']
  if (value === undefined || number === undefined) return null
  const gb = promised ?? bonusGbOf(bonusRulesOf(facts), value)
  const [before, after = ''] = fill(gb === undefined ? text : withBonus, {
    value: formatBrl(value),
    gb: String(gb),
  }).split('{number}')
  return (
    <div className={line}>
      {/* Each text has an element of its own, because a browser that translates a page replaces texts. */}
      <p className={words}>
        <span>{before}</span>
        <span className={whole}>{numberWords(number)}</span>
        {after === '' ? null : <span>{after}</span>}
      </p>
      {change === undefined || event === undefined ? null : <TextLink onClick={() => send(event)}>{change}</TextLink>}
    </div>
  )
}
