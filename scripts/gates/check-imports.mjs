import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { knows, loads } from '../../.dependency-cruiser.mjs'
import { root } from '../run.mjs'
import { readImports } from './read-imports.mjs'

const FOLDERS = [
  'design-system',
  'flow-configs',
  'flows',
  'runtime',
  'sandbox',
  'scripts',
  'tests',
  'worker',
  'workshop',
]
const SOURCE = /^(?!.*node_modules).*(?<!\.d)\.(ts|tsx|mjs)$/

/**
 * @param {string} folder
 * @returns {string[]}
 */
function sourcesOf(folder) {
  if (!existsSync(join(root, folder))) return []
  const files = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
  return files.filter(file => SOURCE.test(file)).map(file => `${folder}/${file}`)
}

process.chdir(root)
const folders = FOLDERS.filter(folder => sourcesOf(folder).length > 0)
const known = await readImports(folders, knows, { types: true })
const loaded = await readImports(folders, loads, { types: false })

const problems = [...known.summary.violations, ...loaded.summary.violations].map(
  ({ rule, from, to, cycle, comment }) => {
    const path = [from, ...(cycle ? cycle.map(step => step.name) : [to])].join(' → ')
    return `${rule.name}: ${path}${comment ? `\n  ${comment}` : ''}`
  },
)
// If the parser returns no files, it has failed to read them, so an empty result is an error.
for (const folder of folders) {
  const read = new Set(known.modules.map(({ source }) => source))
  const unread = sourcesOf(folder).filter(file => !read.has(file))
  if (unread.length > 0) problems.push(`${folder}: ${unread.length} files were not read, ${unread[0]} among them`)
}
const count = known.modules.reduce((sum, { dependencies }) => sum + dependencies.length, 0)
if (count === 0) problems.push('no import was seen in any file')

console.log([...problems, `${known.modules.length} files, ${count} imports, ${problems.length} problems`].join('\n'))
process.exitCode = problems.length > 0 ? 1 : 0
