import { loadFlowCatalogue, loadFlowTools } from '../flows/flow-tools.mjs'
import { compileConfigs } from '../site/release.mjs'
import { followSessions, unjudgedIn } from './open-sessions.mjs'

/**
 * @typedef {import('../../releases/manifest.ts').Manifest} Manifest
 * @typedef {import('../site/release.mjs').Configs} Configs
 */

/**
 * Returns how the next release affects customers, and what happens to their open sessions.
 * @param {Manifest | undefined} former
 * @param {Configs} after
 * @param {import('./open-sessions.mjs').Losing | undefined} losing undefined if no open session has to continue
 * @param {readonly string[]} [unjudgedAfter] a line about each flow of the next release that cannot be judged. If there is
 *   any, no open session is judged, and `sessions` contains only such lines
 * @returns {Promise<{ changed: string, sessions: string | undefined }>}
 * @throws {import('./open-sessions.mjs').PaymentsLost} if the next release would lose an open payment
 */
export async function compareReleases(former, after, losing, unjudgedAfter = []) {
  if (former === undefined) return { changed: 'The first release.', sessions: undefined }
  const written = await compileConfigs(sourcesOf(former))
  const before = withVariants(written, former.variants)
  const unjudged = [...unjudgedIn(written, former.variants), ...unjudgedAfter]
  const sessions = async () => {
    if (losing === undefined) return undefined
    return unjudgedAfter.length > 0
      ? unjudged.join('\n')
      : followSessions(before.compiled, after.compiled, unjudged, losing)
  }
  return { sessions: await sessions(), changed: await changeWords(before, after) }
}

/**
 * Returns what a rollback changes for customers, and what happens to their open sessions.
 * @param {Manifest} current
 * @param {Manifest} to the earlier release
 * @param {import('./open-sessions.mjs').Losing} losing
 * @throws {import('./open-sessions.mjs').PaymentsLost} if the earlier release would lose an open payment
 */
export async function compareBack(current, to, losing) {
  const written = await compileConfigs(sourcesOf(to))
  const after = withVariants(written, to.variants)
  return compareReleases(current, after, losing, unjudgedIn(written, to.variants))
}

/**
 * Returns a sentence about the changes for customers from one release to the next.
 * @param {Configs} before
 * @param {Configs} after
 */
async function changeWords(before, after) {
  const { describeDifferences } = await loadFlowTools()
  const { all, summary } = describeDifferences(shownSources(before), shownSources(after), await loadFlowCatalogue())
  return all.length === 0 ? 'No flow changed for customers.' : summary
}

/**
 * Returns the sources without the files of stopped variants.
 * @param {Configs} configs
 */
function shownSources({ sources, compiled: { variants } }) {
  const isShown = (/** @type {string} */ name) => variants.some(({ file }) => file === name)
  return sources.filter(({ file }) => !file.endsWith('.variant.json') || isShown(file))
}

/**
 * Returns the configs from which a release was made.
 * @param {Manifest} manifest
 * @returns {Promise<Configs>}
 */
export async function configsOf(manifest) {
  return withVariants(await compileConfigs(sourcesOf(manifest)), manifest.variants)
}

/** @param {Manifest} manifest */
function sourcesOf({ configs }) {
  return Object.entries(configs).map(([file, text]) => ({ file, text }))
}

/**
 * @param {Configs} all
 * @param {readonly string[]} running the ids of variants
 */
function withVariants(all, running) {
  const ids = all.compiled.variants.map(({ variant }) => variant)
  return withoutVariants(
    all,
    ids.filter(id => !running.includes(id)),
  )
}

/**
 * @param {Configs} configs
 * @param {readonly string[]} ended the ids of variants
 * @returns {Configs}
 */
export function withoutVariants({ sources, compiled: { flows, variants } }, ended) {
  return { sources, compiled: { flows, variants: variants.filter(({ variant }) => !ended.includes(variant)) } }
}
