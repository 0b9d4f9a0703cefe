import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Complaint } from '../complaint.mjs'
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

const TEXTS = [
  ...['name', 'shortName', 'description', 'screenshots.narrow', 'screenshots.wide'],
  ...['offline.title', 'offline.text', 'offline.money', 'offline.tryAgain'],
]

/**
 * Returns the configs with the site's texts among their sources.
 * @param {import('./release.mjs').Configs} configs
 */
export function withSiteWords({ sources, compiled }) {
  return { sources: [...sources, { file: SITE_WORDS, text: readFileSync(join(root, SITE_WORDS), 'utf8') }], compiled }
}

/** @returns {SiteWords} */
export function readSiteWords() {
  return parseSiteWords(readFileSync(join(root, SITE_WORDS), 'utf8'))
}

/**
 * @param {string} text the content of the file with the site's words
 * @returns {SiteWords}
 * @throws {Complaint} with the file and the reason, if something is wrong in it
 */
export function parseSiteWords(text) {
  const words = parsed(text)
  for (const name of TEXTS)
    if (!isText(name.split('.').reduce((part, key) => part?.[key], words))) throw wrong(`has no text “${name}”`)
  const { shortcuts } = words
  if (!Array.isArray(shortcuts) || !shortcuts.every(one => isText(one?.name) && isText(one?.path)))
    throw wrong('needs “shortcuts”, a list of objects with a “name” and a “path”')
  return words
}

/** @param {string} text */
function parsed(text) {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw wrong(`is not JSON (${error instanceof Error ? error.message : error})`)
  }
}

/** @param {unknown} value */
function isText(value) {
  return typeof value === 'string' && value !== ''
}

/** @param {string} fault */
function wrong(fault) {
  return new Complaint(`${SITE_WORDS} ${fault}: mend it, and run the same command again.`)
}
