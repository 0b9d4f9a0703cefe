import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Complaint } from '../complaint.mjs'
import { root, runNpm } from '../run.mjs'

/**
 * @typedef {{ version?: string, optional?: boolean, dependencies?: object, devDependencies?: object }} LockedPackage
 * @typedef {Record<string, LockedPackage>} LockedPackages by path; `''` is the project itself
 */

/**
 * @param {string} file
 * @returns {any} undefined if the file cannot be read
 */
function readJson(file) {
  try {
    return JSON.parse(readFileSync(join(root, file), 'utf8'))
  } catch {
    return undefined
  }
}

/**
 * Returns whether the installed packages are those of the lockfile. After a checkout, modification times are useless.
 * Names and versions are compared instead. If an optional package is for another platform, it may be missing.
 * @param {LockedPackages} locked
 * @param {LockedPackages | undefined} installed as npm wrote it after the installation
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
 * Returns whether the lockfile was made for the dependencies of this `package.json`.
 * @param {LockedPackage} manifest
 * @param {LockedPackages | undefined} locked
 */
export function isLocked(manifest, locked) {
  const wanted = (/** @type {LockedPackage | undefined} */ from) =>
    JSON.stringify([from?.dependencies ?? {}, from?.devDependencies ?? {}])
  return wanted(manifest) === wanted(locked?.[''])
}

/**
 * Installs the packages of a folder's `package.json` if they are missing or differ from its lockfile.
 * @param {string} [folder] relative to the project's folder
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
