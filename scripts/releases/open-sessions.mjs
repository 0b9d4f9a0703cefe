import { Complaint } from '../complaint.mjs'
import { loadFlowCatalogue, loadFlowTools } from '../flows/flow-tools.mjs'

/** @typedef {import('../site/release.mjs').Configs['compiled']} Compiled */

/**
 * Says what becomes of open sessions when a release follows another.
 *
 * @param {Compiled} before
 * @param {Compiled} after
 * @returns {Promise<string>} some lines
 * @throws {Complaint} if the release would lose a payment that is under way
 */
export async function followSessions(before, after) {
  const { describeFates, describeStrandings, successionOf } = await loadFlowTools()
  const { fates, strandings } = successionOf(before, after, await loadFlowCatalogue())
  if (strandings.length === 0) return describeFates(fates).join('\n')
  const lost = describeStrandings(strandings).join('\n')
  throw new Complaint(`${lost}\nNothing was published: customers would lose sight of payments that are under way.`)
}
