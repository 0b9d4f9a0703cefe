import { meanings } from '../claims.ts'
import type { Theorem } from '../proof.ts'
import { answered, storyOf } from '../story.ts'

/**
 * Theorem: sending a customer to another flow never hides a payment. The other flow does not know the answer. If an
 * answer took money, or may have taken money, its own flow shows it.
 */
export const handedOver: Theorem = ({ explored, flow, problems }) => {
  const told = new Set<unknown>()
  for (const move of explored.answers) {
    const { probe, effects, handled } = move
    const other = effects.find(effect => effect.kind === 'flow')?.flow
    if (other === undefined || told.has(handled?.way) || probe.money === undefined || probe.money === 'none') continue
    told.add(handled?.way)
    const what = `After the answer ${answered(probe.name, probe.words)} ${meanings[probe.money]}, and the flow \`${other}\` does not know of it.`
    problems.add('false-claim', handled?.way?.at ?? flow.tree.at, what, { story: storyOf(explored, move) })
  }
}
