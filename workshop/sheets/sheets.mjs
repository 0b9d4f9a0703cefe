// `npm run sheets`: makes the pictures of the page `Sheets`, and of the maps. `npm run sheets -- --help` lists its options.
import { parseArgs } from 'node:util'
import { themeNames } from '../../design-system/tokens/theme-names.mjs'
import { Complaint, tell } from '../../scripts/complaint.mjs'
import { installBrowsers } from '../../scripts/machine/install-browser.mjs'
import { endOnSignal } from '../../scripts/run.mjs'
import { MODES, WIDTHS } from '../look/look-names.mjs'
import { buildStories } from '../run/story-runs.mjs'
import { Sheets } from './kept-sheets.mjs'

const USAGE = `npm run sheets -- [PART …]   makes the pictures of the page Sheets, of the stories whose title or id has one of these parts
                              (web, errors, components; all stories if none is said)
  --theme NAME|all --mode light|dark|all --width PIXELS|all   the look: classic, light, 390
  --minutes N                 stops after so long (20); the next run goes on from there
  --built                     takes the workshop in storybook-static/ as it is`

const options = /** @type {const} */ ({
  help: { type: 'boolean', default: false },
  built: { type: 'boolean', default: false },
  theme: { type: 'string', default: 'classic' },
  mode: { type: 'string', default: 'light' },
  width: { type: 'string', default: '390' },
  minutes: { type: 'string', default: '20' },
})

/**
 * @param {string} name
 * @param {string} asked
 * @param {readonly string[]} all
 */
function chosen(name, asked, all) {
  if (asked === 'all') return all
  if (!all.includes(asked)) throw new Complaint(`There is no ${name} "${asked}", only ${all.join(', ')}.`)
  return [asked]
}

/**
 * @param {readonly string[]} parts
 * @param {Record<'theme' | 'mode' | 'width' | 'minutes', string> & { built: boolean }} values
 */
async function makeSheets(parts, { theme, mode, width, minutes, built }) {
  const looks = chosen('theme', theme, [...themeNames]).flatMap(oneTheme =>
    chosen('mode', mode, MODES).flatMap(oneMode =>
      chosen('width', width, WIDTHS.map(String)).map(oneWidth => ({
        theme: oneTheme,
        mode: oneMode,
        width: Number(oneWidth),
      })),
    ),
  )
  if (!(Number(minutes) > 0)) throw new Complaint(`"${minutes}" is no number of minutes.`)
  await installBrowsers()
  if (!built) {
    const { code, output, seconds } = await buildStories()
    if (code !== 0) throw new Complaint(output)
    console.log(`The workshop was built in ${seconds.toFixed(0)} s.`)
  }
  const sheets = new Sheets(parts)
  if (sheets.stories.length === 0) throw new Complaint(`No story has "${parts.join(' ')}" in its title or id.`)
  const startedAt = performance.now()
  const until = startedAt + Number(minutes) * 60_000
  let left = 0
  for (const look of looks) {
    const { taken, known, failed, seconds, remaining } = await sheets.make(look, until)
    left += remaining
    console.log(
      `${look.theme} ${look.mode} ${look.width} px: new pictures: ${taken}, in ${seconds.toFixed(0)} s; kept pictures: ${known}.`,
    )
    for (const { id, why } of failed) console.log(`  no picture of ${id}: ${why}`)
  }
  console.log(`This took ${((performance.now() - startedAt) / 1000).toFixed(0)} s, of at most ${minutes} minutes.`)
  if (left > 0) console.log(`The time is over. Missing pictures: ${left}. Run the command again to go on.`)
  console.log(`They are in storybook-static/: open its page Sheets, also with npm run storybook.`)
}

endOnSignal(signal => (signal === 'SIGINT' ? 130 : 143))
try {
  const { values, positionals } = parseArgs({ options, allowPositionals: true })
  if (values.help) console.log(USAGE)
  else await makeSheets(positionals, values)
} catch (error) {
  tell(error)
}
