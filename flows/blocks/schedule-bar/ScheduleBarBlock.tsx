import { Button } from '../../../design-system/components/Button/Button.tsx'
import { PayBar } from '../../../design-system/components/PayBar/PayBar.tsx'
import { formatBrl } from '../../../runtime/rules/money.ts'
import { useBusy, useFact } from '../../kit/app-context.ts'
import { useStepForm } from '../../kit/step-form.tsx'
import { useHold } from '../../kit/use-hold.ts'
import { fill } from '../fill.ts'
import { whenWords } from '../schedule-words.ts'
import type { ScheduleBarProps } from './schema.ts'

export function ScheduleBarBlock({ label, change, missingDay, missingValue }: ScheduleBarProps) {
  const { id } = useStepForm()
  const frequency = useFact('schedule.frequency')
  const day = useFact('schedule.day')
  const value = useFact('schedule.value')
  const isOn = useFact('schedule.isOn') === true
  const hold = useHold('submit')
  const isBusy = useBusy()
  if (frequency === undefined || day === undefined) return <PayBar missing={missingDay} />
  if (value === undefined) return <PayBar missing={missingValue} />
  const words = fill(isOn ? change : label, { value: formatBrl(value), when: whenWords(frequency, day) })
  return (
    <PayBar>
      {/* A new label is a new element, so that it appears in its place instead of moving there. */}
      <Button key={words} {...hold} tone="primary" type="submit" form={id} busy={isBusy}>
        {words}
      </Button>
    </PayBar>
  )
}
