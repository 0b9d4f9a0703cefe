import type { Move } from '../../runtime/compiler/proof/explore-worlds.ts'
import type { Situation } from '../../runtime/compiler/proof/situation.ts'
import type { Picked } from '../../runtime/compiler/proof/worlds.ts'
import { costOfMove } from './move-cost.ts'

/** Facts that the customer chose at the start, such as the way to pay, with their values. */
export type Chosen = ReadonlyMap<string, unknown>

/** A condition for a move. A move that meets it passes this milestone. */
export type Milestone = (move: Move) => boolean

type Facts = ReadonlyMap<string, unknown>
const none: Facts = new Map()

interface Reached {
  readonly situation: Situation
  readonly passed: number
  readonly cost: number
  readonly facts: Facts
  readonly before: Reached | undefined
  readonly last: Taken
}

/**
 * A move of a walk. `move` is as the flow allows it. In `taken`, the facts that the move reads have only the values
 * that agree with the earlier moves.
 */
export interface Taken {
  readonly move: Move
  readonly taken: Move
}

/** The moves from each situation. If a move has no situation before it, a walk can begin with it. */
export class Search {
  private readonly moves = new Map<Situation, Move[]>()
  private readonly firsts: readonly Move[]

  constructor(moves: Iterable<Move>, start: string) {
    // Some moves need a postponed step, a previous step, or a modal under the open one. At the start of a walk, there
    // is no postponed or previous step, so the moves that need one are left out.
    const all = [...moves].filter(({ past }) => past === undefined || past.kind === 'under')
    for (const move of all) {
      if (move.probe.by === 'address') continue
      const list = this.moves.get(move.from)
      if (list === undefined) this.moves.set(move.from, [move])
      else list.push(move)
    }
    this.firsts = all.filter(({ probe, from }) => probe.by === 'address' && probe.name === start && !from.isIn)
  }

  /**
   * Returns the simplest walk that passes the milestones in their order, and ends with the last milestone. If there is
   * none, returns undefined. The walk contains no move of `banned`. The facts of each move agree with those of the
   * moves before it.
   */
  find(milestones: readonly Milestone[], chosen: Chosen, banned: ReadonlySet<Move>): readonly Taken[] | undefined {
    const waiting: Reached[] = []
    const best = new Map<Situation, number[]>()
    const add = (from: Reached | undefined, move: Move) => {
      const passed = (from?.passed ?? 0) + (milestones[from?.passed ?? 0]?.(move) ? 1 : 0)
      const cost = (from?.cost ?? 0) + costOfMove(move)
      const known = best.get(move.to) ?? []
      if (cost >= (known[passed] ?? Number.POSITIVE_INFINITY) || banned.has(move)) return
      const facts = from?.facts ?? none
      const world = move.worlds.find(picked => agrees(picked, move, facts, chosen))
      if (world === undefined) return
      known[passed] = cost
      best.set(move.to, known)
      const last = { move, taken: { ...move, worlds: [world] } }
      insert(waiting, { situation: move.to, passed, cost, facts: factsAfter(facts, world, move), before: from, last })
    }
    for (const move of this.firsts) add(undefined, move)
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      if (next.passed === milestones.length) return walkTo(next)
      if (next.cost > (best.get(next.situation)?.[next.passed] ?? 0)) continue
      for (const move of this.moves.get(next.situation) ?? []) add(next, move)
    }
    return undefined
  }
}

/** Keeps the list sorted by cost, with the cheapest item last. */
function insert(waiting: Reached[], one: Reached): void {
  let [low, high] = [0, waiting.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((waiting[middle]?.cost ?? 0) > one.cost) low = middle + 1
    else high = middle
  }
  waiting.splice(low, 0, one)
}

function walkTo(end: Reached): readonly Taken[] {
  const walk: Taken[] = []
  for (let at: Reached | undefined = end; at !== undefined; at = at.before) walk.unshift(at.last)
  return walk
}

function agrees(picked: Picked, { probe }: Move, facts: Facts, chosen: Chosen): boolean {
  return picked.every(([fact, value]) => {
    if (chosen.has(fact)) return chosen.get(fact) === value
    return changes(probe, fact) || !facts.has(fact) || facts.get(fact) === value
  })
}

function changes({ effect }: Move['probe'], fact: string): boolean {
  if (effect === undefined) return false
  return [effect.gives, effect.mayGive, effect.mayClear, effect.clears].some(names => names.includes(fact))
}

/**
 * Returns the facts whose values the walk has chosen so far. After a change of the screen none is left, because a
 * customer or a service may have changed the facts.
 */
function factsAfter(facts: Facts, picked: Picked, { probe, from, to }: Move): Facts {
  if (from.state.step !== to.state.step) return none
  if (picked.length === 0 && facts.size === 0) return facts
  return new Map([...[...facts].filter(([fact]) => !changes(probe, fact)), ...picked])
}
