import type { Move } from '../explore-worlds.ts'
import type { Proof, Theorem } from '../proof.ts'
import { type Situation, topOf } from '../situation.ts'
import { startedBy } from '../started.ts'
import { nameOf, storyOf } from '../story.ts'

/**
 * Theorem: every screen has an exit. From every screen, the customer can reach the start, the login, the home page or
 * an end by taps that do not charge. This is true for any answers of the services, and even without an answer.
 */
export const wayOut: Theorem = proof => {
  const { situations, moves, firstMoves } = proof.explored
  // A tap that charges is not counted as an exit, because a customer who wants to leave must not have to pay.
  const isFree = (move: Move) => startedBy(proof.catalogue, move)?.spec.charges === undefined
  const taps = moves.filter(move => (move.probe.by === 'person' || move.probe.by === 'back') && isFree(move))
  const leadingOn = new Set(taps.flatMap(move => (leadsOn(move) ? [move.from] : [])))
  const leavers = new Set(situations.filter(situation => isEnd(proof, situation, leadingOn)))
  const into = new Map<Situation, Situation[]>()
  for (const { from, to } of taps) add(into, to, from)
  const answers = answersOf(proof.explored.answers)
  for (let before = -1; before !== leavers.size; ) {
    before = leavers.size
    for (const leaver of leavers) for (const from of into.get(leaver) ?? []) leavers.add(from)
    for (const [situation, ends] of answers) if (ends.every(end => leavers.has(end))) leavers.add(situation)
  }
  const told = new Set<string>()
  for (const situation of situations) {
    const name = nameOf(situation)
    const last = firstMoves.get(situation)
    if (leavers.has(situation) || told.has(name) || last === undefined) continue
    told.add(name)
    const { flow, problems, explored } = proof
    const screen = flow.modals.get(topOf(situation.state) ?? '') ?? flow.steps.get(situation.state.step)
    const what = `Nobody gets away from \`${name}\` by taps alone.`
    problems.add('no-way-out', screen?.at ?? flow.tree.at, what, { story: storyOf(explored, last) })
  }
}

/**
 * Returns whether the customer's way can end here: on the start page or home page, or on a `final` step that shows the
 * result of the payment. A `final` step without a result must have a control that leads on, because Back alone is not
 * enough.
 */
function isEnd({ flow, prepared }: Proof, situation: Situation, leadingOn: ReadonlySet<Situation>): boolean {
  const { state } = situation
  const named = ['home', 'loggedOut'].map(event => flow.always.get(event)?.ways[0]?.to.text)
  const isHome = state.step === prepared.start || named.includes(`step:${state.step}`)
  const step = flow.steps.get(state.step)
  const tells = step?.claims !== undefined && step.claims.text !== 'waiting'
  const isDone = isHome || (step?.isFinal === true && (tells || leadingOn.has(situation)))
  return state.step === '' || (isDone && state.modals.length === 0)
}

/** Returns whether a tap on the screen itself leads to another step, or out of the flow. */
function leadsOn({ from, to, probe }: Move): boolean {
  return probe.by === 'person' && to.state.step !== from.state.step
}

/** If the customer started a service, they cannot tap while it runs. So each of its answers must lead to an exit. */
function answersOf(moves: readonly Move[]): ReadonlyMap<Situation, readonly Situation[]> {
  const ends = new Map<Situation, Situation[]>()
  for (const { from, probe, to } of moves) {
    const acting = from.state.running.find(({ kind }) => kind === 'action')
    if (acting === undefined || probe.event.type !== 'outcome' || probe.event.run !== acting.id) continue
    add(ends, from, to)
  }
  return ends
}

function add<K, V>(lists: Map<K, V[]>, key: K, value: V): void {
  const known = lists.get(key)
  if (known === undefined) lists.set(key, [value])
  else known.push(value)
}
