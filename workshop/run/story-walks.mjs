/**
 * @typedef {object} Walk which edges of a flow were walked on one page
 * @property {string} flow
 * @property {readonly string[]} flows all that there are
 * @property {number} edges that the flow has to be walked
 * @property {readonly string[]} unwalkable with the reason
 * @property {readonly string[]} walked
 */

/**
 * Counts the edges of all flows: each was walked on some page, or cannot be and says why.
 *
 * @param {readonly Walk[]} walks
 * @returns {{ line: string, missing: string[] }} a sentence for all of it, and one for each flow with edges that are left
 */
export function countWalks(walks) {
  const flows = walks[0]?.flows ?? []
  const counts = flows.map(flow => {
    const pages = walks.filter(walk => walk.flow === flow)
    const walked = new Set(pages.flatMap(page => page.walked)).size
    const cannot = pages[0]?.unwalkable.length ?? 0
    return { flow, edges: pages[0]?.edges, walked, cannot, left: (pages[0]?.edges ?? 0) - walked - cannot }
  })
  const sum = (/** @type {'walked' | 'cannot' | 'left'} */ what) => counts.reduce((total, one) => total + one[what], 0)
  const edges = counts.reduce((total, one) => total + (one.edges ?? 0), 0)
  return {
    line: `${edges} edges of ${flows.length} flows: ${sum('walked')} walked, ${sum('cannot')} that nothing can bring about, ${sum('left')} left.`,
    missing: [
      ...(flows.length === 0 ? ['No edge of any flow was walked.'] : []),
      ...counts.flatMap(({ flow, edges: all, left }) => {
        if (all === undefined) return [`${flow} was not walked.`]
        return left === 0 ? [] : [`${left} of ${all} edges of ${flow} were not walked.`]
      }),
    ],
  }
}
