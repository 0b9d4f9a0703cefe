import { type Handler, own, type WholeFlow } from '../../engine/flow.ts'
import type { Catalogue, OutcomeSpec } from '../catalogue.ts'

/** A kind of open payment, such as `pix`. */
export type Kind = string

/** Returns the kinds of open payments that the fact about the customer's latest payment can contain. */
function kindsIn({ openPayment: [latest] }: Catalogue): readonly Kind[] {
  return (latest?.values ?? []).map(String)
}

/**
 * Returns the kinds of payments that can be open on a step. If the step runs a service for one kind only, such as
 * `pix.watchPayment`, it is that kind. Without such a service, every kind is possible.
 */
export function openIn(flow: WholeFlow, id: string, catalogue: Catalogue): readonly Kind[] {
  const step = own(flow.steps, id)
  if (step === undefined || !saysOpen(step.claims)) return []
  const kinds = kindsIn(catalogue)
  const those = kinds.filter(kind => servicesOf(flow, id).some(name => ownKind(name, kinds) === kind))
  return those.length > 0 ? those : kinds
}

/** Returns the kinds of payments that a flow's charges and orders may leave open. */
export function openedIn(flow: WholeFlow, catalogue: Catalogue): readonly Kind[] {
  const names = Object.keys(flow.steps).flatMap(id => servicesOf(flow, id))
  const charging = names.map(name => own(catalogue.services, name)).filter(spec => spec?.charges !== undefined)
  return kindsIn(catalogue).filter(kind =>
    charging.some(spec => Object.values(spec?.outcomes ?? {}).some(outcome => mayLeaveOpen(outcome, kind, catalogue))),
  )
}

/**
 * Returns whether a customer with an open payment of this kind gets its result on this step. Either the step runs a
 * service that finds the result, or it shows the open payment and lets the customer run such a service.
 */
export function looksAfter(flow: WholeFlow, id: string, kind: Kind, catalogue: Catalogue): boolean {
  const step = own(flow.steps, id)
  if (step === undefined) return false
  const finds = (name: string | undefined) => name !== undefined && findsEnd(name, kind, catalogue)
  return finds(step.enter?.run) || finds(step.watch?.run) || (saysOpen(step.claims) && servicesOf(flow, id).some(finds))
}

function saysOpen(claim: string | undefined): boolean {
  return claim === 'waiting' || claim === 'unknown'
}

function servicesOf(flow: WholeFlow, id: string): readonly string[] {
  const { enter, watch, on = {} } = own(flow.steps, id) ?? {}
  const runs = [enter, watch, ...Object.keys(on).map(event => own(on, event))]
  return runs.flatMap(handler => (isRun(handler) ? handler.run : []))
}

function isRun(handler: Handler | undefined): handler is Extract<Handler, { run: string }> {
  return typeof handler === 'object' && 'run' in handler
}

/**
 * Returns the kind of payment for which a service such as `pix.watchPayment` works. If the service works for all
 * payments, returns undefined.
 */
function ownKind(service: string, kinds: readonly Kind[]): Kind | undefined {
  return kinds.find(kind => service.startsWith(`${kind}.`))
}

function findsEnd(service: string, kind: Kind, catalogue: Catalogue): boolean {
  const spec = own(catalogue.services, service)
  const outcomes = Object.values(spec?.outcomes ?? {})
  const tellsPaid = outcomes.some(outcome => outcome?.cases.some(({ money }) => money?.includes('taken')))
  if (spec === undefined || spec.charges !== undefined || !tellsPaid) return false
  const only = ownKind(service, kindsIn(catalogue))
  return only === undefined ? outcomes.some(outcome => mayLeaveOpen(outcome, kind, catalogue)) : only === kind
}

function mayLeaveOpen(outcome: OutcomeSpec | undefined, kind: Kind, { openPayment: [latest] }: Catalogue): boolean {
  return outcome?.cases.some(({ values }) => own(values, latest?.fact ?? '')?.includes(kind)) === true
}
