import type { Move } from '../explore-worlds.ts'
import type { Proof, Theorem } from '../proof.ts'
import { topOf } from '../situation.ts'
import { nameOf, storyOf } from '../story.ts'

/**
 * Theorem about messages and addresses: a page or dialog with a message is shown only after a message was sent. Only an
 * answer with an address leads to another site.
 */
export const told: Theorem = proof => {
  const { explored, flow, problems } = proof
  const reported = new Set<unknown>()
  for (const move of explored.moves) {
    const { handled, probe, to } = move
    if (reported.has(handled?.way)) continue
    const at = handled?.way?.at ?? flow.tree.at
    if (isEmpty(proof, move)) {
      const what = `\`${probe.name}\` leads to \`${nameOf(to)}\`, and brings no message.`
      problems.add('no-message', at, what, { story: storyOf(explored, move) })
    } else if (move.effects.some(effect => effect.kind === 'report' && effect.problem === 'no-address')) {
      const what = `\`${probe.name}\` brings no address, and \`leave\` leads to another site.`
      problems.add('misplaced-target', at, what, { story: storyOf(explored, move) })
    } else continue
    reported.add(handled?.way)
  }
}

function isEmpty({ flow }: Proof, { probe: { event }, effects, landed: { message, modals } }: Move): boolean {
  const isSent = 'message' in event && event.message !== undefined
  if (isSent || !effects.some(({ kind }) => kind === 'show')) return false
  const modal = flow.modals.get(topOf({ modals }) ?? '')
  return modal === undefined ? message !== null : modal.blocks.some(block => block.tells)
}
