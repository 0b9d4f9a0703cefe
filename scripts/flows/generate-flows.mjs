import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { Complaint } from '../complaint.mjs'
import { root } from '../run.mjs'
import { blockFiles } from './block-files.mjs'
import { loadFlowTools } from './flow-tools.mjs'
import { generatedFiles, staleFiles } from './generated-files.mjs'

/**
 * Writes the lists of blocks, the schemas and the page of problem codes. If `onlyCheck` is set, it only reports which
 * of them are outdated.
 *
 * @param {{ onlyCheck: boolean }} options
 */
export async function writeGenerated({ onlyCheck }) {
  // The tools import the lists of blocks, so these come first.
  const stale = [...bring(blockFiles(), onlyCheck), ...bring(await generatedFiles(await loadFlowTools()), onlyCheck)]
  console.log(stale.length === 0 ? 'Nothing has changed.' : `Wrote ${stale.join(', ')}.`)
}

/**
 * Writes the files whose content is outdated. Returns their paths.
 *
 * @param {ReadonlyMap<string, string>} generated
 * @param {boolean} onlyCheck
 * @throws {Complaint} instead of writing, if `onlyCheck`
 */
function bring(generated, onlyCheck) {
  const stale = staleFiles(generated)
  if (onlyCheck && stale.length > 0) {
    throw new Complaint(`Stale: ${stale.join(', ')}. Run: npm run flows -- schema`)
  }
  for (const file of stale) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), generated.get(file) ?? '')
  }
  return stale
}
