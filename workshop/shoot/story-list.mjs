import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * @typedef {object} ListedStory a story in the index of a built workshop
 * @property {string} id
 * @property {string} title its place in the sidebar, such as `Flows/web/login`
 * @property {string} name
 * @property {string} importPath the file or the virtual module that it is made from
 * @property {string} exportName
 * @property {readonly string[]} tags
 */

/** Tags of stories that show no screen of their own. These stories press controls or draw a flow. */
const WITHOUT_SCREEN = ['map', 'test-only']

/**
 * Returns the stories of a built workshop that show a screen, a block or a component, in the order of its sidebar. The
 * workshop's own pages are left out.
 *
 * @param {string} build the folder of the built workshop
 * @returns {ListedStory[]}
 */
export function listStories(build) {
  /** @type {{ entries: Record<string, ListedStory & { type: string }> }} */
  const { entries } = JSON.parse(readFileSync(join(build, 'index.json'), 'utf8'))
  return Object.values(entries).filter(
    ({ type, importPath, tags }) =>
      type === 'story' &&
      tags.includes('test') &&
      !importPath.startsWith('./workshop/') &&
      !tags.some(tag => WITHOUT_SCREEN.includes(tag)),
  )
}

/**
 * Returns a function that returns the key of a story of a built workshop (`workshop/keys/`). In an older workshop, it
 * returns undefined.
 *
 * @param {string} build the folder of the built workshop
 * @returns {(importPath: string, exportName: string) => string | undefined}
 */
export function keysIn(build) {
  const file = join(build, 'story-keys.json')
  /** @type {Record<string, string>} */
  const keys = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
  return (importPath, exportName) => keys[`${importPath}#${exportName}`] ?? keys[importPath]
}
