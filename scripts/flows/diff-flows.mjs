import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { Complaint } from '../complaint.mjs'
import { root } from '../run.mjs'
import { CONFIGS, flowFiles, flowFilesIn, isFlowFile, readSources } from './flow-files.mjs'
import { loadFlowTools } from './flow-tools.mjs'

/** @typedef {{ file: string, text: string }} Source */

/**
 * Says in words what changes for customers from other flow configs to those of the working tree.
 *
 * @param {string} from a folder with flow configs, or a git ref
 */
export async function diffFlows(from) {
  const { describeDifferences, loadCatalogue, NO_DIFFERENCE } = await loadFlowTools()
  const { sentences, all } = describeDifferences(sourcesOf(from), readSources(flowFiles()), await loadCatalogue())
  const lines = sentences.map(({ text }) => `- ${text}`)
  return { report: lines.length === 0 ? NO_DIFFERENCE : lines.join('\n'), json: all }
}

/**
 * @param {string} from
 * @returns {Source[]}
 */
function sourcesOf(from) {
  const folder = resolve(process.env.INIT_CWD ?? '.', from)
  return existsSync(folder) && statSync(folder).isDirectory() ? sourcesIn(folder) : sourcesAt(from)
}

/**
 * @param {string} folder a folder of flow configs, or one that has it
 * @returns {Source[]}
 */
function sourcesIn(folder) {
  const inner = join(folder, CONFIGS)
  const configs = existsSync(inner) ? inner : folder
  const files = flowFilesIn(configs)
  if (files.length === 0) throw new Complaint(`There are no flow configs in ${folder}.`)
  return files.map(file => ({ file, text: readFileSync(join(configs, file.slice(CONFIGS.length)), 'utf8') }))
}

/**
 * @param {string} ref
 * @returns {Source[]}
 */
function sourcesAt(ref) {
  const names = git(['ls-tree', '-r', '--name-only', '-z', ref, '--', CONFIGS], ref)
  const files = names.split('\0').filter(isFlowFile).sort()
  return files.map(file => ({ file, text: git(['show', `${ref}:${file}`], ref) }))
}

/**
 * @param {readonly string[]} args
 * @param {string} ref
 */
function git(args, ref) {
  try {
    return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: 'pipe', maxBuffer: 64 * 1024 * 1024 })
  } catch (error) {
    const why = error instanceof Error ? (error.message.split('\n')[1] ?? error.message) : ''
    throw new Complaint(`"${ref}" is neither a folder nor a git ref. Git says: ${why}`)
  }
}
