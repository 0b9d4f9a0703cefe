import { Complaint } from './complaint.mjs'
import { runTool } from './run.mjs'

/**
 * Builds the parts of `npm run bench` and `npm run bench:operator`, with tests/bench/vite.config.ts.
 * @param {readonly string[]} [args] `--ssr` for a part that runs in Node
 */
export async function buildBenchPart(args = []) {
  const config = ['--config', 'tests/bench/vite.config.ts', '--logLevel', 'warn']
  const { code, output } = await runTool('vite/bin/vite.js', ['build', ...config, ...args], {
    env: { NODE_ENV: 'production' },
  })
  if (code !== 0) throw new Complaint(`${output.trim()}\nWhat is measured could not be built: see above.`)
}
