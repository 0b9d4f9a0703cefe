import { decide } from '../../../engine/guards.ts'
import type { Way } from '../../model.ts'
import { claimOf, meanings, saidBy } from '../claims.ts'
import type { Move } from '../explore-worlds.ts'
import { screenOf } from '../probes.ts'
import type { Proof, Theorem } from '../proof.ts'
import { causeOf, nameOf, storyOf } from '../story.ts'
import { usualStep } from '../usual-step.ts'
import { certainAfter, type Domains } from '../worlds.ts'

/**
 * Theorem about steps with `onlyWhile`: if the guard is false, no tap and no answer leads to the step. The customer may
 * still open its address or go back to it.
 */
export const onlyWhile: Theorem = proof => {
  const { explored, flow, problems } = proof
  const told = new Set<unknown>()
  for (const move of explored.moves) {
    const { probe, from, to, worlds, handled, past } = move
    const guard = flow.steps.get(to.state.step)?.onlyWhile
    const isLed = probe.by === 'person' || probe.by === 'service'
    if (guard === undefined || !isLed || past !== undefined || from.state.step === to.state.step) continue
    const at = handled?.way?.at ?? guard.at
    const way = handled?.way
    const branches = handled?.handling.ways.filter(one => one.outcome === way?.outcome) ?? []
    // If the targets of two branches are swapped, both branches are wrong, and one message is enough.
    const same = branches[0]?.at ?? at
    if (told.has(same)) continue
    if (!worlds.some(world => canBeFalse(proof, guard.text, certainAfter(probe.given, world)))) continue
    told.add(same)
    problems.add(
      'wrong-screen',
      at,
      messageFor(proof, move, guard.text),
      { story: storyOf(explored, move) },
      adviceFor(proof, move, branches),
    )
  }
}

/** Returns whether the guard is false for some value of the facts that are not certain. */
function canBeFalse({ prepared, explored }: Proof, guard: string, certain: Domains): boolean {
  return explored.worlds.some(certain, facts => decide(prepared.guards, guard, facts) === false)
}

/** Returns the message. If the screen says something of the customer's money, the message also says what is true. */
function messageFor(proof: Proof, move: Move, guard: string): string {
  const { probe, to } = move
  const claim = claimOf(proof, to)
  const leads = `${causeOf(move)} leads to \`${nameOf(to)}\``
  if (claim === undefined || claim === 'told') return `${leads} also where \`${guard}\` does not hold.`
  const title = proof.flow.steps.get(to.state.step)?.title?.text
  if (probe.money === claim) return `${leads}, which says “${title}”, also where \`${guard}\` does not hold.`
  const truth = probe.money === undefined ? 'nothing was paid' : meanings[probe.money]
  return `${leads}, which ${saidBy(claim)}, while ${truth} and \`${guard}\` does not hold.`
}

function adviceFor(proof: Proof, { from, to, handled }: Move, branches: readonly Way[]): string | undefined {
  const { onlyWhile: guard } = proof.flow.steps.get(to.state.step) ?? {}
  const screen = screenOf(proof, from)
  const instead = screen && usualStep(proof, screen, to.state.step)
  const [first, last, ...more] = branches
  if (first !== undefined && last !== undefined && more.length === 0)
    return `Swap the targets of the two branches: \`[{ "when": "${first.when?.text}", "to": "${last.to.text}" }, { "to": "${first.to.text}" }]\`.`
  if (branches.length !== 1 || instead === undefined) return undefined
  return `Lead it to another step, for example \`${instead}\`, or only some customers: \`[{ "when": "${guard?.text}", "to": "${handled?.way?.to.text}" }, { "to": "${instead}" }]\`.`
}
