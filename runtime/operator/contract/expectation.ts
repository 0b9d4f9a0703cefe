import type * as z from 'zod/mini'

/**
 * Returns what the schema expects of a field, in words for an engineer. Contains nothing of the field's value, because
 * it may be personal.
 */
export function expectation(issue: z.core.$ZodIssue | undefined): string {
  switch (issue?.code) {
    case 'invalid_type':
      return issue.expected
    case 'invalid_format':
      return `a text like ${issue.pattern ?? issue.format}`
    case 'too_small':
      return `at least ${issue.minimum}${issue.origin === 'string' ? ' character' : ''}`
    case 'too_big':
      return `at most ${issue.maximum}`
    case 'invalid_value':
      return `one of ${issue.values.join(', ')}`
    case 'invalid_union':
      return issue.errors.map(([first]) => expectation(first)).join(', or ')
    case 'custom':
      return issue.message
    default:
      return 'another value'
  }
}
