import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { Complaint } from '../complaint.mjs'
import { root } from '../run.mjs'
import { loadFlowTools } from './flow-tools.mjs'
import { generatedFiles, staleFiles } from './generated-files.mjs'

/**
 * Writes the schemas and the page of problem codes, or only reports which of them are outdated.
 *
 * @param {{ onlyCheck: boolean }} options
 */
export async function writeGenerated({ onlyCheck }) {
  const generated = await generatedFiles(await loadFlowTools())
  const stale = staleFiles(generated)
  if (onlyCheck && stale.length > 0) {
    throw new Complaint(`Stale: ${stale.join(', ')}. Run: npm run flows -- schema`)
  }
  for (const file of stale) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), generated.get(file) ?? '')
  }
  console.log(stale.length === 0 ? 'Nothing has changed.' : `Wrote ${stale.join(', ')}.`)
}
