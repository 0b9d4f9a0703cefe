import { describeMove, momentOf, removing } from './words.mjs'

/**
 * Prints all changes of the releases, the newest first.
 * @param {{ tools: Pick<import('./open.mjs').Tools, 'readPointer'>, store: import('./open.mjs').ObjectStore }} opened
 */
export async function listReleases({ tools, store }) {
  const { release, log, stopped, sweeping } = (await tools.readPointer(store)).pointer
  if (log.length === 0) return `${store.place} has no release yet: npm run flows -- publish.`
  const moves = [...log].reverse()
  const current = moves.find(move => move.release === release && move.action !== 'preview')
  const lines = [
    ...moves.map(move => {
      const gone = move.isRemoved === true ? ' (removed)' : ''
      return { at: move.at, mark: move === current ? '*' : ' ', words: `${describeMove(move)}${gone}` }
    }),
    ...stopped.map(({ variant, by, at }) => ({
      at,
      mark: ' ',
      words: `${by} stopped the variant ${variant} for good.`,
    })),
  ].sort((one, other) => Date.parse(other.at) - Date.parse(one.at))
  return [
    ...lines.map(({ at, mark, words }) => `${mark} ${momentOf(at)} ${words}`),
    ...(sweeping === undefined ? [] : [removing(sweeping)]),
    `* is the current release of ${store.place}.`,
  ].join('\n')
}
