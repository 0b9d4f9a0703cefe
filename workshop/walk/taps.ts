import { weighs } from '../../flows/kit/weighs.ts'
import { own, type WholeFlow } from '../../runtime/engine/flow.ts'
import type { Action } from '../flows/action.ts'
import { modalRecipes } from '../flows/fact-recipes.ts'
import { exportNameOf } from '../flows/plan.ts'
import { allFlows, type FlowFile } from '../flows/read-flows.ts'
import { idIn } from '../flows/transitions.ts'
import type { Walk } from './edge-plan.ts'
import { walksOf } from './walks.ts'

/** The modules of these stories, one for each flow, such as `virtual:flow-taps/web`. */
export const TAPS = 'virtual:flow-taps/'

/**
 * How many edges (ways from screen to screen) a story taps on one page. Tapping this many takes a few seconds, and the
 * test runner visits several pages at the same time.
 */
const TOGETHER = 3

/** Stories that tap edges of a flow. Each edge leads to a screen with a control that moves money, deletes or agrees. */
export interface TapFile {
  readonly module: string
  readonly title: string
  readonly plans: readonly { readonly name: string; readonly exportName: string; readonly walks: readonly Walk[] }[]
}

/** Marks the offer of a larger amount as seen. Otherwise the offer would open and cover the control. */
const offerSeen: Action = { do: 'write', facts: { 'upsell.messageConfirm': true } }

/** Returns the target of an edge if the target's screen has a control that moves money, deletes or agrees. */
function weightyTarget(flow: WholeFlow, { edge: { target }, plan }: Walk): string | undefined {
  const isWeighty = (on: object | undefined, step: string, modal: string | null): boolean =>
    Object.keys(on ?? {}).some(event => weighs(flow, step, modal, event))
  const step = idIn(target, 'step')
  if (step !== undefined) return isWeighty(flow.steps[step]?.on, step, null) ? target : undefined
  const id = idIn(target, 'modal') ?? ''
  const modal = flow.modals[id]
  // In the dialog with the issuer's frame, the button that agrees belongs to the issuer, so it cannot be tapped.
  const isPressed = modal !== undefined && !modal.blocks.some(({ block }) => block === 'secure-frame')
  return isPressed && isWeighty(modal.on, plan.step, id) ? target : undefined
}

/** Whether the target's screen is the same in the base flow. The base flow's own stories then tap its controls. */
function isInherited({ flow, base }: FlowFile, target: string): boolean {
  const [kind, id = ''] = target.split(':')
  const screens = (of: WholeFlow) => (kind === 'step' ? of.steps : of.modals)
  if (base === undefined || base.layout !== flow.layout) return false
  return JSON.stringify(own(screens(flow), id)) === JSON.stringify(own(screens(base), id))
}

/**
 * Returns the flow's edges to screens with a control that must ignore presses until a customer could have read it.
 * Screens inherited from the base flow are left out. Only one edge is kept to each step. All edges are kept to a modal,
 * because its control may appear at the place of any of these taps. The facts that the modal needs are written before
 * the tap.
 */
export function tapFile(file: FlowFile): TapFile {
  const seen = new Set<string>()
  const tapped = walksOf(file).walks.flatMap(walk => {
    const { place, event } = walk.edge
    const target = weightyTarget(file.flow, walk)
    if (target === undefined || isInherited(file, target)) return []
    const modal = idIn(target, 'modal')
    const key = modal === undefined ? target : [place, event, target].join(' ')
    if (seen.has(key)) return []
    seen.add(key)
    const about = modal === undefined ? [] : (own(modalRecipes, modal)?.actions ?? [])
    return [{ ...walk, plan: { ...walk.plan, actions: [...walk.plan.actions, ...about, offerSeen] } }]
  })
  const parts = Array.from({ length: Math.ceil(tapped.length / TOGETHER) }, (_, at) => ({
    name: `part ${at + 1}`,
    exportName: exportNameOf(`part ${at + 1}`),
    walks: tapped.slice(at * TOGETHER, (at + 1) * TOGETHER),
  }))
  return { module: `${TAPS}${file.name}`, title: `Tests/Taps/${file.name}`, plans: parts }
}

export function tapFiles(): readonly TapFile[] {
  return allFlows().map(tapFile)
}
