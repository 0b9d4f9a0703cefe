/** The workshop's address when `npm run storybook` serves it. */
const WORKSHOP = 'http://localhost:6006/'

/**
 * Returns the address of a trace's replay in the workshop. Storybook accepts only letters, digits, `-` and `_` in an
 * address's arguments.
 *
 * @param {import('../../runtime/engine/trace.ts').Trace} trace
 */
export function replayLink(trace) {
  const text = Buffer.from(JSON.stringify(trace)).toString('base64url')
  return `${WORKSHOP}?path=/story/replay--replay&args=trace:${text}`
}
