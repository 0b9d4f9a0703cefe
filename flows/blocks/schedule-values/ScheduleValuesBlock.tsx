import { useLayoutEffect } from 'react'
import { ChipChoice } from '../../../design-system/components/ChipChoice/ChipChoice.tsx'
import { Notice } from '../../../design-system/components/Notice/Notice.tsx'
import { Skeleton } from '../../../design-system/components/Skeleton/Skeleton.tsx'
import { customerRecord } from '../../../runtime/customer/reads.ts'
import { scheduleValues } from '../../../runtime/recurrence/reads.ts'
import { formatValue } from '../../../runtime/rules/money.ts'
import { useFact } from '../../kit/app-context.ts'
import { ReadFailed } from '../../kit/ReadFailed.tsx'
import { useChoiceField } from '../../kit/use-choice-field.ts'
import { useRead } from '../../kit/use-read.ts'
import { useWrite } from '../../kit/use-write.ts'
import { useWords } from '../../kit/words.ts'
import { fill } from '../fill.ts'
import { stack } from './ScheduleValuesBlock.css.ts'
import type { ScheduleValuesProps, scheduleValuesSpec } from './schema.ts'

export function ScheduleValuesBlock(props: ScheduleValuesProps) {
  const frequency = useFact('schedule.frequency')
  // The amounts depend on the frequency, so a skeleton is shown until it is chosen.
  return frequency === undefined ? <WaitingValues legend={props.legend} /> : <Values {...props} frequency={frequency} />
}

/** How many amounts an operator usually offers, and one of them, in cents. */
const USUAL = { count: 7, amountCents: 2000 }

function WaitingValues({ legend, label }: { readonly legend: string; readonly label?: string }) {
  const options = Array.from({ length: USUAL.count }, (_, at) => ({
    value: String(at),
    label: formatValue(USUAL.amountCents),
  }))
  return (
    <Skeleton shape="content" label={label}>
      <ChipChoice name="waiting" legend={legend} options={options} value="" onChange={() => undefined} />
    </Skeleton>
  )
}

interface ValuesProps extends ScheduleValuesProps {
  readonly frequency: 'weekly' | 'monthly'
}

function Values({ legend, overLimit, belowMinimum, frequency }: ValuesProps) {
  const write = useWrite<typeof scheduleValuesSpec>()
  const words = useWords()
  const read = useRead(scheduleValues(frequency))
  const { least, most } = useLimits()
  const chosen = useFact('schedule.value')
  const values = (read.kind === 'ready' ? read.data : []).map(({ id }) => ({
    id,
    isAllowed: id >= least && id <= most,
  }))
  const isChosen = values.some(({ id, isAllowed }) => id === chosen && isAllowed)
  const { error } = useChoiceField('schedule.value', 'value', isChosen)
  const isRefused = chosen !== undefined && read.kind === 'ready' && !isChosen
  // The facts are written in a layout effect, because a write after the paint could undo a tap.
  useLayoutEffect(() => {
    // The label of the main button contains this amount. If the amount cannot be scheduled, it is removed.
    if (isRefused) write({ 'schedule.value': undefined })
  }, [isRefused, write])
  if (read.kind === 'loading') return <WaitingValues legend={legend} label={words.loading} />
  if (read.kind === 'failed') return <ReadFailed text={words.loadFailed} message={read.message} again={read.again} />
  const options = values.map(({ id, isAllowed }) => ({
    value: String(id),
    label: formatValue(id),
    disabled: !isAllowed,
  }))
  const isOver = values.some(({ id }) => id > most)
  const isBelow = values.some(({ id }) => id < least)
  return (
    <div className={stack}>
      <ChipChoice
        legend={legend}
        name="schedule.value"
        options={options}
        value={isChosen ? String(chosen) : ''}
        onChange={value => write({ 'schedule.value': Number(value) })}
        error={error}
      />
      {isOver ? <Notice tone="quiet">{fill(overLimit, { limit: formatValue(most) })}</Notice> : null}
      {isBelow ? <Notice tone="quiet">{fill(belowMinimum, { limit: formatValue(least) })}</Notice> : null}
    </div>
  )
}

/**
 * Returns the minimum and maximum of one recharge, in cents. If a limit is unknown, it disables no amount, and the
 * operator checks the amount.
 */
function useLimits(): { readonly least: number; readonly most: number } {
  const record = useRead(customerRecord)
  const limits = record.kind === 'ready' ? record.data.limits : undefined
  return {
    least: limits?.minimum_reload_value ?? 0,
    most: limits?.customer_daily_spending_limit || Number.POSITIVE_INFINITY,
  }
}
