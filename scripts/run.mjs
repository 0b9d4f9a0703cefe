import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { stripVTControlCharacters } from 'node:util'

/** The project's folder. */
export const root = fileURLToPath(new URL('..', import.meta.url))

const GRACE_MS = 5000
const PARENT_CHECK_MS = 250

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set()
let isEnding = false

/**
 * @typedef {object} Ended
 * @property {number} code 0 if the program succeeded; 1 also if it could not be started or was stopped
 * @property {string} output everything that it wrote to either stream, in order
 */

/**
 * Runs a program in the project's folder, or in `cwd`, and waits until it ends. It never rejects.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, timeoutMs?: number, cwd?: string }} [options]
 * @returns {Promise<Ended>}
 */
export function run(program, args, { env, timeoutMs, cwd = root } = {}) {
  return new Promise(resolve => {
    // The program gets its own process group, so all its child processes can be stopped together with it.
    const child = spawn(program, args, {
      cwd,
      env: { ...process.env, ...env },
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8')
      stream.on('data', text => {
        output += text
      })
    }
    const timer = timeoutMs === undefined ? undefined : setTimeout(() => void stop(child), timeoutMs)
    const end = (/** @type {number} */ code) => {
      clearTimeout(timer)
      running.delete(child)
      // If Ctrl-C stopped the program, the promise stays open, because the caller must not report a failure.
      if (isEnding) return
      resolve({ code, output: stripVTControlCharacters(output) })
    }
    running.add(child)
    child.once('error', error => {
      output += error.message
      end(1)
    })
    child.once('close', code => end(code ?? 1))
  })
}

/**
 * Runs a JavaScript program of an installed package with this Node. It does not use `npx`, because child processes of
 * `npx` would continue after it is stopped.
 * @param {string} file its path under `node_modules`
 * @param {readonly string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, timeoutMs?: number, cwd?: string }} [options]
 */
export function runTool(file, args, options) {
  return run(process.execPath, [join(root, 'node_modules', file), ...args], options)
}

/**
 * Runs npm. If npm started this script, the same npm is used.
 * @param {readonly string[]} args
 */
export function runNpm(args) {
  const cli = process.env.npm_execpath
  return cli ? run(process.execPath, [cli, ...args]) : run('npm', args)
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @param {NodeJS.Signals} signal
 */
function signalGroup(child, signal) {
  if (child.pid === undefined) return
  try {
    process.kill(-child.pid, signal)
  } catch {
    // The process group has already ended, so there is nothing to stop.
  }
}

/** @param {import('node:child_process').ChildProcess} child */
async function stop(child) {
  const ended = new Promise(resolve => child.once('close', resolve))
  // Use SIGINT, not SIGTERM, because Playwright closes its browsers and its server only on SIGINT.
  signalGroup(child, 'SIGINT')
  const timer = setTimeout(() => signalGroup(child, 'SIGKILL'), GRACE_MS)
  await ended
  clearTimeout(timer)
  signalGroup(child, 'SIGKILL')
}

/**
 * On Ctrl-C, on SIGTERM and after npm has died, stops the programs that this script started. Then stops this process.
 * @param {(signal: NodeJS.Signals) => number} exitCode
 * @param {() => Promise<void>} [close]
 */
export function endOnSignal(exitCode, close = async () => {}) {
  const end = async (/** @type {NodeJS.Signals} */ signal) => {
    if (isEnding) return
    isEnding = true
    await Promise.all([...[...running].map(stop), close()])
    process.exit(exitCode(signal))
  }
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.on(signal, () => end(signal))
  // npm sends a signal only to the shell that runs the script, and that shell ends without forwarding the signal. So
  // the end of the parent process counts as a signal.
  const parent = process.ppid
  const watch = () => process.ppid !== parent && end('SIGTERM')
  if (process.env.npm_lifecycle_event !== undefined) setInterval(watch, PARENT_CHECK_MS).unref()
}
