import { Complaint } from '../complaint.mjs'

/** @typedef {import('../../releases/pointer.ts').Move} Move */

/** Another process is changing the releases, so the command was not performed. It may succeed later. */
export class NotNow extends Complaint {}

const VERBS = { publish: 'published', preview: 'previewed', rollback: 'went back to', stop: 'stopped a variant in' }

/** @param {string} at an ISO date */
export function momentOf(at) {
  return new Date(at).toLocaleString('sv-SE', { dateStyle: 'short', timeStyle: 'short' })
}

/**
 * Returns `Ana published 3f2a9c1b7d01: In web: The address of “Ajuda” is now /ajuda instead of /help.`
 *
 * @param {Move} move
 */
export function describeMove({ by, action, release, changed, message }) {
  const words = message === undefined ? '' : ` “${message}”`
  return `${by} ${VERBS[action]} ${release}${words}${changed === undefined ? '' : `: ${changed}`}`
}

/**
 * Returns why a command was not performed: the changes that others made in between.
 * @param {readonly Move[]} moves the moves that came between
 */
export function overtaken(moves) {
  const between = moves.map(move => `  ${momentOf(move.at)} ${describeMove(move)}`)
  return [
    'Nothing was changed, because somebody else was first:',
    ...(between.length === 0 ? ['  old releases were removed.'] : between),
    'Look at it, and run the same command again if you still want it.',
  ].join('\n')
}

/** @param {import('../../releases/manifest.ts').Manifest} current */
export function unchanged({ id, by }) {
  return `Nothing has changed since release ${id}, which ${by} made.`
}

/**
 * Returns the address of a preview, and how to see its variants.
 * @param {string} id of the release
 * @param {readonly string[]} patches the ids under which its variants are seen, such as `web~december`
 * @param {string | undefined} origin of the server that serves the store, if it is on this machine
 */
export function previewed(id, patches, origin) {
  const where = origin === undefined ? 'on a server that allows previews' : 'once npm start runs'
  const then = patches.length === 0 ? '' : ` For a variant, then open it with ?previa=${patches.join(' or ')}.`
  return `Release ${id} is only to be looked at: open ${origin ?? ''}/web/login?previa=${id} ${where}.${then}`
}

/** @param {{ by: string, at: string }} sweeping */
export function removing({ by, at }) {
  return `${by} has been removing old releases since ${momentOf(at)}: wait for the end. If it was interrupted, run npm run flows -- keep <n> ten minutes after that; rollback works meanwhile.`
}
