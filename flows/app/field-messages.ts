import * as z from 'zod/mini'
import json from '../../flow-configs/shared/fields.json'

const messages = z.parse(z.record(z.string(), z.record(z.string(), z.string())), json)

/** The sentence for what a rule found wrong. */
export function fieldMessage(rule: string, violation: string): string {
  return messages[rule]?.[violation] ?? violation
}
