// `npm run check`: runs the checks that need only the source files.
import { checks } from './gates/gates.mjs'
import { runGates } from './gates/run-gates.mjs'
import { endOnSignal } from './run.mjs'
import { limits } from './size/limits.mjs'

endOnSignal(signal => (signal === 'SIGINT' ? 130 : 143))
const { passed, failed } = await runGates(checks, 2)
const { scriptsKb, stylesKb, engineKb } = limits
console.log(
  `Sizes are measured by npm run size, with some 3 % of room: scripts ${scriptsKb} KB, styles ${stylesKb} KB, engine ${engineKb} KB.`,
)
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0
