import { accessSync, constants, statSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const SHELLS = ['chromium-headless-shell', 'chrome-headless-shell']
const PLACES = [
  '/usr/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** @param {string} file */
function isProgram(file) {
  try {
    accessSync(file, constants.X_OK)
    return statSync(file).isFile()
  } catch {
    return false
  }
}

/**
 * Returns the Chromium programs on this machine. If `CHROME_PATH` is set, returns only that program. Otherwise returns
 * the programs with the usual names.
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {string[]} the best first
 */
export function findBrowsers(env = process.env) {
  if (env.CHROME_PATH) return [env.CHROME_PATH]
  return [...new Set([...onPath(NAMES, env), ...PLACES])].filter(isProgram)
}

/**
 * Returns the headless shell: a Chromium without windows, which needs less time. `CHROME_SHELL_PATH` names it. Without
 * this variable, a program with a usual name is used, but only if `CHROME_PATH` does not select another browser.
 *
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {string | undefined}
 */
export function findShell(env = process.env) {
  if (env.CHROME_SHELL_PATH) return env.CHROME_SHELL_PATH
  return env.CHROME_PATH ? undefined : onPath(SHELLS, env).find(isProgram)
}

/**
 * @param {string} name
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {string | undefined} the path of the program with this name
 */
export function findProgram(name, env = process.env) {
  return onPath([name], env).find(isProgram)
}

/**
 * @param {readonly string[]} names
 * @param {NodeJS.ProcessEnv} env
 */
function onPath(names, env) {
  const folders = (env.PATH ?? '').split(delimiter).filter(folder => folder !== '')
  return names.flatMap(name => folders.map(folder => join(folder, name)))
}
