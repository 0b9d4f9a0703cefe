import { accessSync, constants, statSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
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
 * The Chromiums on this machine: the one that `CHROME_PATH` names and no other, else those with the usual names.
 *
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {string[]} the best first
 */
export function findBrowsers(env = process.env) {
  if (env.CHROME_PATH) return [env.CHROME_PATH]
  const folders = (env.PATH ?? '').split(delimiter).filter(folder => folder !== '')
  const onPath = NAMES.flatMap(name => folders.map(folder => join(folder, name)))
  return [...new Set([...onPath, ...PLACES])].filter(isProgram)
}
