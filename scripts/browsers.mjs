// `npm run browsers`: does the main jobs of a customer in Firefox and in a WebKit, where they are installed.
import { installedEngines, missingEngines } from '../tests/browsers/engines.mjs'
import { build } from './build.mjs'
import { tell } from './complaint.mjs'
import { installDependencies } from './machine/dependencies.mjs'
import { endOnSignal, runTool } from './run.mjs'

endOnSignal(signal => (signal === 'SIGINT' ? 130 : 143))
try {
  await installDependencies()
  for (const { name, install } of missingEngines) console.log(`Skipped ${name}: to try it too, run ${install}`)
  if (installedEngines.length > 0) {
    await build()
    const args = ['test', '--config', 'tests/browsers/playwright.config.ts', ...process.argv.slice(2)]
    const { code, output } = await runTool('@playwright/test/cli.js', args)
    console.log(output.trim())
    console.log('Pictures of the screens are in test-results/browsers-screens/.')
    if (code !== 0)
      console.log('A job failed: test-results/browsers/ has a folder for it, with its last screen in failed.png.')
    process.exitCode = code
  }
} catch (error) {
  tell(error)
}
