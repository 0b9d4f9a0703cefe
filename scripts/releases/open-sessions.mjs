import { Complaint } from '../complaint.mjs'
import { isFlow } from '../flows/flow-files.mjs'
import { loadFlowCatalogue, loadFlowTools } from '../flows/flow-tools.mjs'

/** @typedef {import('../site/release.mjs').Configs['compiled']} Compiled */

/**
 * Says what becomes of open sessions when a release follows another.
 *
 * @param {Compiled} before
 * @param {Compiled} after
 * @param {readonly string[]} [unjudged] a line about each flow of the former release that cannot be judged
 * @returns {Promise<string>} some lines
 * @throws {Complaint} if the release would lose a payment that is under way
 */
export async function followSessions(before, after, unjudged = []) {
  const { describeFates, describeStrandings, successionOf } = await loadFlowTools()
  const { fates, strandings } = successionOf(before, after, await loadFlowCatalogue())
  if (strandings.length === 0) return [...unjudged, ...describeFates(fates)].join('\n')
  const lost = [...unjudged, ...describeStrandings(strandings)].join('\n')
  throw new Complaint(`${lost}\nNothing was published: customers would lose sight of payments that are under way.`)
}

/**
 * Returns a line about each flow and variant of a published release that this code cannot compile any more.
 *
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
