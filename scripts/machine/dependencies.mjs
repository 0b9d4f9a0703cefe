import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Complaint } from '../complaint.mjs'
import { root, runNpm } from '../run.mjs'

/**
 * @typedef {{ version?: string, optional?: boolean, dependencies?: object, devDependencies?: object }} LockedPackage
 * @typedef {Record<string, LockedPackage>} LockedPackages by path, `''` being the project itself
 */

/**
 * @param {string} file
 * @returns {any} undefined when it cannot be read
 */
function readJson(file) {
  try {
    return JSON.parse(readFileSync(join(root, file), 'utf8'))
  } catch {
    return undefined
  }
}

/**
 * Whether what is installed is what the lockfile lists. Times of files say nothing after a checkout, so names and
 * versions are compared; an optional package may be absent, being another platform's.
 *
 * @param {LockedPackages} locked
 * @param {LockedPackages | undefined} installed as npm wrote it down when it had finished
 */
export function isInstalled(locked, installed) {
  if (!installed) return false
  const names = Object.keys(locked).filter(name => name !== '')
  const isAsLocked = names.every(name => {
    const there = installed[name]
    return there ? there.version === locked[name]?.version : locked[name]?.optional === true
  })
  return isAsLocked && Object.keys(installed).every(name => name in locked)
}

/**
 * Whether the lockfile was made for these dependencies.
 *
 * @param {LockedPackage} manifest
 * @param {LockedPackages | undefined} locked
 */
export function isLocked(manifest, locked) {
  const wanted = (/** @type {LockedPackage | undefined} */ from) =>
    JSON.stringify([from?.dependencies ?? {}, from?.devDependencies ?? {}])
  return wanted(manifest) === wanted(locked?.[''])
}

/**
 * Installs the packages of a folder's `package.json` when they are missing or not those of its lockfile.
 *
 * @param {string} [folder] from the project's folder on
 */
export async function installDependencies(folder = '.') {
  const locked = readJson(`${folder}/package-lock.json`)?.packages
  const lockFits = isLocked(readJson(`${folder}/package.json`), locked)
  if (lockFits && isInstalled(locked, readJson(`${folder}/node_modules/.package-lock.json`)?.packages)) return
  console.log('Installing the dependencies; this takes a minute the first time.')
  const command = lockFits ? 'ci' : 'install'
  const { code, output } = await runNpm([command, '--prefix', folder, '--no-audit', '--no-fund', '--loglevel=error'])
  if (code !== 0) {
    throw new Complaint(
      `${output.trim()}\nThe dependencies could not be installed: check the connection to the npm registry, then run the same command again.`,
    )
  }
}
