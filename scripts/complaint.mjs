/** An error that the developer can fix. It is printed as its message, without a stack. */
export class Complaint extends Error {}

/**
 * Prints an error: a `Complaint` as its message, and a bug with its stack. Makes the process exit with code 1.
 * @param {unknown} error
 */
export function tell(error) {
  process.exitCode = 1
  console.error(error instanceof Complaint ? error.message : error)
}
