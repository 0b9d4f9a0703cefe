import { own, type WholeFlow } from '../../engine/flow.ts'
import { prepare } from '../../engine/prepare.ts'
import type { Catalogue } from '../catalogue.ts'
import type { Compiled } from '../compile.ts'
import { detoursOf, landingsOf, type ReleasedFlows } from './landing.ts'
import { type Stranding, strandingsOf } from './stranding.ts'

/** Describes where a customer continues who is on this step when a new release replaces the old one. */
export interface Fate {
  readonly flow: string
  readonly step: string
  /**
   * `stays`: on the same step. `moves`: on the step whose `was` contains the step's id. `restarts`: the step was
   * removed.
   */
  readonly kind: 'stays' | 'moves' | 'restarts'
  readonly to: { readonly flow: string; readonly step: string }
  /**
   * Facts that the step needs in the new release, but did not need before. A customer who lacks the fact continues on
   * the step `to`.
   */
  readonly needs: readonly { readonly fact: string; readonly to: string }[]
}

export interface Succession {
  readonly fates: readonly Fate[]
  readonly strandings: readonly Stranding[]
}

type Release = Pick<Compiled, 'flows' | 'variants'>

/**
 * Returns where each open session continues when the release `after` follows `before`, and each open payment that
 * `after` would lose. If a reload in `before` loses a payment too, the new release is not the cause.
 */
export function successionOf(before: Release, after: Release, catalogue: Catalogue): Succession {
  const [then, now] = [preparedOf(before), preparedOf(after)]
  const flows = [...then.flows, ...then.variants]
  const fates = flows.flatMap(flow => Object.keys(flow.steps).flatMap(step => fateOf(flow, step, now, catalogue) ?? []))
  const strandings = flows.flatMap(flow => strandingsOf(flow, then, now, catalogue))
  return { fates, strandings }
}

function preparedOf({ flows, variants }: Release): ReleasedFlows {
  const all = (configs: readonly { readonly config: unknown }[]) =>
    configs.flatMap(({ config }) => prepare(config) ?? [])
  return { flows: all(flows), variants: all(variants) }
}

function fateOf(flow: WholeFlow, step: string, now: ReleasedFlows, catalogue: Catalogue): Fate | undefined {
  const landings = landingsOf(flow, step, now, catalogue)
  // A tab stays in its variant as long as the release contains the variant.
  const landing = landings.find(one => one.flow.id === flow.id) ?? landings[0]
  if (landing === undefined) return undefined
  const { flow: heir, step: to } = landing
  const isMoved = own(heir.steps, to)?.was?.includes(step) === true
  const kind = to === step ? 'stays' : isMoved ? 'moves' : 'restarts'
  const needs = kind === 'restarts' ? [] : detoursOf(heir, to, own(flow.steps, step)?.needs ?? [])
  return { flow: flow.id, step, kind, to: { flow: heir.id, step: to }, needs }
}
