import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { countUnitTests, failedUnitTests } from '../../scripts/gates/test-suites.mjs'
import { root, runTool } from '../../scripts/run.mjs'
import { serveStories } from './stories-server.mjs'

const REPORT = 'test-results/stories.json'
export const READINGS = 'test-results/readings'

/**
 * Builds the workshop into `storybook-static/`.
 *
 * @param {readonly string[]} [args] for `storybook build`
 */
export async function buildStories(args = []) {
  const startedAt = performance.now()
  const ended = await runTool('storybook/dist/bin/dispatcher.js', ['build', '--quiet', ...args])
  return { ...ended, seconds: (performance.now() - startedAt) / 1000 }
}

/**
 * @returns {{ counts: { passed: number, failed: number } | undefined, names: string[] }} without counts if there is no
 * report
 */
function readReport() {
  try {
    const report = JSON.parse(readFileSync(join(root, REPORT), 'utf8'))
    return { counts: countUnitTests(report), names: failedUnitTests(report) }
  } catch {
    return { counts: undefined, names: [] }
  }
}

/**
 * Visits every story of the built workshop once. Its play function must succeed, axe must find nothing, and its console
 * must stay empty.
 *
 * @param {{ theme?: string, mode?: string, width?: number, readings?: string, isWhole?: boolean, only?: string }} [look]
 * with `readings`, each story's texts are written into that folder; without `isWhole`, stories whose screen another
 * story shows are left out; with `only`, a regular expression, only stories are visited whose title and name it matches
 */
export async function visitStories({
  theme = 'classic',
  mode = 'light',
  width = 390,
  readings = '',
  isWhole = true,
  only = '',
} = {}) {
  for (const old of [REPORT, READINGS]) rmSync(join(root, old), { recursive: true, force: true })
  mkdirSync(dirname(join(root, REPORT)), { recursive: true })
  const { url, close } = await serveStories({ only: new RegExp(only, 'i') })
  try {
    const ended = await runTool(
      '@storybook/test-runner/dist/test-storybook.js',
      [
        ...(isWhole ? [] : ['--excludeTags', 'repeated']),
        '--index-json',
        '--failOnConsole',
        '--url',
        url,
        '--maxWorkers',
        '3',
        '--json',
        '--outputFile',
        REPORT,
      ],
      {
        env: {
          STORY_THEME: theme,
          STORY_MODE: mode,
          STORY_WIDTH: String(width),
          STORY_READINGS: readings,
        },
      },
    )
    return { ended, ...readReport() }
  } finally {
    await close()
  }
}
