// `npm run visual -- --still`: shoots the workshop several times and lists the stories whose pictures differ.
import { parseArgs } from 'node:util'
import { Complaint, tell } from '../../scripts/complaint.mjs'
import { installBrowsers } from '../../scripts/machine/install-browser.mjs'
import { endOnSignal } from '../../scripts/run.mjs'
import { checkStillness } from './still.mjs'

const USAGE = `npm run visual -- --still [--only REGEXP] [--theme NAME] [--mode light|dark] [--width PIXELS] [--built]
  shoots the stories three times, each time in another order, on a slower machine and at another date`

endOnSignal(signal => (signal === 'SIGINT' ? 130 : 143))
try {
  const { values } = parseArgs({
    options: {
      still: { type: 'boolean', default: false },
      built: { type: 'boolean', default: false },
      only: { type: 'string', default: '' },
      theme: { type: 'string', default: 'classic' },
      mode: { type: 'string', default: 'light' },
      width: { type: 'string', default: '390' },
    },
  })
  const { still, built, only, theme, mode, width } = values
  if (!still) throw new Complaint(USAGE)
  await installBrowsers()
  const look = { theme, mode, width: Number(width) }
  const { report, isStill } = await checkStillness({ only: new RegExp(only, 'i'), look, isBuilt: built })
  console.log(report)
  if (!isStill) process.exitCode = 1
} catch (error) {
  tell(error)
}
