import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../scripts/run.mjs'
import { shootStories } from '../shoot/shoot-stories.mjs'
import { keysIn, listStories } from '../shoot/story-list.mjs'

/** Each build empties its folder. The pictures are therefore kept outside the build. */
const KEPT = join(root, 'node_modules/.cache/recarrega-sheets')
const BUILD = join(root, 'storybook-static')
/**
 * After this many pictures, the list of finished pictures is written. If a run ends early, its pictures are then not
 * lost.
 */
const BATCH = 120
const QUALITY = 60

/** @typedef {{ looks: Record<string, Record<string, string>> }} Index for each look, the key of each story's picture */

/** The pictures of some stories of the built workshop. */
export class Sheets {
  /** @param {readonly string[]} parts of the titles or ids of the stories; all stories if it is empty */
  constructor(parts) {
    const words = parts.map(part => part.toLowerCase())
    const keys = keysOf()
    this.stories = listStories(BUILD)
      .filter(
        ({ id, title }) => words.length === 0 || words.some(word => `${id} ${title.toLowerCase()}`.includes(word)),
      )
      .map(({ id, importPath, exportName }) => ({ id, key: keys(importPath, exportName) }))
  }

  /**
   * Takes the missing and outdated pictures. Stops at a time of `performance.now()`.
   *
   * @param {import('../shoot/story-page.mjs').Look} look
   * @param {number} until
   */
  async make(look, until) {
    const name = `${look.theme}-${look.mode}-${look.width}`
    const folder = join(KEPT, name)
    mkdirSync(folder, { recursive: true })
    const index = readIndex()
    const known = index.looks[name] ?? {}
    index.looks[name] = known
    const isThere = (/** @type {{ id: string, key: string }} */ { id, key }) =>
      known[id] === key && existsSync(join(folder, `${id}.jpg`))
    const keys = new Map(this.stories.flatMap(story => (isThere(story) ? [] : [[story.id, story.key]])))
    const write = () => writeFileSync(join(KEPT, 'index.json'), JSON.stringify(index))
    let unwritten = 0
    const { pictures, failed, seconds } = await shootStories({
      build: BUILD,
      ids: [...keys.keys()],
      look,
      format: { type: 'jpeg', quality: QUALITY },
      until,
      tell: sentence => console.log(`${name}: ${sentence}`),
      onPicture({ id, png }) {
        writeFileSync(join(folder, `${id}.jpg`), png)
        known[id] = keys.get(id) ?? ''
        unwritten += 1
        if (unwritten % BATCH === 0) write()
      },
    })
    write()
    publish()
    const remaining = keys.size - pictures - failed.length
    return { taken: pictures, known: this.stories.length - keys.size, failed, seconds, remaining }
  }
}

/** Copies the pictures into the built workshop. */
function publish() {
  const folder = join(BUILD, 'sheets')
  rmSync(folder, { recursive: true, force: true })
  cpSync(KEPT, folder, { recursive: true })
}

/** @returns {Index} */
function readIndex() {
  const file = join(KEPT, 'index.json')
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : { looks: {} }
}

/**
 * Returns a function from a story to its key. The key of a story changes if something that the story depends on
 * changes. If the build has recorded no keys, all stories share one key, and each build has
 * another one.
 */
function keysOf() {
  const keyOf = keysIn(BUILD)
  const whole = createHash('sha256')
    .update(readFileSync(join(BUILD, 'iframe.html')))
    .digest('hex')
    .slice(0, 12)
  return (/** @type {string} */ importPath, /** @type {string} */ exportName) =>
    (keyOf(importPath, exportName) ?? whole).slice(0, 12)
}
