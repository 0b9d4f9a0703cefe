import type { StepModel } from '../../model.ts'
import { claimOf } from '../claims.ts'
import type { Move } from '../explore-worlds.ts'
import type { Proof, Theorem } from '../proof.ts'
import { topOf } from '../situation.ts'
import { nameOf, storyOf } from '../story.ts'
import { confirmingStep } from '../usual-step.ts'
import type { Picked } from '../worlds.ts'

/**
 * Theorem about open payments: if a control leads to an open payment, it is shown only while a payment may be open. It
 * leads to the screen for that kind of payment. The home page has a control for each kind that the flow can show.
 */
export const open: Theorem = proof => {
  const entrances = proof.explored.taps.filter(move => isEntrance(proof, move))
  checkFounded(proof, entrances)
  checkHome(proof, entrances)
  checkKinds(proof)
}

/**
 * Reports a move to a screen for one kind of open payment while a payment of another kind is open. The screen's
 * service, such as `pix.watchPayment`, decides its kind. A screen without such a service can be for several kinds.
 */
function checkKinds(proof: Proof): void {
  const { catalogue, explored, flow, problems } = proof
  const { fact = '', values = [] } = catalogue.openPayment[0] ?? {}
  const kindOf = (step: StepModel | undefined) =>
    values.find(kind => kind === (step?.watch ?? step?.enter)?.service?.text.split('.')[0])
  const kinds = new Set([...flow.steps.values()].map(kindOf))
  const told = new Set<unknown>()
  for (const move of explored.moves) {
    const { probe, from, to, worlds, handled } = move
    if (probe.by === 'address' || from.state.step === to.state.step || told.has(handled?.way)) continue
    if (topOf(to.state) !== null || !saysOpen(proof, to)) continue
    const shown = kindOf(flow.steps.get(to.state.step))
    const isOther = (kind: unknown) =>
      values.includes(kind) && kind !== shown && (shown !== undefined || kinds.has(kind))
    const open = probe.given?.get(fact) ?? worlds.flat().flatMap(([read, value]) => (read === fact ? [value] : []))
    const other = open.find(isOther)
    if (other === undefined) continue
    told.add(handled?.way)
    const what = `“${probe.name}” leads from “${nameOf(from)}” to “${nameOf(to)}” while another kind of payment is open: “${String(other)}”.`
    const world = worlds.find(one => one.some(([read, value]) => read === fact && value === other))
    const story = storyOf(explored, world === undefined ? move : { ...move, worlds: [world] })
    problems.add('nothing-open', handled?.way?.at ?? flow.tree.at, what, { story })
  }
}

/** Returns whether the move is a tap that leads from a screen without an open payment to a step that shows one. */
function isEntrance(proof: Proof, { probe, from, to }: Move): boolean {
  if (probe.block === undefined || probe.block.tells) return false
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
    const { way, handling } = move.handled ?? {}
    const at = block.when?.at ?? way?.at ?? block.tree.at
    const lead = `lead it to the step where the customer confirms, such as \`${confirmingStep(proof) ?? 'step:…'}\``
    // A handler with several branches belongs to a button that is always shown, so only its branch can be wrong.
    const isBranch = block.when === undefined && (handling?.ways.length ?? 0) > 1
    const advice = isBranch
      ? `In this branch, ${lead}.`
      : `Show “${name}” only where a fact says that a payment is open, such as \`payment.inFlight\`, or ${lead}.`
    problems.add('nothing-open', at, what, { story: storyOf(explored, { ...move, worlds: [world] }) }, advice)
  }
}

/**
 * Checks that the home page leads to each kind of open payment. A home page that confirms a charge is skipped: it is
 * the payment page itself, which shows an open payment and refuses to pay meanwhile.
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
