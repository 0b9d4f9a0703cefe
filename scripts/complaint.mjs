/** Something that only the person at the keyboard can mend: its message is for them, and its stack for nobody. */
export class Complaint extends Error {}

/**
 * Says what went wrong: a complaint as its sentence, a bug with its stack. The process will end with 1.
 *
 * @param {unknown} error
 */
export function tell(error) {
  process.exitCode = 1
  console.error(error instanceof Complaint ? error.message : error)
}
