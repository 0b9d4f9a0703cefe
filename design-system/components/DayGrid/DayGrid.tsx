import { RadioFaces, type RadioFacesProps } from '../RadioFaces/RadioFaces.tsx'
import { day as dayStyle, face, grid } from './DayGrid.css.ts'

export interface DayGridProps extends Omit<RadioFacesProps, 'options'> {
  /** Days that the customer cannot choose. */
  disabledDays?: readonly number[] | undefined
}

/** The highest day number that every month has. */
const LAST_DAY = 28
const days = Array.from({ length: LAST_DAY }, (_, at) => at + 1)

/**
 * A choice of a day from 1 to 28, because every month has these days. Renders a `<fieldset>` with native radio
 * buttons.
 */
export function DayGrid({ disabledDays = [], ...group }: DayGridProps) {
  const options = days.map(day => ({ value: String(day), label: String(day), disabled: disabledDays.includes(day) }))
  return <RadioFaces {...group} options={options} look={{ group: grid, option: dayStyle, face }} />
}
