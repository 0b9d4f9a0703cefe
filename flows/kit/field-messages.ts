import messages from '../../flow-configs/shared/fields.json'

/** Returns the sentence for a rule's violation. */
export function fieldMessage(rule: string, violation: string): string {
  return messages[rule]?.[violation] ?? violation
}
