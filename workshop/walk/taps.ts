import { weighs } from '../../flows/kit/weighs.ts'
import { own, type WholeFlow } from '../../runtime/engine/flow.ts'
import { modalWays } from '../flows/fact-ways.ts'
import { exportNameOf } from '../flows/plan.ts'
import { type FlowFile, flowFiles, readFlow } from '../flows/read-flows.ts'
import { idIn } from '../flows/transitions.ts'
import type { Deed } from '../flows/ways.ts'
import type { Walk } from './edge-plan.ts'
import { walksOf } from './walks.ts'

/** One module for each flow: `virtual:flow-taps/web`. */
export const TAPS = 'virtual:flow-taps/'

/** As many as a page taps in a few seconds: pages are visited side by side. */
const TOGETHER = 3

/** The edges of a flow, tapped on one page, that lead to a control that moves money, deletes or agrees. */
export interface TapFile {
  readonly module: string
  readonly title: string
  readonly plans: readonly { readonly name: string; readonly exportName: string; readonly walks: readonly Walk[] }[]
}

/** An offer that the values on screen make would stand in the way. */
const offerSeen: Deed = { do: 'write', facts: { 'upsell.messageConfirm': true } }

/** The step or modal that an edge leads to, where something that is pressed moves money, deletes or agrees. */
function weightyTarget(flow: WholeFlow, { edge: { target }, plan }: Walk): string | undefined {
  const isWeighty = (on: object | undefined, step: string, modal: string | null): boolean =>
    Object.keys(on ?? {}).some(event => weighs(flow, step, modal, event))
  const step = idIn(target, 'step')
  if (step !== undefined) return isWeighty(flow.steps[step]?.on, step, null) ? target : undefined
  const id = idIn(target, 'modal') ?? ''
  const modal = flow.modals[id]
  // What the issuer of a card agrees to is pressed in the issuer's own frame.
  const isPressed = modal !== undefined && !modal.blocks.some(({ block }) => block === 'secure-frame')
  return isPressed && isWeighty(modal.on, plan.step, id) ? target : undefined
}

/** Whether a target looks as in the flow that this one comes from, where it is tapped. */
function isInherited({ flow, base }: FlowFile, target: string): boolean {
  const [kind, id = ''] = target.split(':')
  const screens = (of: WholeFlow) => (kind === 'step' ? of.steps : of.modals)
  if (base === undefined || base.layout !== flow.layout) return false
  return JSON.stringify(own(screens(flow), id)) === JSON.stringify(own(screens(base), id))
}

/**
 * The edges of a flow of its own to what must not be pressed unread: one to each step, and each way that opens a modal,
 * which may lie where it was opened. What the modal tells of is known before.
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
    const about = modal === undefined ? [] : (own(modalWays, modal)?.deeds ?? [])
    return [{ ...walk, plan: { ...walk.plan, deeds: [...walk.plan.deeds, ...about, offerSeen] } }]
  })
  const parts = Array.from({ length: Math.ceil(tapped.length / TOGETHER) }, (_, at) => ({
    name: `part ${at + 1}`,
    exportName: exportNameOf(`part ${at + 1}`),
    walks: tapped.slice(at * TOGETHER, (at + 1) * TOGETHER),
  }))
  return { module: `${TAPS}${file.name}`, title: `Taps/${file.name}`, plans: parts }
}

export function tapFiles(): readonly TapFile[] {
  return flowFiles().map(path => tapFile(readFlow(path)))
}
