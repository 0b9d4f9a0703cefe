import { flowFiles, readSources } from './flow-files.mjs'
import { mutantToolsUrl } from './flow-tools.mjs'

/**
 * Makes small edits of the flow configs, and describes each edit in words.
 *
 * @param {{ sample: number, seed: number }} options how many edits of each class, and which
 */
export async function runEdits({ sample, seed }) {
  /** @type {typeof import('../../tests/mutants/main.ts')} */
  const tools = await import(await mutantToolsUrl())
  const sources = readSources(flowFiles())
  const catalogue = await tools.loadCatalogue()
  const before = process.cpuUsage()
  const { edits, idle, faults } = tools.tellEdits(sources, catalogue, sample, seed)
  const { user, system } = process.cpuUsage(before)
  const cpuMs = Math.round((user + system) / 1000 / edits)
  return {
    isSound: faults.length === 0,
    report: [
      ...faults,
      `${edits} edits, ${idle} of them without effect, ${faults.length} told wrongly, ${cpuMs} ms of processor time each`,
    ].join('\n'),
  }
}
