import type { Comparison } from '../../../engine/comparisons.ts'
import { type Facts, own } from '../../../engine/flow.ts'
import { compare, decide } from '../../../engine/guards.ts'
import { whereIs } from '../../line.ts'
import { dialogsOpenedBy } from '../dialogs.ts'
import type { Move } from '../explore-worlds.ts'
import { isShown, type Probe } from '../probes.ts'
import type { Proof, Theorem } from '../proof.ts'
import { placeOf, sessionOf } from '../situation.ts'
import { startedBy } from '../started.ts'
import { labelOf, nameOf, storyOf } from '../story.ts'

/**
 * Theorem: the customer can tap to charge only if the service would charge. The service refuses while it is unknown
 * which payments are open.
 */
export const ready: Theorem = proof => {
  const { catalogue, explored, prepared, problems, flow } = proof
  const enabling = enablingFacts(proof)
  const answering = dialogsOpenedBy(proof, probe => makesReady(proof, probe, enabling))
  const told = new Set<unknown>()
  for (const move of explored.taps) {
    const { probe, from, handled } = move
    const started = startedBy(catalogue, move)
    const { onlyIf } = started?.spec ?? {}
    if (onlyIf === undefined || told.has(handled?.handling)) continue
    if (answering.has(placeOf(from.state))) continue
    const isEarly = explored.worlds.some(
      sessionOf(from),
      facts =>
        isShown(prepared, probe.block, facts) && !onlyIf.some(one => compare(one, own(facts, one.fact)) === true),
    )
    if (!isEarly) continue
    told.add(handled?.handling)
    const what = `“${labelOf(probe.block, probe.name)}” of \`${nameOf(from)}\` is shown before the app knows what is paid or open already.`
    const guard = guardFor(proof, move, onlyIf)
    const at = probe.block?.when?.at ?? probe.block?.tree.at ?? handled?.handling.at ?? flow.tree.at
    const written = guard && `\`"when": "${guard}"`
    const place = probe.block === undefined ? '' : `, in ${whereIs(probe.block.tree.at, at)}`
    const advice =
      written === undefined
        ? undefined
        : probe.block?.when === undefined
          ? `Write ${written},\` after the \`{\` of its block${place}: it is then shown only once the app knows.`
          : `Write ${written}\` in place of \`"when": "${probe.block.when.text}"\`: it is then shown only once the app knows.`
    problems.add('early-charge', at, what, { story: storyOf(explored, move) }, advice)
  }
}

/** Returns a guard that is true only if the service would charge. It prefers a guard that the screen uses already. */
function guardFor(
  { flow, prepared, explored }: Proof,
  { from }: Move,
  onlyIf: readonly Comparison[],
): string | undefined {
  const used = (flow.steps.get(from.state.step)?.blocks ?? []).flatMap(({ when }) => when?.text ?? [])
  const isReady = (facts: Facts) => onlyIf.some(one => compare(one, own(facts, one.fact)) === true)
  return [...new Set(used), ...flow.guards.keys()].find(name => {
    const isTrue = (facts: Facts) => decide(prepared.guards, name, facts) === true
    const { worlds } = explored
    return worlds.some(new Map(), isTrue) && !worlds.some(new Map(), facts => isTrue(facts) && !isReady(facts))
  })
}

/**
 * Returns whether an answer is part of the preparation of a charge. Either its service can refuse to charge, or it sets
 * a fact without which a service refuses. If a dialog opens only after such an answer, it is not checked.
 */
function makesReady({ catalogue }: Proof, { service, effect }: Probe, enabling: readonly string[]): boolean {
  return (
    own(catalogue.services, service ?? '')?.onlyIf !== undefined || enabling.some(fact => effect?.gives.includes(fact))
  )
}

/** Returns the facts that a service must know before it charges. */
function enablingFacts({ catalogue }: Proof): readonly string[] {
  const conditions = Object.values(catalogue.services).flatMap(spec => spec?.onlyIf ?? [])
  return conditions.filter(({ present }) => present).map(({ fact }) => fact)
}
