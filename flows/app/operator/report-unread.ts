import { report } from '../../kit/report.ts'

/**
 * Reports that the app cannot use a field of the operator's answer, or the whole answer if `field` is empty. A
 * developer who connects an operator also sees this in the browser's console. Neither the report nor the console line
 * contains a value of the answer.
 */
export function reportUnread(call: string, field: string, expected: string): void {
  report('unread', field, field === '' ? { call } : { call, field })
  const part = field === '' ? 'The answer' : `"${field}" of the answer`
  console.warn(`Recarrega: ${call}: ${part} cannot be used. The contract expects: ${expected}.`)
}

/**
 * Warns in the console that a service of another origin gave no answer, and names two possible causes: the service does
 * not answer, or its CORS headers do not allow the app to read the answer. A page cannot distinguish the two.
 */
export function hintAtCors(call: string, base: string, origin: string): void {
  if (base.startsWith('/') || new URL(base).origin === origin) return
  console.warn(
    `Recarrega: ${call}: no answer. Either nothing answers at ${base}, or its preflight or its answer does not allow ${origin} (CORS).`,
  )
}
