import type { Names } from '../../../engine/flow.ts'
import type { Value } from '../../catalogue.ts'
import type { Move } from '../explore-worlds.ts'
import type { Proof, Theorem } from '../proof.ts'
import { topOf } from '../situation.ts'
import { startedBy } from '../started.ts'
import { nameOf, storyOf } from '../story.ts'
import type { Picked } from '../worlds.ts'

/**
 * Theorem: no button is useless. If a button runs a service, or opens the dialog that runs it, the button is shown only
 * where the service can work.
 */
export const offered: Theorem = proof => {
  const { catalogue, explored, flow, problems } = proof
  const told = new Set<unknown>()
  for (const start of explored.taps) {
    const { name = '', spec } = startedBy(catalogue, start) ?? {}
    for (const condition of spec?.refusedIf ?? []) {
      for (const { move, world } of offersOf(proof, start, condition)) {
        if (told.has(move.probe.block) || told.has(move.handled?.way)) continue
        told.add(move.probe.block ?? move.handled?.way)
        const where = Object.entries(condition).map(([fact, value]) => `${fact} is ${value}`)
        const what = `\`${nameOf(move.from)}\` offers ${name}, which can do nothing where ${where.join(' and ')}.`
        const at = move.handled?.way?.at ?? move.handled?.handling.at ?? flow.tree.at
        problems.add('offered-in-vain', at, what, { story: storyOf(explored, { ...move, worlds: [world] }) })
      }
    }
  }
}

interface Offer {
  readonly move: Move
  /** Values of facts with which the service can do nothing. */
  readonly world: Picked
}

/**
 * Returns the taps with which a customer can start the service although this condition is true and the service cannot
 * work. For a service in a dialog, these are the taps that open the dialog.
 */
function offersOf(proof: Proof, start: Move, condition: Names<Value>): readonly Offer[] {
  const { cells, taps } = proof.explored
  const isPossible = (world: Picked) =>
    Object.entries(condition).every(([fact, value]) => {
      const picked = world.find(([name]) => name === fact)
      return picked === undefined || picked[1] === cells.get(fact)?.cellOf(value)
    })
  const offersIn = (move: Move): readonly Offer[] => {
    const world = move.worlds.find(isPossible)
    return world === undefined ? [] : [{ move, world }]
  }
  const found = offersIn(start)
  const dialog = topOf(start.from.state)
  if (found.length === 0 || dialog === null) return found
  // A dialog is opened by a button of another screen. That button should be hidden too, so the problem is reported at
  // the button.
  const isEntrance = ({ effects, to }: Move) =>
    topOf(to.state) === dialog && effects.some(({ kind }) => kind === 'show')
  return taps.filter(isEntrance).flatMap(offersIn)
}
