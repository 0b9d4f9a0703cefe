import type { FactValues } from '../facts.ts'
import type { Schedule } from './current.ts'

/** The facts that are set when a schedule was read from the operator. */
export const scheduled = {
  gives: [
    'schedule.frequency',
    'schedule.day',
    'schedule.value',
    'schedule.recipient',
    'schedule.card',
    'schedule.told',
  ],
  sets: { 'schedule.isOn': true },
  mayGive: ['schedule.cardBrand', 'schedule.cardLast', 'schedule.since'],
} as const

/** The parts of a schedule that the customer sees and agrees to. */
export type ShownSchedule = Omit<Schedule, 'since'>

/** Returns the facts for a screen that shows this schedule. */
export function shownFacts(schedule: Schedule | null): FactValues {
  if (schedule === null) return { 'schedule.isOn': false, 'schedule.since': undefined, 'schedule.told': undefined }
  const { frequency, day, amountCents, recipient, card, paidBy, since } = schedule
  return {
    'schedule.frequency': frequency,
    'schedule.day': day,
    'schedule.value': amountCents,
    'schedule.recipient': recipient,
    'schedule.card': card,
    'schedule.cardBrand': paidBy?.brand,
    'schedule.cardLast': paidBy?.last,
    'schedule.since': since,
    'schedule.told': shownLine(schedule),
    'schedule.isOn': true,
  }
}

/** Returns the schedule as one line of text for `readShown`. The brand comes last, because it may contain spaces. */
export function shownLine(schedule: ShownSchedule): string {
  const { paidBy } = schedule
  return [...agreed(schedule), ...(paidBy === undefined ? [] : [paidBy.last, paidBy.brand])].join(' ')
}

/** Returns the schedule from the text that `shownLine` wrote. Returns undefined for any other text. */
export function readShown(line: string | undefined): ShownSchedule | undefined {
  const [frequency, day, value, recipient, card, last, ...brand] = (line ?? '').split(' ')
  const isKnown = frequency === 'weekly' || frequency === 'monthly'
  if (!isKnown || day === undefined || recipient === undefined || card === undefined) return undefined
  const paidBy = last === undefined ? undefined : { brand: brand.join(' '), last }
  return { frequency, day, amountCents: Number(value), recipient, card, paidBy }
}

/** Returns whether two schedules have the same frequency, day, amount, number and card. */
export function isSame(one: ShownSchedule | undefined, other: ShownSchedule | undefined): boolean {
  if (one === undefined || other === undefined) return one === other
  return agreed(one).join(' ') === agreed(other).join(' ')
}

function agreed({ frequency, day, amountCents, recipient, card }: ShownSchedule): readonly string[] {
  return [frequency, day.toLowerCase(), String(amountCents), recipient, card]
}
