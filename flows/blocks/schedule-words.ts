import words from '../../flow-configs/shared/schedule.json'
import { fill } from './fill.ts'

export const weekdays: readonly string[] = Object.keys(words.days)
export const frequencyWords = words.frequencies

/** Returns when a schedule recharges, such as `todo dia 5` or `toda segunda`, for the middle of a sentence. */
export function whenWords(frequency: 'weekly' | 'monthly', day: string): string {
  return frequency === 'weekly'
    ? (words.days[day.toLowerCase()] ?? '')
    : fill(words.monthDay, { day: String(Number(day)) })
}

/** Returns the text with a capital first letter, for the start of a line. */
export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
