import { own } from '../../../engine/flow.ts'
import { handlingsOf } from '../../flow-parts.ts'
import type { Place } from '../../json-tree.ts'
import type { Advice } from '../../problem.ts'
import type { Proof, Theorem } from '../proof.ts'

/**
 * Theorem: a new customer can log in, choose, run each service that takes money, and see each of its results, and comes to
 * each step to which taps or answers lead. The first obstacle is reported.
 */
export const done: Theorem = proof => {
  const [first] = undone(proof)
  if (first !== undefined) proof.problems.add('job-undone', first.at, first.what, undefined, first.advice)
}

interface Obstacle {
  readonly at: Place
  readonly what: string
  readonly advice?: Advice
}

function* undone({ catalogue, flow, explored, newcomer }: Proof): Generator<Obstacle> {
  const situations = [...newcomer.situations]
  const moves = [...newcomer.moves]
  const started = new Set(moves.flatMap(({ effects }) => effects.map(one => one.kind === 'run' && one.run.service)))
  const answered = new Set(moves.flatMap(({ probe }) => probe.service ?? []))
  const led = new Set(
    [...explored.taps, ...explored.answers].flatMap(({ from, to }) =>
      from.state.step === to.state.step ? [] : to.state.step,
    ),
  )
  const shown = new Set(situations.map(({ state }) => state.step))
  const runs = [...flow.steps.values()].flatMap(handlingsOf).flatMap(({ service }) => service ?? [])
  for (const { text, at } of runs) {
    if (!started.has(text) || answered.has(text)) continue
    const needs = own(catalogue.services, text)?.needs ?? []
    yield { at, what: `A new customer has no way to give all that ${text} needs: ${needs.join(', ')}.` }
  }
  for (const { text, at } of runs) {
    const { charges } = own(catalogue.services, text) ?? {}
    if (charges !== undefined && charges !== 'again' && !started.has(text))
      yield { at, what: `A new customer has no way to the payment by \`${text}\`.` }
  }
  for (const { id, at, claims } of flow.steps.values()) {
    if (claims?.text === 'taken' && !shown.has(id))
      yield { at, what: `A new customer never sees \`${id}\`, the end of a payment.` }
  }
  for (const { id, at, needs } of flow.steps.values()) {
    if (!led.has(id) || shown.has(id)) continue
    const lacking = needs.find(({ text }) => !newcomer.canKnow(text))
    const reason = lacking === undefined ? '' : `: nothing before it gives \`${lacking.text}\``
    const what = `Taps or answers lead to \`${id}\`, and a new customer never comes there${reason}.`
    const why = 'Customers would be led somewhere else, whatever they tap.'
    const mend = lacking && `Take \`${lacking.text}\` out of \`needs\`.`
    yield { at: lacking?.at ?? at, what, advice: { why, mend } }
  }
}
