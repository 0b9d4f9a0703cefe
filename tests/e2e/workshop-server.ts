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
  const url = `http://localhost:${port}`
  let said = ''
  for (const stream of [server.stdout, server.stderr]) stream.on('data', chunk => (said += chunk))
  for (;;) {
    if (server.exitCode !== null) throw new Error(`The workshop does not start: ${said}`)
    const answer = await fetch(`${url}/index.json`).catch(() => undefined)
    if (answer?.ok) break
    await new Promise(resolve => setTimeout(resolve, 100))
  }
  return {
    url,
    async stop() {
      server.kill()
      if (server.exitCode === null) await once(server, 'exit')
    },
  }
}
