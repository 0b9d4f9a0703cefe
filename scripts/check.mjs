// `npm run check`: what looks at the sources alone.
import { checks } from './gates.mjs'
import { endOnSignal } from './run.mjs'
import { runGates } from './run-gates.mjs'

endOnSignal(signal => (signal === 'SIGINT' ? 130 : 143))
const { failed } = await runGates(checks, 2)
process.exitCode = failed > 0 ? 1 : 0
