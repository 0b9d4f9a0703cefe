// `npm run stories`: visits every story of the workshop once. With `--all`, it visits each story in each theme, mode
// and width. `npm run stories -- blocks/notice` visits only the stories whose title or name matches.
import { themeNames } from '../../design-system/tokens/theme-names.mjs'
import { runGates } from '../../scripts/gates/run-gates.mjs'
import { installBrowsers } from '../../scripts/machine/install-browser.mjs'
import { endOnSignal } from '../../scripts/run.mjs'
import { MODES, WIDTHS } from '../look/look-names.mjs'
import { allStories, storiesBuild, storiesSeen, storyPages } from './story-gates.mjs'
import { READINGS } from './story-runs.mjs'

/** @returns {import('../../scripts/gates/gates.mjs').Gate[]} a gate for each theme, mode and width */
function everyLook() {
  return themeNames.flatMap(theme =>
    MODES.flatMap(mode => WIDTHS.map(width => storiesSeen(`${theme} ${mode} ${width} px`, { theme, mode, width }))),
  )
}

endOnSignal(signal => (signal === 'SIGINT' ? 130 : 143))
await installBrowsers()
const built = await runGates([storiesBuild], 1)
const [only] = process.argv.slice(2).filter(word => !word.startsWith('--'))
const once =
  only === undefined ? [allStories, storyPages] : [storiesSeen(`Stories: ${only}`, { only, readings: READINGS })]
const looks = process.argv.includes('--all') ? everyLook() : once
const { passed, failed } = built.failed > 0 ? built : await runGates(looks, 1)
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0
