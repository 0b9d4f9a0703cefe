import { loadFlowCatalogue, loadFlowTools } from '../flows/flow-tools.mjs'
import { compileConfigs } from '../site/release.mjs'
import { sourcesOf } from './open.mjs'
import { followSessions, unjudgedIn } from './open-sessions.mjs'

/**
 * @typedef {import('../../releases/manifest.ts').Manifest} Manifest
 * @typedef {import('../site/release.mjs').Configs} Configs
 * @typedef {Configs & { readonly unjudged?: readonly string[] }} Judged with a line about each flow that cannot be judged
 */

/**
 * Returns how the next release affects customers, and what happens to their open sessions.
 * @param {Manifest | undefined} former
 * @param {Judged} after the next release, which may be an earlier one. If one of its flows cannot be judged, no open
 *   session is judged, and `sessions` contains only lines about such flows
 * @param {import('./open-sessions.mjs').Losing | undefined} losing undefined if no open session has to continue
 * @returns {Promise<{ changed: string, sessions: string | undefined }>}
 * @throws {import('./open-sessions.mjs').PaymentsLost} if the next release would lose an open payment
 */
export async function compareReleases(former, after, losing) {
  if (former === undefined) return { changed: 'The first release.', sessions: undefined }
  const before = await configsOf(former)
  const unjudged = [...before.unjudged, ...(after.unjudged ?? [])]
  const sessions = async () => {
    if (losing === undefined) return undefined
    return after.unjudged !== undefined && after.unjudged.length > 0
      ? unjudged.join('\n')
      : followSessions(before.compiled, after.compiled, unjudged, losing)
  }
  return { sessions: await sessions(), changed: await changeWords(before, after) }
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
 * @returns {Promise<Judged & { readonly unjudged: readonly string[] }>}
 */
export async function configsOf(manifest) {
  const written = await compileConfigs(sourcesOf(manifest))
  return { ...withVariants(written, manifest.variants), unjudged: unjudgedIn(written, manifest.variants) }
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
