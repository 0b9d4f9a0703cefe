import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../scripts/run.mjs'

/**
 * @typedef {object} Reading the texts of a story
 * @property {string} id
 * @property {string} text the visible text
 * @property {string} outline the text for screen readers
 */

/**
 * Returns a story's texts without numbers and disabled marks. A time, a number or a still blocked control may differ
 * between runs. They do not make two states different.
 *
 * @param {Reading} reading
 */
const words = ({ text, outline }) => `${text}\n${outline}`.replace(/\d+/g, '0').replace(/ \[disabled\]/g, '')

/**
 * Finds states of a step with the same texts, because a customer could not distinguish such states.
 * @param {readonly Reading[]} readings
 * @returns {string[]} a sentence for each pair of such states
 */
export function alike(readings) {
  /** @type {Map<string, string>} */
  const seen = new Map()
  return readings.flatMap(reading => {
    const place = `${reading.id.split('--')[0]}\n${words(reading)}`
    const other = seen.get(place)
    seen.set(place, other ?? reading.id)
    return other === undefined ? [] : [`${reading.id} reads as ${other} does.`]
  })
}

/**
 * Returns the texts that the stories have written into this folder.
 * @param {string} folder
 * @returns {any[]}
 */
export function readReadings(folder) {
  const path = join(root, folder)
  if (!existsSync(path)) return []
  return readdirSync(path).map(file => JSON.parse(readFileSync(join(path, file), 'utf8')))
}
