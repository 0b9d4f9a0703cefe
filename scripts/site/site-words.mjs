import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../run.mjs'

/**
 * The texts about the site as a whole, outside any flow.
 *
 * @typedef {object} SiteWords
 * @property {string} name
 * @property {string} shortName
 * @property {string} description
 * @property {readonly { readonly name: string, readonly path: string }[]} shortcuts
 * @property {{ readonly narrow: string, readonly wide: string }} screenshots what is to be seen on them
 * @property {{ readonly title: string, readonly text: string, readonly money: string, readonly tryAgain: string }} offline
 */

/** @returns {SiteWords} */
export function readSiteWords() {
  return JSON.parse(readFileSync(join(root, 'flow-configs/shared/site.json'), 'utf8'))
}
