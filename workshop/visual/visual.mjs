// `npm run visual`: compares the look of the stories with another version. Writes a page on which each difference can
// be accepted or refused. `npm run visual -- --help` lists all options.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { Complaint, tell } from '../../scripts/complaint.mjs'
import { installBrowsers } from '../../scripts/machine/install-browser.mjs'
import { endOnSignal, root } from '../../scripts/run.mjs'
import { buildOf, CACHE, removeOldBuilds } from './builds.mjs'
import { compareBuilds } from './compare.mjs'
import { proveMutants } from './prove.mjs'
import { writeReport } from './report.mjs'
import { checkStillness } from './still.mjs'
import { versionOf, workingVersion } from './trees.mjs'

const USAGE = `npm run visual -- [REF]     compares the working tree with a branch, a tag or a commit (origin/main, else HEAD);
                            ends with 1 if something looks different
  --theme NAME --mode light|dark --width PIXELS   the look: classic, light, 390
  --only REGEXP             only stories whose id matches
  --whole                   stories too that the change cannot touch
npm run visual -- --still   shoots every story three times, and ends with 1 if one does not stand still
  --built                   takes the workshop in storybook-static/
  --every N                 only each Nth story
  --minutes N               begins no more stories after so long (60)
npm run visual -- --prove   changes a length of each component by one pixel, and ends with 1 if no picture shows it`

const options = /** @type {const} */ ({
  help: { type: 'boolean', default: false },
  still: { type: 'boolean', default: false },
  prove: { type: 'boolean', default: false },
  built: { type: 'boolean', default: false },
  whole: { type: 'boolean', default: false },
  only: { type: 'string', default: '' },
  theme: { type: 'string', default: 'classic' },
  mode: { type: 'string', default: 'light' },
  width: { type: 'string', default: '390' },
  every: { type: 'string', default: '1' },
  minutes: { type: 'string', default: '60' },
})

/**
 * @param {string | undefined} ref
 * @param {{ look: import('../shoot/story-page.mjs').Look, only: RegExp, isWhole: boolean }} what
 * @returns {Promise<boolean>} whether everything looks the same
 */
async function compareWith(ref, { look, only, isWhole }) {
  mkdirSync(CACHE, { recursive: true })
  const versions = [await versionOf(ref), await workingVersion()]
  const builds = []
  for (const version of versions) {
    const { build, seconds } = await buildOf(version)
    console.log(`The workshop of ${version.name} is there after ${seconds.toFixed(0)} s.`)
    builds.push(build)
  }
  removeOldBuilds()
  const [before = '', after = ''] = builds
  const { compared, found } = await compareBuilds({ before, after, look, only, isWhole, tell: console.log })
  const lookName = `${look.theme} ${look.mode} ${look.width} px`
  const [old, now] = versions.map(({ tree }) => tree.slice(0, 12))
  const page = await writeReport(
    join(root, 'test-results/visual'),
    {
      before: versions[0]?.name ?? '',
      after: versions[1]?.name ?? '',
      look: lookName,
      key: `${old} ${now} ${lookName}`,
      compared,
      differences: [],
    },
    found,
  )
  for (const { story, change, pixels, why } of found)
    console.log(`  ${story.id}: ${pixels === undefined ? change : `${pixels} pixels differ`}${why ? `: ${why}` : ''}`)
  console.log(found.length === 0 ? 'Everything looks the same.' : `${found.length} stories differ: ${page}`)
  return found.length === 0
}

/** @param {{ look: import('../shoot/story-page.mjs').Look, only: RegExp }} what */
async function prove({ look, only }) {
  mkdirSync(CACHE, { recursive: true })
  const { build } = await buildOf(await workingVersion())
  return proveMutants({ build, look, only })
}

/**
 * @param {string} option
 * @param {string} text
 */
function numberIn(option, text) {
  if (!(Number(text) > 0)) throw new Complaint(`--${option} needs a number above 0, not "${text}".`)
  return Number(text)
}

endOnSignal(signal => (signal === 'SIGINT' ? 130 : 143))
try {
  const { values, positionals } = parseArgs({ options, allowPositionals: true })
  const look = { theme: values.theme, mode: values.mode, width: numberIn('width', values.width) }
  const [every, minutes] = [numberIn('every', values.every), numberIn('minutes', values.minutes)]
  const only = new RegExp(values.only, 'i')
  if (values.help) console.log(USAGE)
  else {
    await installBrowsers()
    const isGood = values.still
      ? await checkStillness({ only, every, minutes, look, isBuilt: values.built })
      : values.prove
        ? await prove({ only, look })
        : await compareWith(positionals[0], { look, only, isWhole: values.whole })
    if (!isGood) process.exitCode = 1
  }
} catch (error) {
  tell(error)
}
