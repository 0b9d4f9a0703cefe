/** The workshop's own address, as `npm run storybook` serves it. */
const WORKSHOP = 'http://localhost:6006/'

/**
 * Returns the address of a trace's replay in the workshop. Storybook takes only letters, digits, `-` and `_` from an address.
 *
 * @param {import('../../runtime/engine/trace.ts').Trace} trace
 */
export function replayLink(trace) {
  const text = Buffer.from(JSON.stringify(trace)).toString('base64url')
  return `${WORKSHOP}?path=/story/replay--replay&args=trace:${text}`
}
