import { type ChildProcess, spawn } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { findFreePort } from '../../scripts/machine/free-port.mjs'
import { root } from '../../scripts/run.mjs'
import { test as base } from './fixtures.ts'

/** A copy of the built project with its own server, where a test edits flow configs and runs commands. */
export interface Checkout {
  readonly url: string
  /** Runs `npm run flows -- <args>`. Resolves to the command's output. Rejects with the output if the command fails. */
  readonly flows: (...args: readonly string[]) => Promise<string>
  readonly write: (file: string, text: string) => void
  readonly read: (file: string) => string
}

const LEFT_OUT = ['.git', 'node_modules', 'published', 'test-results']

function copyProject(): string {
  const folder = mkdtempSync(join(tmpdir(), 'recarrega-'))
  cpSync(root, folder, { recursive: true, filter: path => !LEFT_OUT.includes(basename(path)) })
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  return folder
}

function start(folder: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): ChildProcess {
  return spawn(process.execPath, args, { cwd: folder, env: { ...process.env, ...env } })
}

/** Resolves to all output of the process, once the output contains `until` or the process has ended successfully. */
function output(child: ChildProcess, until?: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = ''
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', more => {
        text += more
        if (until !== undefined && text.includes(until)) resolve(text)
      })
    child.once('close', code => (code === 0 ? resolve(text) : reject(new Error(text))))
  })
}

/** A Playwright test with its own copy of the project, which `npm start` serves. */
export const test = base.extend<{ checkout: Checkout }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern.
  checkout: async ({}, use) => {
    const folder = copyProject()
    const port = await findFreePort()
    const server = start(folder, ['scripts/start.mjs'], { PORT: String(port) })
    const ended = new Promise(resolve => server.once('close', resolve))
    await output(server, 'Ctrl-C ends it.')
    await use({
      url: `http://localhost:${port}`,
      flows: (...args) => output(start(folder, ['scripts/flows.mjs', ...args])),
      write: (file, text) => writeFileSync(join(folder, file), text),
      read: file => readFileSync(join(folder, file), 'utf8'),
    })
    server.kill('SIGTERM')
    await ended
    rmSync(folder, { recursive: true })
  },
  baseURL: async ({ checkout }, use) => use(checkout.url),
})
