import { judge } from '../../scripts/gates/test-suites.mjs'
import { alike, readReadings } from './story-readings.mjs'
import { buildStories, READINGS, visitStories } from './story-runs.mjs'

/** @type {import('../../scripts/gates/gates.mjs').Gate} */
export const storiesBuild = {
  name: 'Stories build',
  async run() {
    const { code, output, seconds } = await buildStories()
    if (code === 0) console.log(`The workshop was built in ${seconds.toFixed(1)} s.`)
    return code === 0 ? { passed: 1, failed: 0, output: '' } : { passed: 0, failed: 1, output }
  },
}

/**
 * Needs the build.
 *
 * @param {{ isWhole: boolean }} how `isWhole`: whether to visit repeated stories too, whose screen another
 * story shows
 * @returns {import('../../scripts/gates/gates.mjs').Gate}
 */
const visited = ({ isWhole }) => ({
  name: 'Stories',
  async run() {
    const { ended, counts, names } = await visitStories({ readings: READINGS, isWhole })
    const result = judge(counts, ended, names)
    const readings = readReadings(READINGS)
    const same = readings.length === 0 ? ['No story of a flow was read.'] : alike(readings)
    return {
      passed: result.passed,
      failed: result.failed + same.length,
      names: [...(result.names ?? []), ...same],
      output: [result.output, ...same].filter(line => line !== '').join('\n'),
    }
  },
})

/**
 * Needs the build. It does not compare how the stories read.
 *
 * @param {string} name
 * @param {Parameters<typeof visitStories>[0]} look
 * @returns {import('../../scripts/gates/gates.mjs').Gate}
 */
export const storiesSeen = (name, look) => ({
  name,
  async run() {
    const { ended, counts, names } = await visitStories(look)
    return judge(counts, ended, names)
  },
})

/** `stories` is part of every run of all tests; `allStories` also visits the repeated stories. */
export const stories = visited({ isWhole: false })
export const allStories = visited({ isWhole: true })
