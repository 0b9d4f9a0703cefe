import { RadioFaces, type RadioFacesProps } from '../RadioFaces/RadioFaces.tsx'
import { day as dayStyle, face, grid } from './DayGrid.css.ts'

export interface DayGridProps extends Omit<RadioFacesProps, 'options'> {
  /** Days that cannot be chosen. */
  disabledDays?: readonly number[] | undefined
}

/** The last day of the month that every month has. */
const LAST_DAY = 28
const days = Array.from({ length: LAST_DAY }, (_, at) => at + 1)

/** A choice of a day that every month has, from 1 to 28. Renders a `<fieldset>` of native radios. */
export function DayGrid({ disabledDays = [], ...group }: DayGridProps) {
  const options = days.map(day => ({ value: String(day), label: String(day), disabled: disabledDays.includes(day) }))
  return <RadioFaces {...group} options={options} look={{ group: grid, option: dayStyle, face }} />
}
