import { own, type WholeFlow } from '../../engine/flow.ts'
import type { Catalogue } from '../catalogue.ts'
import { type Kind, looksAfter, openedIn, openIn } from './following.ts'
import { addressesOf, heirOf, type Landing, landingsOf, type ReleasedFlows, shownFor, stepsAt } from './landing.ts'

/** An open payment that a release would lose. */
export interface Stranding {
  readonly code: 'payment-stranded' | 'return-address-gone' | 'payments-abandoned'
  readonly flow: string
  /** The message for the author: the payment that the release would lose, and how to prevent that. */
  readonly message: string
}

/**
 * Returns each open payment that the release `now` would lose. The payment is open in a flow or variant of the release
 * `then`. If a reload in `then` loses it too, `now` is not the cause.
 */
export function strandingsOf(
  flow: WholeFlow,
  then: ReleasedFlows,
  now: ReleasedFlows,
  catalogue: Catalogue,
): readonly Stranding[] {
  const ways = [lostInTab, lostOnReturn]
  const inSteps = Object.keys(flow.steps).flatMap(step =>
    ways.flatMap(lost => {
      const all = openIn(flow, step, catalogue).flatMap(kind => {
        const open = { flow, step, kind, catalogue }
        return lost(open, then) === undefined ? (lost(open, now) ?? []) : []
      })
      return all.slice(0, 1)
    }),
  )
  return [...inSteps, ...abandonedBy(flow, now, catalogue)]
}

/** An open payment of one kind in a step. */
interface Open {
  readonly flow: WholeFlow
  readonly step: string
  readonly kind: Kind
  readonly catalogue: Catalogue
}

/** Returns how a reload loses the payment that a tab shows. If the payment is kept, returns undefined. */
function lostInTab({ flow, step, kind, catalogue }: Open, release: ReleasedFlows): Stranding | undefined {
  const certain = certainIn(flow, step, catalogue)
  for (const landing of landingsOf(flow, step, release, catalogue)) {
    const shown = unwatched(landing, certain, kind, catalogue)
    if (shown === undefined) continue
    const message = `A payment (“${kind}”) may be under way in “${step}”. Its session goes on in “${shown}”, which does not find out how the payment ends. Keep the step, or name it in “was” of a step that runs a service such as recharge.find in “watch”.`
    return { code: 'payment-stranded', flow: flow.id, message }
  }
  return undefined
}

/**
 * Returns how a payment is lost when a bank or a link sends the customer back to an address of the payment's step. If
 * the payment is kept, returns undefined.
 */
function lostOnReturn({ flow, step, kind, catalogue }: Open, release: ReleasedFlows): Stranding | undefined {
  const certain = certainIn(flow, step, catalogue)
  for (const address of addressesOf(flow, step, catalogue)) {
    const opened = stepsAt(address, release, catalogue)
    const [, fact = ''] = /\{(\w+\.\w+)\}$/.exec(address) ?? []
    const shown = opened.flatMap(landing => unwatched(landing, [...certain, fact], kind, catalogue) ?? [])[0]
    if (opened.length > 0 && shown === undefined) continue
    const now =
      shown === undefined ? 'No step has it any more' : `It opens “${shown}”, which does not find out how it ends`
    const message = `A payment (“${kind}”) may be under way in “${step}”, and a bank or a link leads back to “${address}”. ${now}. Keep the address among the “aliases” of a step that looks for the payment.`
    return { code: 'return-address-gone', flow: flow.id, message }
  }
  return undefined
}

/** Returns the facts that are certainly known after a customer reloads the page on this step. */
function certainIn(flow: WholeFlow, step: string, { facts, givenFacts }: Catalogue): readonly string[] {
  const kept = (own(flow.steps, step)?.needs ?? []).filter(fact => own(facts, fact)?.keep === 'tab')
  return [...kept, ...givenFacts]
}

/**
 * Returns a step that the customer can see after a reload and on which nothing takes care of the payment. If there is
 * none, returns undefined.
 */
function unwatched({ flow, step }: Landing, certain: readonly string[], kind: Kind, catalogue: Catalogue) {
  return shownFor(flow, step, certain).find(shown => !looksAfter(flow, shown, kind, catalogue))
}

/** Returns the kinds of payments that a flow may leave open, if no step of the successor flow searches for them. */
function abandonedBy(flow: WholeFlow, now: ReleasedFlows, catalogue: Catalogue): readonly Stranding[] {
  const heir = heirOf(flow, now)
  const looks = (one: WholeFlow, kind: Kind) =>
    Object.keys(one.steps).some(step => looksAfter(one, step, kind, catalogue))
  return openedIn(flow, catalogue).flatMap((kind): Stranding[] => {
    if (heir === undefined || !looks(flow, kind) || looks(heir, kind)) return []
    const message = `A payment (“${kind}”) may be under way, and no step of “${heir.id}” finds out how it ends. Keep one that does, for example by recharge.find in “watch”, until the last payment has ended.`
    return [{ code: 'payments-abandoned', flow: flow.id, message }]
  })
}
