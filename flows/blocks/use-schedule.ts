import { customerRecord } from '../../runtime/customer/reads.ts'
import { nextDate } from '../../runtime/recurrence/next-date.ts'
import { formatValue } from '../../runtime/rules/money.ts'
import { formatDate } from '../../runtime/rules/written-date.ts'
import { useFacts, useOperator } from '../app/app-context.ts'
import { useRead } from '../app/use-read.ts'
import { nameIn } from './recipients.ts'
import { cardWords, numberWords } from './saved-words.ts'
import { whenWords } from './schedule-words.ts'

/** What there is to say of a schedule, by the names that texts have for it. What is not known is an empty text. */
type ScheduleText = Readonly<Record<'value' | 'when' | 'number' | 'card' | 'next', string>> & {
  /** The end of `number`: it does not break. */
  readonly phone: string
}

/** The schedule that the facts hold, in words; with `isMoved` on the days that are chosen in place of its own. */
export function useSchedule(isMoved = false): ScheduleText {
  const facts = useFacts()
  const { serverNow } = useOperator()
  const record = useRead(customerRecord)
  const frequency = facts[isMoved ? 'schedule.newFrequency' : 'schedule.frequency']
  const day = facts[isMoved ? 'schedule.newDay' : 'schedule.day']
  const value = facts['schedule.value']
  const recipient = facts['schedule.recipient']
  const brand = facts['schedule.cardBrand']
  const last = facts['schedule.cardLast']
  const name = record.kind === 'ready' ? nameIn(record.data.recipients, recipient) : undefined
  const hasDay = frequency !== undefined && day !== undefined
  const next = hasDay ? nextDate(frequency, day, serverNow()) : undefined
  return {
    value: value === undefined ? '' : formatValue(value),
    when: hasDay ? whenWords(frequency, day) : '',
    number: recipient === undefined ? '' : numberWords(recipient, name),
    phone: recipient === undefined ? '' : numberWords(recipient),
    card: brand === undefined || last === undefined ? '' : cardWords({ brand, last }),
    next: next === undefined ? '' : formatDate(next),
  }
}
