import { Switch } from '../../../design-system/components/Switch/Switch.tsx'
import { monthlyDay } from '../../../runtime/recurrence/monthly-day.ts'
import { formatBrl } from '../../../runtime/rules/money.ts'
import { useBusy, useFact, useIsRunning, useOperator, useSend } from '../../kit/app-context.ts'
import { useHold } from '../../kit/use-hold.ts'
import { useWrite } from '../../kit/use-write.ts'
import { fill } from '../fill.ts'
import { cardWords, numberWords } from '../saved-words.ts'
import type { AutoRechargeProps, autoRechargeSpec } from './schema.ts'
import { useMonthly } from './use-monthly.ts'

export function AutoRechargeBlock({ label, terms, done, on, off }: AutoRechargeProps) {
  const write = useWrite<typeof autoRechargeSpec>()
  const { today } = useOperator()
  const send = useSend()
  const isBusy = useBusy()
  const monthly = useMonthly()
  const isOn = useFact('schedule.isOn') === true
  // While the app saves the schedule, the switch is on. If the operator rejects the schedule, the switch goes off
  // again.
  const isChecked = useIsRunning('schedule.save') || isOn
  const hold = useHold(isChecked ? off : on)
  if (monthly === undefined) return null
  const { paidBy, day = monthlyDay(today()) } = monthly
  const about = {
    value: formatBrl(monthly.amountCents),
    number: numberWords(monthly.recipient),
    // The operator may charge another card than the receipt's, so the block shows the card that the operator would
    // charge.
    card: cardWords(paidBy),
    day: String(Number(day)),
  }
  const turn = (): void => {
    if (isBusy) return
    if (isChecked) return send(off)
    write({
      'schedule.frequency': 'monthly',
      'schedule.day': day,
      'schedule.value': monthly.amountCents,
      'schedule.recipient': monthly.recipient,
      'schedule.card': monthly.card,
      'schedule.cardBrand': paidBy.brand,
      'schedule.cardLast': paidBy.last,
    })
    send(on)
  }
  return (
    <Switch
      {...hold}
      icon="calendar"
      label={label}
      terms={fill(isOn ? done : terms, about)}
      checked={isChecked}
      onChange={turn}
    />
  )
}
