import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../run.mjs'

const CONFIGS = 'flow-configs'

/**
 * @returns {string[]} every flow config, variant and shared file, relative to the project's folder, in a fixed order
 */
export function flowFiles() {
  const files = readdirSync(join(root, CONFIGS), { recursive: true, encoding: 'utf8' })
  return files
    .map(file => `${CONFIGS}/${file.replaceAll('\\', '/')}`)
    .filter(file => /\/shared\/(errors|fields)\.json$|^flow-configs\/(?!(schema|shared)\/).+\.json$/.test(file))
    .sort()
}

/**
 * @param {string} file
 * @returns {boolean} whether the file is a flow: a single file, or the `flow.json` of a folder
 */
export function isFlow(file) {
  return /(\.|\/)flow\.json$/.test(file)
}

/** @returns {string[]} the channels in the flow configs that can be read */
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
