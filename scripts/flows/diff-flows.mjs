import { leftOut } from '../releases/left-out.mjs'
import { root } from '../run.mjs'
import { sourcesFrom, sourcesIn } from './diff-sources.mjs'
import { loadFlowTools } from './flow-tools.mjs'

/**
 * Prints in words how customers are affected if the working tree's flow configs replace other ones.
 *
 * @param {string} from a folder with flow configs, a git ref or a release
 */
export async function diffFlows(from) {
  const { describeDifferences, loadCatalogue, NO_DIFFERENCE } = await loadFlowTools()
  const { sources: before, stopped = [] } = await sourcesFrom(from)
  // If a release does not use a shared file, it does not store that file.
  const isThere = (/** @type {string} */ file) => before.some(source => source.file === file)
  const after = sourcesIn(root).filter(({ file }) => !file.includes('/shared/') || isThere(file))
  const { sentences, all } = describeDifferences(before, after, await loadCatalogue())
  const lines = sentences.map(({ text }) => `- ${text}`)
  const gone = leftOut(stopped, after)
  return { report: [...(lines.length === 0 ? [NO_DIFFERENCE] : lines), ...gone].join('\n'), json: all }
}
