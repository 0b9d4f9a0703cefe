import type { FactValues } from '../facts.ts'
import type { Schedule } from './current.ts'

/** The facts that say what is scheduled. */
export const scheduledFacts = [
  'schedule.frequency',
  'schedule.day',
  'schedule.value',
  'schedule.recipient',
  'schedule.card',
  'schedule.cardBrand',
  'schedule.cardLast',
  'schedule.since',
  'schedule.told',
  'schedule.isOn',
] as const

/** What there is to agree to. */
export type Told = Omit<Schedule, 'since'>

/** What is scheduled, as facts: from here on the person is told so. */
export function toldFacts(schedule: Schedule | null): FactValues {
  if (schedule === null) return { 'schedule.isOn': false, 'schedule.since': undefined, 'schedule.told': undefined }
  const { frequency, day, valueCents, recipient, card, paidBy, since } = schedule
  return {
    'schedule.frequency': frequency,
    'schedule.day': day,
    'schedule.value': valueCents,
    'schedule.recipient': recipient,
    'schedule.card': card,
    'schedule.cardBrand': paidBy?.brand,
    'schedule.cardLast': paidBy?.last,
    'schedule.since': since,
    'schedule.told': toldLine(schedule),
    'schedule.isOn': true,
  }
}

/** It as one line, for `fromTold`. The brand comes last: it may have spaces. */
export function toldLine(schedule: Told): string {
  const { paidBy } = schedule
  return [...agreed(schedule), ...(paidBy === undefined ? [] : [paidBy.last, paidBy.brand])].join(' ')
}

/** What such a line tells; undefined for none. */
export function fromTold(line: string | undefined): Told | undefined {
  const [frequency, day, value, recipient, card, last, ...brand] = (line ?? '').split(' ')
  const isKnown = frequency === 'weekly' || frequency === 'monthly'
  if (!isKnown || day === undefined || recipient === undefined || card === undefined) return undefined
  const paidBy = last === undefined ? undefined : { brand: brand.join(' '), last }
  return { frequency, day, valueCents: Number(value), recipient, card, paidBy }
}

/** Whether both say the same of what is charged, when, for whom, and to which card. */
export function isSame(one: Told | undefined, other: Told | undefined): boolean {
  if (one === undefined || other === undefined) return one === other
  return agreed(one).join(' ') === agreed(other).join(' ')
}

function agreed({ frequency, day, valueCents, recipient, card }: Told): readonly string[] {
  return [frequency, day.toLowerCase(), String(valueCents), recipient, card]
}
