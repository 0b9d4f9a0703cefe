import { Complaint } from '../complaint.mjs'
import { isFlow } from '../flows/flow-files.mjs'
import { loadFlowCatalogue, loadFlowTools } from '../flows/flow-tools.mjs'

/** @typedef {import('../site/release.mjs').Configs['compiled']} Compiled */

/**
 * @typedef {'refuse' | 'ask' | 'allow'} Losing what a command does with a release that would lose an open payment: it refuses
 * the release, it refuses the release unless somebody adds --strand, or it only prints a warning
 */

/** The release would lose an open payment, and the command does not allow this. */
export class PaymentsLost extends Complaint {}

const LOST = 'customers would lose sight of payments that are under way.'
const REFUSALS = {
  refuse: `Nothing was published: ${LOST}`,
  ask: `Nothing was changed: ${LOST} To do it all the same, add --strand.`,
}

/**
 * Returns what happens to open sessions when one release follows another.
 * @param {Compiled} before
 * @param {Compiled} after
 * @param {readonly string[]} unjudged a line about each flow that cannot be judged
 * @param {Losing} losing
 * @returns {Promise<string>} some lines
 * @throws {PaymentsLost} if the release would lose an open payment, unless that is allowed
 */
export async function followSessions(before, after, unjudged, losing) {
  const { describeFates, describeStrandings, successionOf } = await loadFlowTools()
  const { fates, strandings } = successionOf(before, after, await loadFlowCatalogue())
  if (strandings.length === 0) return [...unjudged, ...describeFates(fates)].join('\n')
  const lost = [...unjudged, ...describeStrandings(strandings)].join('\n')
  if (losing === 'allow') return `${lost}\nCustomers lose sight of these payments, as --strand allows.`
  throw new PaymentsLost(`${lost}\n${REFUSALS[losing]}`)
}

/**
 * Returns a line about each flow and variant of a published release that this code cannot compile any more.
 * @param {Awaited<ReturnType<typeof import('../site/release.mjs').compileConfigs>>} configs the release's
 * @param {readonly string[]} variants the ids of its variants
 */
export function unjudgedIn({ sources, compiled }, variants) {
  const files = sources.map(({ file }) => file).filter(isFlow)
  const lost = [
    ...files.filter(file => !compiled.flows.some(flow => flow.file === file)),
    ...variants.filter(id => !compiled.variants.some(({ variant }) => variant === id)),
  ]
  const errors = compiled.problems.filter(({ severity }) => severity === 'error')
  return lost.map(name => {
    const error = errors.find(({ file }) => file.startsWith(name.replace(/[^/]*$/, ''))) ?? errors[0]
    const why = error === undefined ? '' : ` (${error.file}: ${error.message})`
    return `Open sessions of ${name} could not be judged, because this code does not accept the flow as it was published${why}. See to it that no payment is under way in it.`
  })
}
