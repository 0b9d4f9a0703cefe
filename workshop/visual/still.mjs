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
/**
 * The number of stories that are compared before the next ones begin. If the time is over, some stories have then been
 * compared in all rounds, instead of all stories in some rounds.
 */
const BATCH = 100

/** @type {readonly { conditions: import('../shoot/story-page.mjs').Conditions, name: string }[]} */
const ROUNDS = [
  { name: 'as usual', conditions: {} },
  { name: 'on a machine half as fast, 400 days later', conditions: { slowness: 2, laterMs: 400 * DAY_MS } },
  { name: 'as usual, some hours later', conditions: { laterMs: DAY_MS / 3 } },
]

/**
 * Takes pictures of the same stories several times, each time in another order. The bytes of a story's pictures must be
 * the same each time.
 *
 * @param {object} options
 * @param {RegExp} options.only which stories, by id
 * @param {number} options.every 1 compares all stories, 5 compares each fifth story
 * @param {number} options.minutes the time after which no further stories are compared
 * @param {import('../shoot/story-page.mjs').Look} options.look
 * @param {boolean} options.isBuilt whether to take the workshop that was built last
 * @returns {Promise<boolean>} whether all stories stand still
 */
export async function checkStillness({ only, every, minutes, look, isBuilt }) {
  if (!isBuilt) {
    const { code, output } = await buildStories()
    if (code !== 0) throw new Complaint(output)
  }
  const matching = listStories(BUILD).flatMap(({ id }) => (only.test(id) ? [id] : []))
  const ids = matching.filter((_, at) => at % every === 0)
  if (ids.length === 0) throw new Complaint(`No story has an id like ${only.source}.`)
  rmSync(MOVED, { recursive: true, force: true })
  mkdirSync(MOVED, { recursive: true })
  const until = performance.now() + minutes * 60_000
  const waiting = inOrder(ids, 'batches')
  const result = { pictures: 0, still: 0, moved: 0, unseen: 0 }
  while (waiting.length > 0 && performance.now() < until) {
    const batch = waiting.splice(0, BATCH)
    console.log(`${ids.length - waiting.length - batch.length} of ${ids.length} stories were compared.`)
    const { pictures, moved, unseen } = await shootBatch(batch, look)
    result.pictures += pictures
    result.moved += moved.size
    result.unseen += unseen.size
    result.still += batch.filter(id => !moved.has(id) && !unseen.has(id)).length
  }
  const { pictures, still, moved, unseen } = result
  console.log(`${look.theme} ${look.mode} ${look.width} px, ${pictures} pictures:`)
  console.log(`${still} of ${ids.length} stories stand still, ${moved} move, ${unseen} have no picture in some round.`)
  if (moved > 0) console.log('The pictures of those that move are in test-results/still/.')
  if (waiting.length > 0) console.log(`The time is over: ${waiting.length} stories were not compared.`)
  return still === ids.length
}

/**
 * Takes pictures of some stories in all rounds. A story moves if its pictures differ between two rounds. Returns the
 * stories that move, and those without a picture in some round.
 *
 * @param {readonly string[]} ids
 * @param {import('../shoot/story-page.mjs').Look} look
 */
async function shootBatch(ids, look) {
  /** @type {Map<string, Buffer>} the first picture of each story */
  const first = new Map()
  /** @type {Set<string>} */
  const moved = new Set()
  /**
   * @type {Set<string>} stories without a picture in some round, so it is unknown whether all their pictures are the same
   */
  const unseen = new Set()
  let pictures = 0
  for (const [round, { name, conditions }] of ROUNDS.entries()) {
    const shot = await shootStories({
      build: BUILD,
      ids: inOrder(ids, String(round)),
      look,
      conditions,
      tell: sentence => console.log(`  ${name}: ${sentence}`),
      onPicture({ id, png }) {
        const before = first.get(id)
        if (before === undefined) first.set(id, png)
        else if (!before.equals(png)) {
          if (!moved.has(id)) console.log(`  ${id} moves.`)
          moved.add(id)
          writeFileSync(join(MOVED, `${id}.1.png`), before)
          writeFileSync(join(MOVED, `${id}.${round + 1}.png`), png)
        }
      },
    })
    pictures += shot.pictures
    for (const { id, why } of shot.failed) {
      unseen.add(id)
      console.log(`  ${id} has no picture: ${why}`)
    }
  }
  return { pictures, moved, unseen }
}

/**
 * Returns the stories in another order for each name, because a story may depend on the story before it.
 *
 * @param {readonly string[]} ids
 * @param {string} name
 */
function inOrder(ids, name) {
  const keyOf = (/** @type {string} */ id) => createHash('sha256').update(`${name} ${id}`).digest('hex')
  return [...ids].sort((a, b) => keyOf(a).localeCompare(keyOf(b)))
}
