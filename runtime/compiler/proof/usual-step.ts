import type { Money } from '../catalogue.ts'
import { handlingsIn, handlingsOf } from '../flow-parts.ts'
import { type Place, partOf } from '../json-tree.ts'
import { whereIs } from '../line.ts'
import type { FlowModel, Handling, ModalModel, StepModel } from '../model.ts'
import { idIn } from '../pass.ts'
import { mostOf } from '../passes/likely-targets.ts'
import { agrees, claimBy } from './claims.ts'
import type { Proof } from './proof.ts'

/**
 * Returns the target `step:…` to which a screen leads most often, other than to `not`. It is a suggestion for a
 * transition that leads to the wrong step. Steps for some customers only, and those
 * that say something of the customer's money, are left out.
 */
export function usualStep({ flow }: Proof, { on }: StepModel | ModalModel, not: string): string | undefined {
  const targets = [...on.values()].flatMap(({ ways }) => ways.map(({ to }) => to))
  const fit = targets.filter(to => {
    const step = flow.steps.get(idIn(to, 'step') ?? '')
    return step !== undefined && step.id !== not && step.onlyWhile === undefined && step.claims === undefined
  })
  return mostOf(fit.map(({ text }) => text))
}

/**
 * Returns the target of a screen that says what is true of the customer's money after an outcome. It prefers a screen to
 * which the flow leads after an outcome of the same name.
 */
export function honestTarget(flow: FlowModel, money: Money, outcome: string): string | undefined {
  const screens = [
    ...[...flow.steps.values()].map(step => [`step:${step.id}`, claimBy(step)] as const),
    ...[...flow.modals.values()].map(modal => [`modal:${modal.id}`, claimBy(modal)] as const),
  ]
  const fit: readonly string[] = screens.flatMap(([target, claim]) => (agrees(money, claim) ? [target] : []))
  const led = handlingsIn(flow).flatMap(({ ways }) => ways.filter(way => way.outcome === outcome))
  const usual = mostOf(led.flatMap(({ to }) => (fit.includes(to.text) ? [to.text] : [])))
  return usual ?? screens.find(([, claim]) => claim === money && money !== 'none')?.[0]
}

/**
 * Returns advice about a charge on a step that does not confirm it: lead to the step that confirms this charge, or, if
 * there is none, let this step confirm it.
 */
export function confirmAdvice(flow: FlowModel, service: string, id: string, at: Place): string {
  const { steps } = flow
  const confirming = confirmsElsewhere(flow, service, id)
  return confirming === undefined
    ? `If \`${id}\` shows what the customer pays, write \`"confirms": "charge",\` in a new line above its title, in ${whereIs(steps.get(id)?.title?.at ?? at, at)}. If it does not, lead the tap to a screen that shows it.`
    : `${placeOfCall(service, at)} write \`"step:${confirming.id}"\`: there the customer reads what they pay, and confirms.`
}

/** Returns another step on which the customer confirms the charge of a service, if there is one. */
export function confirmsElsewhere({ steps }: FlowModel, service: string, id: string): StepModel | undefined {
  return [...steps.values()].find(
    step =>
      step.id !== id &&
      partOf(step.tree, 'confirms') !== undefined &&
      handlingsOf(step).some(handling => handling.service?.text === service),
  )
}

/** Returns the beginning of a sentence: `In place of all of { "run": "recharge.pay", … } after "submit":`. */
function placeOfCall(service: string, { pointer }: Place): string {
  const [, event] = /\/on\/([^/]+)/.exec(pointer) ?? []
  const call = `all of \`{ "run": "${service}", … }\``
  return `In place of ${call}${event === undefined ? '' : ` after \`"${event}":\``}`
}

/**
 * Returns the target that shows a step on which the customer confirms a charge. It prefers one to which this handler leads
 * in another branch.
 */
export function confirmingStep({ flow, prepared }: Proof, handling?: Handling): string | undefined {
  const steps = [...flow.steps.keys()].filter(id => prepared.steps[id]?.confirms !== undefined).map(id => `step:${id}`)
  return handling?.ways.map(({ to }) => to.text).find(target => steps.includes(target)) ?? steps[0]
}
