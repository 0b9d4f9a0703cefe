import messages from '../../flow-configs/shared/fields.json'

/** Returns the sentence that explains how the customer's input violates a rule. */
export function fieldMessage(rule: string, violation: string): string {
  return messages[rule]?.[violation] ?? violation
}
