import type { Move } from '../../runtime/compiler/proof/explore-worlds.ts'

/**
 * Returns the cost of a move. A walk avoids moves with high costs. An answer without a request has a high cost, because
 * a person would not cause it.
 */
export function costOfMove(move: Move): number {
  // Such a move works only after certain earlier moves, for example if a certain dialog is under the open one. The
  // search does not check this, so the move costs more.
  return plainCost(move) + (move.past === undefined ? 0 : 6)
}

function plainCost({ probe, from, to }: Move): number {
  if (probe.by === 'app') return 50
  // The main button of a screen sends `submit`. Most customers press that button, so it costs least.
  if (probe.by !== 'service') return probe.name === 'submit' ? 1 : 1.1
  const { event } = probe
  const run = from.state.running.find(({ id }) => event.type === 'outcome' && id === event.run)
  const isAsked = run?.kind === 'action'
  return isAsked ? 1 : to === from ? 3 : 4
}
