import { ChipChoice } from '../../../design-system/components/ChipChoice/ChipChoice.tsx'
import { DayGrid } from '../../../design-system/components/DayGrid/DayGrid.tsx'
import { Skeleton } from '../../../design-system/components/Skeleton/Skeleton.tsx'
import { useNamedFact } from '../../kit/app-context.ts'
import { useWriteFact } from '../../kit/step-form.tsx'
import { useChoiceField } from '../../kit/use-choice-field.ts'
import { capitalised, weekdays, whenWords } from '../schedule-words.ts'
import type { ScheduleDayProps } from './schema.ts'

export function ScheduleDayBlock({ fact, by, weekly, monthly }: ScheduleDayProps) {
  const frequency = useNamedFact(by)
  const known = useNamedFact(fact)
  const write = useWriteFact()
  const isWeekly = frequency === 'weekly'
  const day = String(known ?? '').toLowerCase()
  const isChosen = isWeekly ? weekdays.includes(day) : /^\d\d$/.test(day)
  const { error } = useChoiceField(fact, 'day', isChosen)
  if (frequency === undefined) {
    // A customer without a weekly schedule begins with a monthly one, so the placeholder has the size of a month. The
    // days of a week need less room.
    return (
      <Skeleton shape="content" hidesRest>
        <DayGrid name="waiting" legend={monthly} value="" onChange={() => undefined} />
      </Skeleton>
    )
  }
  const field = { name: fact, error }
  if (isWeekly) {
    const options = weekdays.map(value => ({ value, label: capitalised(whenWords('weekly', value)) }))
    return (
      <ChipChoice
        {...field}
        legend={weekly}
        options={options}
        value={isChosen ? day : ''}
        onChange={value => write(fact, value)}
      />
    )
  }
  return (
    <DayGrid
      {...field}
      legend={monthly}
      value={isChosen ? String(Number(day)) : ''}
      onChange={value => write(fact, value.padStart(2, '0'))}
    />
  )
}
