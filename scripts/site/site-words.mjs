import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../run.mjs'

/**
 * The texts about the whole site, which belong to no flow.
 *
 * @typedef {object} SiteWords
 * @property {string} name
 * @property {string} shortName
 * @property {string} description
 * @property {readonly { readonly name: string, readonly path: string }[]} shortcuts
 * @property {{ readonly narrow: string, readonly wide: string }} screenshots descriptions of the pictures
 * @property {{ readonly title: string, readonly text: string, readonly money: string, readonly tryAgain: string }}
 * offline
 */

export const SITE_WORDS = 'flow-configs/shared/site.json'

/**
 * Returns the configs with the site's words among their sources.
 *
 * @param {import('./release.mjs').Configs} configs
 */
export function withSiteWords({ sources, compiled }) {
  return { sources: [...sources, { file: SITE_WORDS, text: readFileSync(join(root, SITE_WORDS), 'utf8') }], compiled }
}

/** @returns {SiteWords} */
export function readSiteWords() {
  return JSON.parse(readFileSync(join(root, SITE_WORDS), 'utf8'))
}
