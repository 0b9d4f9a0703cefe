import { type ChildProcess, fork, spawn } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { findFreePort } from '../../scripts/machine/free-port.mjs'

const GROWN = 'build/bench/grown'
const START_MS = 60_000
const ASK_MS = 100

/** The addresses of the app and of the sites that it is compared with. */
export interface Sites {
  readonly ours: string
  readonly handWritten: string
  /** The hand-written pages, with the markup of the first page in its HTML. */
  readonly prerendered: string
  /** The hand-written pages as a static export of Next.js. */
  readonly next: string
  readonly plain: string
  /** The app with flows of several sizes: by `<steps>-<variants>`. They are absent if they were not built. */
  readonly grown: ReadonlyMap<string, string>
  readonly close: () => Promise<void>
}

/** Starts the app like `npm start` on any free port, and the other sites in a second process. */
export async function serveSites(root: string): Promise<Sites> {
  const port = await findFreePort()
  const app = spawn(process.execPath, [join(root, 'scripts/start.mjs')], {
    cwd: root,
    env: { ...process.env, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const grownNames = existsSync(join(root, GROWN)) ? readdirSync(join(root, GROWN)) : []
  const folders = [
    ...['hand-written', 'prerendered', 'next', 'static'].map(name => join(root, 'build/bench', name)),
    ...grownNames.map(name => join(root, GROWN, name)),
  ]
  const anchors = fork(join(root, 'build/bench/node/anchors.js'), folders, { cwd: root })
  const close = async () => void (await Promise.all([end(app), end(anchors)]))
  try {
    const ours = `http://localhost:${port}`
    const [[handWritten = '', prerendered = '', next = '', plain = '', ...others]] = await Promise.all([
      firstMessage(anchors),
      answers(`${ours}/healthz`, app),
    ])
    const grown = new Map(grownNames.map((name, at) => [name, others[at] ?? '']))
    return { ours, handWritten, prerendered, next, plain, grown, close }
  } catch (error) {
    await close()
    throw error
  }
}

function firstMessage(child: ChildProcess): Promise<string[]> {
  return new Promise((resolve, reject) => {
    child.once('message', message => resolve(Array.isArray(message) ? message.map(String) : []))
    child.once('exit', code => reject(new Error(`The anchors' server ended with ${code}.`)))
  })
}

async function answers(url: string, server: ChildProcess): Promise<void> {
  const until = Date.now() + START_MS
  while (Date.now() < until && server.exitCode === null) {
    const isUp = await fetch(url).then(
      response => response.ok,
      () => false,
    )
    if (isUp) return
    await new Promise(resolve => setTimeout(resolve, ASK_MS))
  }
  throw new Error('The app did not start: run npm start to see why.')
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = new Promise(resolve => child.once('exit', resolve))
  child.kill('SIGTERM')
  await ended
}
