import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../run.mjs'

const CONFIGS = 'flow-configs'

/** @returns {string[]} every flow config, their variants and what they share, from the project's folder on, in a fixed order */
export function flowFiles() {
  const files = readdirSync(join(root, CONFIGS), { recursive: true, encoding: 'utf8' })
  return files
    .map(file => `${CONFIGS}/${file.replaceAll('\\', '/')}`)
    .filter(file => /\/shared\/(errors|fields)\.json$|^flow-configs\/(?!(schema|shared)\/).+\.json$/.test(file))
    .sort()
}

/**
 * @param {string} file
 * @returns {boolean} whether a flow begins with the file: with a single one, or with the one that says which others belong to it
 */
export function isFlow(file) {
  return /(\.|\/)flow\.json$/.test(file)
}

/** @returns {string[]} the channels that the flows say they serve, as far as they can be read */
export function flowChannels() {
  return readSources(flowFiles().filter(isFlow)).flatMap(({ text }) => {
    try {
      return JSON.parse(text).channels ?? []
    } catch {
      return []
    }
  })
}

/**
 * @param {readonly string[]} files from the project's folder on
 * @returns {{ file: string, text: string }[]}
 */
export function readSources(files) {
  return files.map(file => ({ file, text: readFileSync(join(root, file), 'utf8') }))
}
