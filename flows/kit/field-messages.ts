import messages from '../../flow-configs/shared/fields.json'

/** The sentence for what a rule found wrong. */
export function fieldMessage(rule: string, violation: string): string {
  return messages[rule]?.[violation] ?? violation
}
