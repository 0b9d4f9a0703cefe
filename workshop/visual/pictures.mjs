import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { shootStories } from '../shoot/shoot-stories.mjs'
import { keysIn, listStories } from '../shoot/story-list.mjs'
import { CACHE } from './builds.mjs'

const PICTURES = join(CACHE, 'pictures')

/**
 * @typedef {object} KeyedStory a story of a built workshop
 * @property {string} id
 * @property {string} title
 * @property {string} name
 * @property {string | undefined} key a digest of everything that it is made of; undefined in an older workshop
 */

/**
 * Returns the stories of a built workshop by id, with their keys (`workshop/keys/`).
 *
 * @param {string} build
 * @returns {Map<string, KeyedStory>}
 */
export function keyedStories(build) {
  const keyOf = keysIn(build)
  return new Map(
    listStories(build).map(({ id, title, name, importPath, exportName }) => {
      const key = keyOf(importPath, exportName)
      return [id, { id, title, name, key: key && `${id} ${key}` }]
    }),
  )
}

/**
 * Returns a picture of each story. If an earlier run has a picture of the same state of the story, that picture is
 * returned.
 *
 * @param {string} build
 * @param {readonly KeyedStory[]} stories
 * @param {import('../shoot/story-page.mjs').Look} look
 * @param {(sentence: string) => void} tell
 */
export async function picturesOf(build, stories, look, tell) {
  mkdirSync(PICTURES, { recursive: true })
  const fileOf = (/** @type {KeyedStory} */ { id, key = `${id} ${build}` }) =>
    join(
      PICTURES,
      `${createHash('sha256')
        .update(JSON.stringify([key, look]))
        .digest('hex')}.png`,
    )
  const files = new Map(stories.map(story => [story.id, fileOf(story)]))
  const ids = stories.flatMap(story => (existsSync(fileOf(story)) ? [] : [story.id]))
  const shot = await shootStories({
    build,
    ids,
    look,
    tell,
    onPicture: ({ id, png }) => writeFileSync(files.get(id) ?? '', png),
  })
  const failed = new Map(shot.failed.map(({ id, why }) => [id, why]))
  return {
    known: stories.length - ids.length,
    failed,
    /** @param {string} id */
    read: id => (failed.has(id) || !files.has(id) ? undefined : readFileSync(files.get(id) ?? '')),
  }
}
