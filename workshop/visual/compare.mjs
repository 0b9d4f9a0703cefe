import { differ } from './differ.mjs'
import { keyedStories, picturesOf } from './pictures.mjs'

/**
 * @typedef {import('./pictures.mjs').KeyedStory} KeyedStory
 *
 * @typedef {object} Found a story that is not the same in both builds
 * @property {KeyedStory} story
 * @property {'changed' | 'new' | 'gone' | 'failed'} change
 * @property {Buffer} [before]
 * @property {Buffer} [after]
 * @property {Buffer} [mask] marks the pixels that differ
 * @property {number} [pixels]
 * @property {string} [why] why it has no picture
 */

/**
 * Compares the stories of two built workshops. If the change between the builds cannot affect a story, the story is
 * skipped.
 *
 * @param {object} options
 * @param {string} options.before the folder of a built workshop
 * @param {string} options.after
 * @param {import('../shoot/story-page.mjs').Look} options.look
 * @param {RegExp} options.only which stories, by id
 * @param {boolean} options.isWhole whether to compare stories too that the change cannot touch
 * @param {(sentence: string) => void} options.tell
 * @returns {Promise<{ compared: number, found: readonly Found[] }>}
 */
export async function compareBuilds({ before, after, look, only, isWhole, tell }) {
  const [old, now] = [keyedStories(before), keyedStories(after)]
  const isTouched = (/** @type {string} */ id) => {
    const key = old.get(id)?.key
    return isWhole || key === undefined || key !== now.get(id)?.key
  }
  const ids = [...new Set([...now.keys(), ...old.keys()])].filter(id => only.test(id))
  const touched = ids.filter(isTouched)
  tell(`${touched.length} of ${ids.length} stories can look different.`)
  const shoot = async (/** @type {string} */ name, /** @type {string} */ build, /** @type {typeof old} */ stories) => {
    const shot = await picturesOf(
      build,
      touched.flatMap(id => stories.get(id) ?? []),
      look,
      sentence => tell(`${name}: ${sentence}`),
    )
    if (shot.known > 0) tell(`${name}: ${shot.known} pictures were there already.`)
    return { name, ...shot }
  }
  const shots = [await shoot('Before', before, old), await shoot('After', after, now)]
  const found = touched.flatMap(id => {
    const story = now.get(id) ?? old.get(id)
    const why = shots.flatMap(({ name, failed }) => (failed.has(id) ? [`${name}: ${failed.get(id)}`] : [])).join('; ')
    return story === undefined ? [] : judge(story, shots[0]?.read(id), shots[1]?.read(id), why)
  })
  return { compared: touched.length, found }
}

/**
 * @param {KeyedStory} story
 * @param {Buffer | undefined} before
 * @param {Buffer | undefined} after
 * @param {string} why it has no picture; empty if it has
 * @returns {Found[]}
 */
function judge(story, before, after, why) {
  if (why !== '') return [{ story, change: 'failed', why }]
  if (before === undefined) return after === undefined ? [] : [{ story, change: 'new', after }]
  if (after === undefined) return [{ story, change: 'gone', before }]
  const difference = differ(before, after)
  return difference === undefined ? [] : [{ story, change: 'changed', before, after, ...difference }]
}
