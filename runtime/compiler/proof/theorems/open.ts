import { claimOf } from '../claims.ts'
import type { Move } from '../explore-worlds.ts'
import type { Proof, Theorem } from '../proof.ts'
import { topOf } from '../situation.ts'
import { nameOf, storyOf } from '../story.ts'
import type { Picked } from '../worlds.ts'

/**
 * Theorem about open payments: a control that leads to an open payment is shown only if one may be open, and the home
 * page has a control for each kind of open payment that the flow can show.
 */
export const open: Theorem = proof => {
  const entrances = proof.explored.moves.filter(move => isEntrance(proof, move))
  checkFounded(proof, entrances)
  checkHome(proof, entrances)
}

/**
 * Whether a tap leads from a screen without a claim about an open payment to a step that says that a payment is open.
 */
function isEntrance(proof: Proof, { probe, from, to }: Move): boolean {
  if (probe.by !== 'person' || probe.block === undefined || probe.block.tells) return false
  return topOf(to.state) === null && from.state.step !== to.state.step && saysOpen(proof, to) && !saysOpen(proof, from)
}

function saysOpen(proof: Proof, situation: Move['from']): boolean {
  const claim = claimOf(proof, situation)
  return claim === 'unknown' || claim === 'waiting'
}

function checkFounded(proof: Proof, entrances: readonly Move[]): void {
  const { catalogue, explored, problems } = proof
  const isOpen = (world: Picked) =>
    world.some(([fact, value]) => catalogue.openPayment.some(one => one.fact === fact && one.values.includes(value)))
  const told = new Set<unknown>()
  for (const move of entrances) {
    const { block } = move.probe
    const world = move.worlds.find(one => !isOpen(one))
    if (block === undefined || world === undefined || told.has(block)) continue
    told.add(block)
    const name = block.id?.text ?? block.name
    const what = `“${name}” leads from “${nameOf(move.from)}” to “${nameOf(move.to)}” also while no payment is open.`
    const at = block.when?.at ?? block.tree.at
    problems.add('nothing-open', at, what, { story: storyOf(explored, { ...move, worlds: [world] }) })
  }
}

/**
 * A home page that confirms a charge is the payment page: it refuses to pay while a payment is open, and shows that
 * payment.
 */
function checkHome({ catalogue, flow, prepared, problems }: Proof, entrances: readonly Move[]): void {
  const home = flow.steps.get(flow.always.get('home')?.ways[0]?.to.text.replace('step:', '') ?? '')
  if (home === undefined || prepared.steps[home.id]?.confirms !== undefined) return
  const kindsFrom = (moves: readonly Move[]) =>
    moves.flatMap(({ worlds }) => worlds.flat()).filter(([fact]) => fact === catalogue.openPayment[0]?.fact)
  const shown = new Set(kindsFrom(entrances.filter(({ from }) => nameOf(from) === home.id)).map(([, value]) => value))
  for (const [fact, value] of kindsFrom(entrances)) {
    if (shown.has(value) || catalogue.openPayment[0]?.values.includes(value) !== true) continue
    shown.add(value)
    const what = `“${home.id}” does not lead to a payment that is open: “${fact}” is “${String(value)}”.`
    problems.add('unseen-payment', home.at, what)
  }
}
