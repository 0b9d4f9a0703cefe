import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Complaint } from '../complaint.mjs'
import { root, runTool } from '../run.mjs'
import { flowFiles, readSources } from './flow-files.mjs'
import { loadFlowTools } from './flow-tools.mjs'

const FILE = 'flow-configs/shared/promises.json'

/**
 * Writes what customers and partners of the flows rely on from now on. Returns lines that say what is new, and what the
 * flows no longer promise.
 */
export async function writePromises() {
  const { compile, lineOf, loadCatalogue, promisesOf } = await loadFlowTools()
  const sources = readSources(flowFiles().filter(file => file !== FILE))
  const { flows, problems } = compile(sources, await loadCatalogue(), { isComplete: true })
  const [first] = problems.filter(({ severity }) => severity === 'error')
  if (first !== undefined) throw new Complaint(`Only flows without an error can be promised. ${lineOf(first)}`)
  const before = existsSync(join(root, FILE)) ? linesOf(JSON.parse(readFileSync(join(root, FILE), 'utf8')).flows) : []
  const promises = promisesOf(flows.map(({ model }) => model))
  writeFileSync(join(root, FILE), `${JSON.stringify(promises, null, 2)}\n`)
  await runTool('@biomejs/biome/bin/biome', ['format', '--write', FILE])
  const after = linesOf(JSON.parse(readFileSync(join(root, FILE), 'utf8')).flows)
  const ended = before.filter(line => !after.includes(line)).map(line => `no longer promised: ${line}`)
  const begun = after.filter(line => !before.includes(line)).map(line => `promised: ${line}`)
  return [...ended, ...begun, ...(ended.length + begun.length === 0 ? ['Nothing has changed.'] : [])].join('\n')
}

/**
 * Returns each promise as a line, such as `web addresses /web/login: login`.
 *
 * @param {unknown} part
 * @param {string} [before]
 * @returns {string[]}
 */
function linesOf(part, before = '') {
  if (typeof part !== 'object' || part === null) return [`${before.trim().replace(/ \d+$/, '')}: ${part}`]
  return Object.entries(part).flatMap(([name, inner]) => linesOf(inner, `${before} ${name}`))
}
