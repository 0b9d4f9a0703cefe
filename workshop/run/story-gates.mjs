import { judge } from '../../scripts/gates/test-suites.mjs'
import { misspoken } from './story-guides.mjs'
import { visitPages } from './story-pages.mjs'
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
    const ofFlows = readings.filter(({ id }) => id.startsWith('flows-'))
    const same = ofFlows.length === 0 ? ['No story of a flow was read.'] : alike(ofFlows)
    const wrong = [...same, ...(await misspoken(readings, true))]
    return {
      passed: result.passed,
      failed: result.failed + wrong.length,
      names: [...(result.names ?? []), ...wrong],
      output: [result.output, ...wrong].filter(line => line !== '').join('\n'),
    }
  },
})

/**
 * Visits the stories of the built workshop. If a folder for the stories' texts is given, also compares these texts with
 * the guides.
 * @param {string} name
 * @param {Parameters<typeof visitStories>[0]} look
 * @returns {import('../../scripts/gates/gates.mjs').Gate}
 */
export const storiesSeen = (name, look) => ({
  name,
  async run() {
    const { ended, counts, names } = await visitStories(look)
    const result = judge(counts, ended, names)
    const wrong = look?.readings === undefined ? [] : await misspoken(readReadings(look.readings), false)
    return {
      ...result,
      failed: result.failed + wrong.length,
      output: [result.output, ...wrong].filter(line => line !== '').join('\n'),
    }
  },
})

/** Opens every page that explains something. Needs the build. @type {import('../../scripts/gates/gates.mjs').Gate} */
export const storyPages = {
  name: 'Pages of the workshop',
  async run() {
    const startedAt = performance.now()
    const { seen, failures } = await visitPages()
    console.log(
      `${seen} pages, searches and patches were opened in ${((performance.now() - startedAt) / 1000).toFixed(1)} s.`,
    )
    const broken = new Set(failures.map(failure => failure.split(':')[0])).size
    return { passed: Math.max(seen - broken, 0), failed: broken, names: failures, output: failures.join('\n') }
  },
}

/**
 * `stories` is a part of the run of all tests. Only `allStories` also visits stories whose screen another story shows.
 */
export const stories = visited({ isWhole: false })
export const allStories = visited({ isWhole: true })
