import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { root, runTool } from './run.mjs'
import { alike, readReadings } from './story-readings.mjs'
import { buildStories, READINGS, visitStories } from './story-runs.mjs'
import { countUnitTests, judge } from './test-suites.mjs'

const COMPONENT_REPORT = 'test-results/component-stories.json'

/** @type {import('./gates.mjs').Gate} */
export const componentStories = {
  name: 'Component stories',
  async run() {
    rmSync(join(root, COMPONENT_REPORT), { force: true })
    const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${COMPONENT_REPORT}`]
    const ended = await runTool('vitest/vitest.mjs', ['run', '--project', 'storybook', ...reporters])
    return judge(countUnitTests(readJson(COMPONENT_REPORT)), ended)
  },
}

/** @type {import('./gates.mjs').Gate} */
export const storiesBuild = {
  name: 'Stories build',
  async run() {
    const { code, output, seconds } = await buildStories()
    if (code === 0) console.log(`The workshop was built in ${seconds.toFixed(1)} s.`)
    return code === 0 ? { passed: 1, failed: 0, output: '' } : { passed: 0, failed: 1, output }
  },
}

/** Needs the build. @type {import('./gates.mjs').Gate} */
export const stories = {
  name: 'Stories',
  async run() {
    const { ended, counts } = await visitStories({ readings: READINGS })
    const result = judge(counts, ended)
    const readings = readReadings(READINGS)
    const same = readings.length === 0 ? ['No story of a flow was read.'] : alike(readings)
    return {
      passed: result.passed,
      failed: result.failed + same.length,
      output: [result.output, ...same].filter(line => line !== '').join('\n'),
    }
  },
}

/**
 * @param {string} file
 * @returns {any} undefined when it cannot be read
 */
function readJson(file) {
  try {
    return JSON.parse(readFileSync(join(root, file), 'utf8'))
  } catch {
    return undefined
  }
}
