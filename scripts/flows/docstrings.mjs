import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../run.mjs'

const read = (/** @type {string} */ file) => readFileSync(join(root, file), 'utf8')

/**
 * Returns the comment right before an export, as one line of text.
 *
 * @param {string} source
 * @param {string} name
 */
function aboutExport(source, name) {
  const match = new RegExp(String.raw`/\*\*((?:(?!\*/)[\s\S])*)\*/\s*export const ${name}\b`).exec(source)
  return match?.[1] === undefined ? undefined : oneLine(match[1])
}

/**
 * Returns a docstring's text as one line.
 *
 * @param {string} comment the lines between the docstring's marks
 */
function oneLine(comment) {
  return comment
    .replace(/^\s*\* ?/gm, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

/** Returns the docstrings of blocks, services and facts. The keys are their names in configs. */
export function readAbouts() {
  /** @type {Map<string, string>} */
  const blocks = new Map()
  for (const name of readdirSync(join(root, 'flows/blocks'))) {
    const file = `flows/blocks/${name}/schema.ts`
    const about = existsSync(join(root, file)) && aboutExport(read(file), String.raw`\w+Spec`)
    if (about) blocks.set(name, about)
  }
  /** @type {Map<string, string>} */
  const services = new Map()
  const table = /'([\w.]+)': async \(\) => \(await import\('\.\/([\w/.-]+)'\)\)\.(\w+)/g
  for (const [, name = '', file = '', exported = ''] of read('runtime/services.ts').matchAll(table)) {
    const about = aboutExport(read(`runtime/${file}`), exported)
    if (about) services.set(name, about)
  }
  /** @type {Map<string, string>} */
  const facts = new Map()
  const documented = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*'([\w.]+)':/g
  for (const [, about = '', name = ''] of read('runtime/facts.ts').matchAll(documented)) facts.set(name, oneLine(about))
  return { blocks, services, facts }
}
