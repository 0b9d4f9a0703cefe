import { keep, rollback, stop } from './commands.mjs'
import { listReleases } from './list.mjs'
import { withStore } from './open.mjs'
import { publish } from './publish.mjs'

/**
 * Runs a command about releases, and returns the text to print.
 *
 * @param {string} command
 * @param {string} name of a release or a variant
 * @param {ReturnType<typeof import('../flows/arguments.mjs').readArguments>['options']} options
 */
export function runReleases(command, name, options) {
  if (command === 'releases') return withStore(listReleases)
  if (command === 'keep') return withStore(opened => keep(opened, name))
  return withStore(
    opened => {
      if (command === 'publish') return publish(opened, options)
      return command === 'stop' ? stop(opened, name, options) : rollback(opened, name, options)
    },
    { writes: true },
  )
}
