import { NOT_FOUND, own, type WholeFlow } from '../../engine/flow.ts'
import { presentId, stepAt } from '../../engine/paths.ts'
import { stepOf } from '../../engine/resolve.ts'
import type { Catalogue } from '../catalogue.ts'

/** The flows of a release: each flow with its variants. */
export interface ReleasedFlows {
  readonly flows: readonly WholeFlow[]
  /** Flows with a variant's patch, as `web~december`. */
  readonly variants: readonly WholeFlow[]
}

/** A step where a session may continue after a reload. */
export interface Landing {
  readonly flow: WholeFlow
  readonly step: string
}

/**
 * Returns the flow in the release that continues the sessions of a flow or variant. Returns undefined for an empty
 * release.
 */
export function heirOf({ id, channels }: WholeFlow, { flows }: ReleasedFlows): WholeFlow | undefined {
  const [base] = id.split('~')
  const serving = flows.find(flow => flow.channels.some(channel => channels.includes(channel)))
  return flows.find(flow => flow.id === base) ?? serving ?? flows.find(flow => flow.channels.length > 0) ?? flows[0]
}

/**
 * Returns every address of a step, with the path of each channel in place of `{channel}`. The name of a fact in an
 * address, such as `{pisp.id}`, stays as it is.
 */
export function addressesOf(flow: WholeFlow, id: string, { channelPaths }: Catalogue): readonly string[] {
  const { path = '', aliases = [] } = own(flow.steps, id) ?? {}
  const channels = flow.channelPath === undefined ? channelPaths : [flow.channelPath]
  const inEach = (pattern: string) => channels.map(channel => pattern.replace('{channel}', channel))
  return [...new Set([path, ...aliases].flatMap(inEach))]
}

/** Returns the steps that an address opens in a release, in every flow that has the address. */
export function stepsAt(
  address: string,
  { flows, variants }: ReleasedFlows,
  { channelPaths }: Catalogue,
): readonly Landing[] {
  return [...flows, ...variants].flatMap(flow => {
    const channels = flow.channelPath === undefined ? channelPaths : [flow.channelPath]
    const step = stepAt(flow, address, channels)
    return step === undefined ? [] : [{ flow, step }]
  })
}

/**
 * Returns the steps where an open session of a step may continue after a reload. Like the app's `openApp`, it takes the
 * step with its id or former id. If there is none, it takes the step with its address, or else the home page.
 */
export function landingsOf(
  before: WholeFlow,
  id: string,
  after: ReleasedFlows,
  catalogue: Catalogue,
): readonly Landing[] {
  const heir = heirOf(before, after)
  if (heir === undefined) return []
  return addressesOf(before, id, catalogue)
    .slice(0, 1)
    .flatMap(address => {
      const here = stepsAt(address, after, catalogue)
      const inHeir = here.filter(({ flow }) => heirOf(flow, after) === heir)
      const opened = inHeir.length > 0 || here.length === 0 ? [] : here.map(({ flow }) => flow)
      const flows = opened.length > 0 ? opened : [heir, ...after.variants.filter(flow => heirOf(flow, after) === heir)]
      return flows.map(flow => ({ flow, step: stepNow(flow, id, here.find(one => one.flow === flow)?.step) }))
    })
}

function stepNow(flow: WholeFlow, id: string, addressed: string | undefined): string {
  const kept = id === NOT_FOUND ? undefined : presentId(flow, id)
  return kept ?? addressed ?? stepOf(own(flow.always, 'home')) ?? flow.start
}

/**
 * Returns the step and all steps that the engine may show instead of it, such as the login, if the customer has only
 * the `certain` facts. The rules are those of `resolve` in the engine.
 */
export function shownFor(flow: WholeFlow, id: string, certain: readonly string[]): readonly string[] {
  const found = new Set<string>()
  const visit = (step: string): void => {
    if (own(flow.steps, step) === undefined || found.has(step)) return
    found.add(step)
    for (const { to } of detoursOf(flow, step, certain)) visit(to)
  }
  visit(id)
  return [...found]
}

/**
 * Returns the needed facts of a step that are not in `certain`. Each comes with the step that the engine shows if the
 * fact is missing.
 */
export function detoursOf(
  flow: WholeFlow,
  id: string,
  certain: readonly string[],
): readonly { readonly fact: string; readonly to: string }[] {
  const step = own(flow.steps, id)
  const missing = (step?.needs ?? []).filter(fact => !certain.includes(fact))
  return missing.map(fact => ({ fact, to: stepOf(step?.else) ?? own(flow.collectors, fact) ?? flow.start }))
}
