// `npm run check`: what looks at the sources alone.
import { checks } from './gates.mjs'
import { endOnSignal } from './run.mjs'
import { runGates } from './run-gates.mjs'

endOnSignal(signal => (signal === 'SIGINT' ? 130 : 143))
const { passed, failed } = await runGates(checks, 2)
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0
