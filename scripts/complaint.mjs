/** An error that only the person at the keyboard can fix: it is printed as its message, without a stack. */
export class Complaint extends Error {}

/**
 * Prints an error: a complaint as its sentence, a bug with its stack. The process will end with 1.
 *
 * @param {unknown} error
 */
export function tell(error) {
  process.exitCode = 1
  console.error(error instanceof Complaint ? error.message : error)
}
