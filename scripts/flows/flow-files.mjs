import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../run.mjs'

export const CONFIGS = 'flow-configs'

/**
 * @returns {string[]} every flow config, variant and shared file, relative to the project's folder, in a fixed order
 */
export function flowFiles() {
  return filesIn(join(root, CONFIGS)).filter(isFlowFile)
}

/**
 * @param {string} folder the absolute path of a folder with flow configs
 * @returns {string[]} all its files in a fixed order, named as if the folder were the project's
 */
export function filesIn(folder) {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  return files.map(file => `${CONFIGS}/${file.replaceAll('\\', '/')}`).sort()
}

/**
 * @param {string} file relative to the project's folder
 * @returns {boolean} whether the file is a flow config, a variant or a file that flows share
 */
export function isFlowFile(file) {
  return /\/shared\/(errors|fields|promises)\.json$|^flow-configs\/(?!(schema|shared)\/).+\.json$/.test(file)
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
