import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
} from 'node:fs'
import { join, relative } from 'node:path'
import { Complaint } from '../../scripts/complaint.mjs'
import { installDependencies } from '../../scripts/machine/dependencies.mjs'
import { root, run, runTool } from '../../scripts/run.mjs'

export const CACHE = join(root, '.cache/visual')
const BUILDS = join(CACHE, 'builds')
/** The number of built workshops that stay on disk, including the two in the comparison. */
const KEPT = 6

/**
 * Builds the workshop of a version, unless it is already built.
 *
 * @param {import('./trees.mjs').Version} version
 * @returns {Promise<{ build: string, seconds: number }>} the folder of the built workshop
 */
export async function buildOf({ name, tree }) {
  const startedAt = performance.now()
  const build = join(BUILDS, tree)
  if (!existsSync(build)) {
    const source = join(CACHE, 'sources', tree)
    rmSync(source, { recursive: true, force: true })
    await writeSource(tree, source)
    const { code, output } = await runTool(
      'storybook/dist/bin/dispatcher.js',
      ['build', '--quiet', '--output-dir', 'built-workshop'],
      { cwd: source },
    )
    if (code !== 0) throw new Complaint(`The workshop of ${name} could not be built.\n${output}`)
    mkdirSync(BUILDS, { recursive: true })
    renameSync(join(source, 'built-workshop'), build)
    rmSync(source, { recursive: true, force: true })
  }
  const now = new Date()
  utimesSync(build, now, now)
  return { build, seconds: (performance.now() - startedAt) / 1000 }
}

/** Removes the built workshops that have been unused for the longest time. */
export function removeOldBuilds() {
  if (!existsSync(BUILDS)) return
  const used = (/** @type {string} */ name) => statSync(join(BUILDS, name)).mtimeMs
  const old = readdirSync(BUILDS)
    .sort((a, b) => used(b) - used(a))
    .slice(KEPT)
  for (const name of old) rmSync(join(BUILDS, name), { recursive: true, force: true })
}

/**
 * Writes the files of a version into a folder, and adds its packages. If the version has the lockfile of the working
 * tree, the working tree's packages are used.
 *
 * @param {string} tree
 * @param {string} folder
 */
async function writeSource(tree, folder) {
  mkdirSync(folder, { recursive: true })
  const archive = join(folder, 'source.tar')
  for (const [program, args] of /** @type {const} */ ([
    ['git', ['archive', '--output', archive, tree]],
    ['tar', ['-xf', archive, '-C', folder]],
  ])) {
    const { code, output } = await run(program, args)
    if (code !== 0) throw new Complaint(`The files of the version could not be read.\n${output}`)
  }
  rmSync(archive)
  const lockOf = (/** @type {string} */ place) => readFileSync(join(place, 'package-lock.json'), 'utf8')
  if (lockOf(folder) === lockOf(root)) symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction')
  else await installDependencies(relative(root, folder))
}
