import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { findFreePort } from '../../scripts/machine/free-port.mjs'

export interface Workshop {
  readonly url: string
  readonly stop: () => Promise<void>
}

/** Starts the workshop with hot reload. It reads and saves the flow configs in `folder`, which is a copy. */
export async function startWorkshop(folder: string): Promise<Workshop> {
  const port = await findFreePort()
  const command = ['node_modules/.bin/storybook', 'dev', '--port', String(port), '--exact-port', '--no-open', '--ci']
  const env = { ...process.env, FLOW_CONFIGS: folder, NODE_ENV: 'development' }
  const server = spawn(process.execPath, command, { env, stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  await new Promise<void>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      said += chunk
      // Storybook prints its addresses once it answers.
      if (said.includes('Local:')) resolve()
    }
    server.stdout.on('data', read)
    server.stderr.on('data', read)
    server.once('exit', () => reject(new Error(`The workshop does not start: ${said}`)))
  })
  return {
    url: `http://localhost:${port}`,
    async stop() {
      server.kill()
      if (server.exitCode === null) await once(server, 'exit')
    },
  }
}
