import { customerRecord } from '../../runtime/customer/reads.ts'
import type { FactValues } from '../../runtime/facts.ts'
import { nextDate } from '../../runtime/recurrence/next-date.ts'
import { readShown } from '../../runtime/recurrence/shown-schedule.ts'
import { formatBrl } from '../../runtime/rules/money.ts'
import { formatDate } from '../../runtime/rules/written-date.ts'
import { useFacts, useOperator } from '../kit/app-context.ts'
import { useRead } from '../kit/use-read.ts'
import { nameIn } from './recipients.ts'
import { cardWords, numberWords } from './saved-words.ts'
import { whenWords } from './schedule-words.ts'

/** The texts about a schedule, by the names of their placeholders in a flow. An unknown value is an empty string. */
type ScheduleText = Readonly<Record<'value' | 'when' | 'number' | 'card' | 'next', string>> & {
  /** The phone number at the end of `number`. It must not break across lines. */
  readonly phone: string
}

/**
 * Returns the texts about a schedule. `chosen` is the schedule in the facts, `moved` is the same schedule on its
 * newly chosen days, and `told` is the schedule that the customer last saw as active.
 */
export function useSchedule(which: 'chosen' | 'moved' | 'told' = 'chosen'): ScheduleText {
  const facts = useFacts()
  const { today } = useOperator()
  const record = useRead(customerRecord)
  const { frequency, day, value, recipient, brand, last } =
    which === 'told' ? shown(facts) : held(facts, which === 'moved')
  const name = record.kind === 'ready' ? nameIn(record.data.recipients, recipient) : undefined
  const hasDay = frequency !== undefined && day !== undefined
  const next = hasDay ? nextDate(frequency, day, today()) : undefined
  return {
    value: value === undefined ? '' : formatBrl(value),
    when: hasDay ? whenWords(frequency, day) : '',
    number: recipient === undefined ? '' : numberWords(recipient, name),
    phone: recipient === undefined ? '' : numberWords(recipient),
    card: brand === undefined || last === undefined ? '' : cardWords({ brand, last }),
    next: next === undefined ? '' : formatDate(next),
  }
}

function held(facts: FactValues, isMoved: boolean) {
  return {
    frequency: facts[isMoved ? 'schedule.newFrequency' : 'schedule.frequency'],
    day: facts[isMoved ? 'schedule.newDay' : 'schedule.day'],
    value: facts['schedule.value'],
    recipient: facts['schedule.recipient'],
    brand: facts['schedule.cardBrand'],
    last: facts['schedule.cardLast'],
  }
}

function shown(facts: FactValues): Partial<ReturnType<typeof held>> {
  const { amountCents, paidBy, ...known } = readShown(facts['schedule.told']) ?? {}
  return { ...known, value: amountCents, ...paidBy }
}
