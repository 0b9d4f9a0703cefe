import { own } from '../../../engine/flow.ts'
import { handlingsOf } from '../../flow-parts.ts'
import { partOf } from '../../json-tree.ts'
import { whereIs } from '../../line.ts'
import { claimOf } from '../claims.ts'
import { dialogsOpenedBy } from '../dialogs.ts'
import type { Move } from '../explore-worlds.ts'
import type { Proof, Theorem } from '../proof.ts'
import { placeOf, topOf } from '../situation.ts'
import { startedBy } from '../started.ts'
import { causeOf, nameOf, storyOf } from '../story.ts'
import { confirmAdvice, confirmsElsewhere } from '../usual-step.ts'

/**
 * Theorem: a charge begins with a tap on the screen that confirms it. If a payment is open, only a customer who has
 * read about it can pay the same again. If an order takes no money yet, it may be created when a step opens. If a
 * screen confirms a charge, it must run a charge.
 */
export const confirmed: Theorem = proof => {
  checkCharges(proof)
  checkConfirming(proof)
  checkAskedTwice(proof)
  checkAskedAgain(proof)
}

/** The outcome with which a service that charges reports that the same payment was open before, and sent nothing. */
const ALREADY_OPEN = 'alreadyOpen'

/**
 * A dialog that offers to pay the same again asks about an earlier payment. After a payment that the same tap has just
 * made, the customer would pay that one twice.
 */
function checkAskedTwice({ catalogue, explored, flow, problems }: Proof): void {
  const agrees = (service: string) => own(catalogue.services, service)?.agreesToTwice === true
  const offering = new Set(
    explored.taps.flatMap(({ from, effects }) =>
      effects.some(effect => effect.kind === 'run' && agrees(effect.run.service)) ? (topOf(from.state) ?? []) : [],
    ),
  )
  const told = new Set<unknown>()
  for (const move of explored.answers) {
    const { probe, from, to, handled } = move
    const dialog = topOf(to.state)
    if (dialog === null || dialog === topOf(from.state) || !offering.has(dialog) || told.has(handled?.way)) continue
    const isMade = probe.money !== undefined && probe.money !== 'none' && probe.name !== ALREADY_OPEN
    if (!isMade || own(catalogue.services, probe.service ?? '')?.charges === undefined) continue
    told.add(handled?.way)
    const what = `${causeOf(move)} has just made a payment, and \`${dialog}\` offers to pay again.`
    problems.add('unconfirmed-charge', handled?.way?.at ?? handled?.handling.at ?? flow.tree.at, what, {
      story: storyOf(explored, move),
    })
  }
}

/**
 * Checks the dialog that opens because the same payment is already open. Its button must run a service that pays all
 * the same. A service that asks the same again would open the dialog again, without end.
 */
function checkAskedAgain(proof: Proof): void {
  const { catalogue, explored, flow, problems } = proof
  const asking = dialogsOpenedBy(proof, ({ name }) => name === ALREADY_OPEN)
  const told = new Set<unknown>()
  for (const move of explored.taps) {
    const { name, spec } = startedBy(catalogue, move) ?? {}
    const isAsking = asking.has(placeOf(move.from.state)) && spec?.outcomes[ALREADY_OPEN] !== undefined
    if (!isAsking || spec?.agreesToTwice === true || told.has(name)) continue
    told.add(name)
    const what = `\`${nameOf(move.from)}\` offers to pay all the same, and runs ${name}, which asks the same again.`
    problems.add('unconfirmed-charge', move.handled?.handling.at ?? flow.tree.at, what, {
      story: storyOf(explored, move),
    })
  }
}

/** If a tap on a screen that confirms a charge starts a service, the engine treats that service as a charge. */
function checkConfirming({ catalogue, flow, prepared, problems }: Proof): void {
  for (const step of flow.steps.values()) {
    if (own(prepared.steps, step.id)?.confirms !== 'charge') continue
    const charges = handlingsOf(step).some(({ service }) => own(catalogue.services, service?.text ?? '')?.charges)
    const at = partOf(step.tree, 'confirms')?.at ?? step.at
    if (!charges) problems.add('nothing-confirmed', at, `\`${step.id}\` confirms a charge, and runs none.`)
  }
}

function checkCharges(proof: Proof): void {
  const told = new Set<unknown>()
  for (const move of proof.explored.moves) {
    for (const effect of move.effects) {
      if (effect.kind !== 'run' || told.has(effect.run.service)) continue
      const what = wrongWith(proof, move, effect.run)
      if (what === undefined) continue
      told.add(effect.run.service)
      const { flow, problems, explored } = proof
      const { charge, service } = effect.run
      const isOnStep = topOf(move.from.state) === null && move.probe.by === 'person'
      const handledAt = move.handled?.handling.at ?? flow.tree.at
      const id = move.from.state.step
      const title = flow.steps.get(id)?.title
      const isLacking = isOnStep && !charge && confirmsElsewhere(flow, service, id) === undefined
      // The author writes the missing key beside the title, so the problem is reported there.
      const at = isLacking && title?.at.file === handledAt.file ? title.at : handledAt
      const advice = isOnStep && !charge ? confirmAdvice(flow, service, id, at) : undefined
      const words = isLacking
        ? `\`${id}\` has no \`"confirms": "charge"\`, and ${causeOf(move).replace('A tap', 'a tap')} pays there, in ${whereIs(handledAt, at)}.`
        : what
      problems.add('unconfirmed-charge', at, words, { story: storyOf(explored, move) }, advice)
    }
  }
}

type Run = Extract<Move['effects'][number], { readonly kind: 'run' }>['run']

function wrongWith(proof: Proof, move: Move, { service, kind, charge }: Run): string | undefined {
  const { probe, from } = move
  const { charges, agreesToTwice } = own(proof.catalogue.services, service) ?? {}
  if (charges === undefined || (charges === 'elsewhere' && kind === 'enter')) return undefined
  if (probe.by !== 'person') return `${service} runs by itself, after \`${probe.name}\`.`
  if (probe.name === 'dismiss') return `${service} runs when somebody only closes \`${nameOf(from)}\`.`
  if (charges === 'again') return topOf(from.state) === null ? `${service} runs without a dialog that asks.` : undefined
  if (!charge) return `${causeOf(move)} pays at once on \`${nameOf(from)}\`, which has no \`"confirms": "charge"\`.`
  const claim = claimOf(proof, from)
  if (agreesToTwice !== true || claim === 'unknown' || claim === 'waiting') return undefined
  return `${service} pays although the same payment is open, and \`${nameOf(from)}\` does not say that one is.`
}
