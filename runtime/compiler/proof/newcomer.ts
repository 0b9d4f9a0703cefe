import { type Flow, own } from '../../engine/flow.ts'
import { isKnown } from '../../engine/guards.ts'
import type { Explorable } from '../explore.ts'
import { certainIn, type Exploration, type Move } from './explore-worlds.ts'
import { FactValues, isBrought } from './fact-values.ts'
import { Kept } from './kept.ts'
import { isShown, type Probe, screenOf } from './probes.ts'
import type { Situation } from './situation.ts'
import { type Picked, Worlds } from './worlds.ts'

/**
 * The states and moves that a customer can reach who begins at the flow's first step and whose facts are all unknown.
 */
export interface Newcomer {
  readonly situations: ReadonlySet<Situation>
  readonly moves: ReadonlySet<Move>
  /** Returns whether the customer can come to know a fact, such as by typing it. */
  readonly canKnow: (fact: string) => boolean
}

/**
 * Returns the situations that a new customer can reach by taps and answers. A service answers only after all its needed
 * facts can be known.
 */
export function newcomerIn(known: Explorable, flow: Flow, { moves, cells }: Exploration): Newcomer {
  const values = new FactValues(cells, fact => isBrought(known, fact))
  const worlds = new Worlds(values.cells.keys(), fact => values.of(fact))
  const kept = new Kept(flow)
  const situations = new Set<Situation>()
  const taken = new Set<Move>()
  const answered = new Set<Probe>()

  const isPossible = ({ given }: Probe, picked: Picked) =>
    picked.every(([fact, value]) => given?.has(fact) === true || values.of(fact).includes(value))
  const canKnow = (fact: string) => !values.cells.has(fact) || values.of(fact).some(isKnown)
  const canAnswer = (service: string) =>
    (own(known.catalogue.services, service)?.needs ?? []).every(need => canKnow(need))
  /** A new customer opens only the first step by its address. After that, only taps and answers lead them on. */
  const isCaused = ({ probe: { by, name } }: Move) =>
    by === 'person' || by === 'service' || (by === 'address' && name === flow.start)
  const isReached = ({ from, probe: { by }, past }: Move) =>
    (by === 'address' && !from.isIn) || (situations.has(from) && (past === undefined || kept.has(from.state, past)))
  const isOpen = (move: Move) =>
    isReached(move) &&
    (move.probe.service === undefined || canAnswer(move.probe.service)) &&
    move.worlds.some(picked => isPossible(move.probe, picked))
  /** The customer may type anything into a field, so from now on its fact can have any value. */
  const fill = (situation: Situation) => {
    for (const block of screenOf(known, situation)?.blocks ?? []) {
      if (block.writes.every(fact => values.isFull(fact))) continue
      if (worlds.some(certainIn(flow, values, situation), facts => isShown(flow, block, facts)))
        for (const fact of block.writes) values.fill(fact)
    }
  }

  const take = (move: Move) => {
    taken.add(move)
    situations.add(move.to)
    kept.keep(move.from.state, move.landed)
    if (move.probe.service === undefined || answered.has(move.probe)) return
    answered.add(move.probe)
    values.take(move.probe)
  }
  for (let left = moves.filter(isCaused), before = -1; before !== left.length || values.grew(); ) {
    before = left.length
    left = left.filter(move => {
      const opens = isOpen(move)
      if (opens) take(move)
      return !opens
    })
    for (const situation of situations) fill(situation)
  }
  return { situations, moves: taken, canKnow }
}
