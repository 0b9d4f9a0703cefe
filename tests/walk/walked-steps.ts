import { CHANNEL_PATHS } from '../../flows/app/boot/channel-paths.ts'
import { isFramed } from '../../flows/layouts/layout-names.ts'
import { type Facts, type Flow, own } from '../../runtime/engine/flow.ts'
import { pathOf } from '../../runtime/engine/paths.ts'
import { resolve } from '../../runtime/engine/resolve.ts'
import { initialState } from '../../runtime/engine/state.ts'
import { transition } from '../../runtime/engine/transition.ts'
import { leadsOn } from '../../workshop/flows/leads-on.ts'
import { readyPlan } from '../../workshop/flows/list-states.ts'
import type { Plan } from '../../workshop/flows/plan.ts'
import { allFlows, type FlowFile, looksOf } from '../../workshop/flows/read-flows.ts'

/** A screen of the app: its step, its address and the tab's title. */
export interface Screen {
  readonly step: string
  readonly path: string
  readonly title: string
}

/** A step of a flow, with the screens before it and after it. */
export interface WalkedStep extends Screen {
  readonly flow: string
  /** If several flows share an address, a channel that opens this flow. It is undefined for a flow without channels. */
  readonly channel: string | undefined
  readonly plan: Plan
  /** The screen that a visitor without any facts sees at the step's address. */
  readonly toStranger: Screen
  /**
   * Whether the test has to check that a reload keeps the customer on the step. It need not in three cases: in a frame,
   * which stores nothing; on a step that opens another step by itself; and on a step of the base flow, whose own test
   * checks it.
   */
  readonly isStoodOn: boolean
  /** Another public step, from which the test goes to this step. It is undefined if the flow has no such step. */
  readonly from: Screen | undefined
  /**
   * Returns the screen at the step's address with these facts. If a reload drops facts that the step needs, the screen
   * is another step.
   */
  readonly shownWith: (facts: Facts) => Screen
  /** Returns the screen after the browser's Back button, or undefined if the screen stays. */
  readonly backWith: (facts: Facts) => Screen | undefined
}

const brandOf = ({ config }: FlowFile): string => {
  const { words }: { readonly words?: { readonly brand?: string } } = Object(config)
  return words?.brand ?? ''
}

/** Returns the steps of a flow that differ from those of its base flow. */
function walkedSteps(file: FlowFile): readonly WalkedStep[] {
  const { flow, name, base } = file
  const [channel] = flow.channels
  const screen = (step: string): Screen => ({
    step,
    path: pathOf(flow, step, flow.channelPath ?? CHANNEL_PATHS[0] ?? '') ?? '',
    title: `${flow.steps[step]?.title} – ${brandOf(file)}`,
  })
  const isOwn = (id: string) => JSON.stringify(own(flow.steps, id)) !== JSON.stringify(base && own(base.steps, id))
  const isPlain = (id: string): boolean => {
    const step = flow.steps[id]
    // If another flow has the same address, the app opens this flow only for one of its channels.
    const isReached = channel !== undefined || isOwn(id)
    return step?.access === 'anyone' && !step.needs && !step.enter && !step.watch && step.back !== 'none' && isReached
  }
  return Object.keys(flow.steps)
    .filter(isOwn)
    .flatMap(id => {
      const step = flow.steps[id]
      if (step === undefined) return []
      const from = Object.keys(flow.steps).find(other => other !== id && isPlain(other))
      return {
        ...screen(id),
        flow: name,
        channel,
        plan: readyPlan(flow, id, step),
        isStoodOn:
          !isFramed(flow.layout) && !leadsOn(step) && looksOf(flow, 'steps', id) !== looksOf(base, 'steps', id),
        toStranger: screen(resolve(flow, id, {}, null)?.step ?? id),
        from: from === undefined ? undefined : screen(from),
        shownWith: facts => screen(restFrom(flow, resolve(flow, id, facts, null)?.step ?? id)),
        backWith: facts => {
          const back = from === undefined ? undefined : backFrom(flow, id, from, facts)
          return back === undefined ? undefined : screen(back)
        },
      }
    })
}

/**
 * Returns the step that stays visible if no charge is open. A step that only searches for a charge finds none then, and
 * opens the next step at once.
 */
function restFrom({ steps }: Flow, id: string): string {
  const step = own(steps, id)
  const next = step !== undefined && leadsOn(step) ? step.enter?.outcomes.nothing : undefined
  return typeof next === 'string' ? next.replace(/^step:/, '') : id
}

/** Returns the step to which Back leads, if the customer came to `step` from the step `from`. */
function backFrom(flow: Flow, step: string, from: string, facts: Facts): string | undefined {
  const shown = {
    ...initialState(flow),
    step,
    entry: 1,
    visited: flow.steps[step]?.final ? [] : [{ step: from, entry: 0 }],
  }
  const { state } = transition(flow, shown, { type: 'popped', entry: 0, step: from }, facts)
  return state.step === step ? undefined : state.step
}

/** Returns the steps of all flows. Variants are left out, because they share addresses and titles with their flows. */
export function allWalkedSteps(): readonly WalkedStep[] {
  return allFlows()
    .filter(({ name }) => !name.includes('~'))
    .flatMap(walkedSteps)
}
