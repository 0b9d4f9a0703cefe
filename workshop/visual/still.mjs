import { createHash } from 'node:crypto'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Complaint } from '../../scripts/complaint.mjs'
import { root } from '../../scripts/run.mjs'
import { buildStories } from '../run/story-runs.mjs'
import { shootStories } from '../shoot/shoot-stories.mjs'
import { listStories } from '../shoot/story-list.mjs'

const BUILD = process.env.VISUAL_BUILD ?? join(root, 'storybook-static')
const MOVED = join(root, 'test-results/still')
const DAY_MS = 86_400_000

/** @type {readonly { conditions: import('../shoot/story-page.mjs').Conditions, name: string }[]} */
const ROUNDS = [
  { name: 'as usual', conditions: {} },
  {
    name: 'on a machine that is four times slower, 400 days later',
    conditions: { slowness: 4, laterMs: 400 * DAY_MS },
  },
  { name: 'as usual, some hours later', conditions: { laterMs: DAY_MS / 3 } },
]

/**
 * Takes pictures of the same stories several times, each time in another order. The bytes of a story's pictures must be
 * the same each time.
 *
 * @param {{ only: RegExp, look: import('../shoot/story-page.mjs').Look, isBuilt: boolean }} options `only`: which
 * stories, by id; `isBuilt`: whether to take the workshop that was built last
 * @returns {Promise<boolean>} whether all stories stand still
 */
export async function checkStillness({ only, look, isBuilt }) {
  if (!isBuilt) {
    const { code, output } = await buildStories()
    if (code !== 0) throw new Complaint(output)
  }
  const ids = listStories(BUILD).flatMap(({ id }) => (only.test(id) ? [id] : []))
  if (ids.length === 0) throw new Complaint(`No story has an id like ${only.source}.`)
  rmSync(MOVED, { recursive: true, force: true })
  mkdirSync(MOVED, { recursive: true })
  /** @type {Map<string, Buffer>} the pictures of the first round, by story */
  const first = new Map()
  /** @type {Set<string>} */
  const moved = new Set()
  /** @type {Set<string>} stories that a round has no picture of, which says nothing of whether they move */
  const unseen = new Set()
  for (const [round, { name, conditions }] of ROUNDS.entries()) {
    const { pictures, failed, seconds } = await shootStories({
      build: BUILD,
      ids: inOrder(ids, round),
      look,
      conditions,
      onPicture({ id, png }) {
        const before = first.get(id)
        if (before === undefined) first.set(id, png)
        else if (!before.equals(png)) {
          moved.add(id)
          writeFileSync(join(MOVED, `${id}.1.png`), before)
          writeFileSync(join(MOVED, `${id}.${round + 1}.png`), png)
        }
      },
    })
    console.log(
      `${name}: ${pictures} pictures in ${seconds.toFixed(0)} s, ${(pictures / seconds).toFixed(1)} a second.`,
    )
    for (const { id, why } of failed) {
      unseen.add(id)
      console.log(`  ${id} has no picture: ${why}`)
    }
  }
  const still = ids.filter(id => !moved.has(id) && !unseen.has(id))
  console.log(`${still.length} of ${ids.length} stories stand still, ${unseen.size} have no picture in some round.`)
  if (moved.size > 0) console.log(`${moved.size} move (pictures in test-results/still/):`)
  for (const id of [...moved].sort()) console.log(`  ${id}`)
  return still.length === ids.length
}

/**
 * Returns the stories in another order for each round, because a story may depend on the story before it.
 *
 * @param {readonly string[]} ids
 * @param {number} round
 */
function inOrder(ids, round) {
  const keyOf = (/** @type {string} */ id) => createHash('sha256').update(`${round} ${id}`).digest('hex')
  return round === 0 ? ids : [...ids].sort((a, b) => keyOf(a).localeCompare(keyOf(b)))
}
