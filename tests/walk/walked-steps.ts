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
import { type FlowFile, flowFiles, looksOf, readFlow } from '../../workshop/flows/read-flows.ts'

/** A screen of the product as it must be found: its address and the title in the tab. */
export interface Screen {
  readonly step: string
  readonly path: string
  readonly title: string
}

/** One step of a flow, and what lies around it. */
export interface WalkedStep extends Screen {
  readonly flow: string
  /** A code that leads to the flow where several have an address; undefined for a flow without any. */
  readonly channel: string | undefined
  readonly plan: Plan
  /** What its address shows to somebody of whom nothing is known. */
  readonly toStranger: Screen
  /**
   * Whoever has come there is found there again: not where nothing is kept, nor at a step that leads on by itself; and
   * one that looks as in the flow that it is taken from is stood on there.
   */
  readonly isStoodOn: boolean
  /** A step that anybody may see, from where one comes; undefined when the flow has no other. */
  readonly from: Screen | undefined
  /** What its address shows when these facts are known: without some that no reload keeps, another step. */
  readonly shownWith: (facts: Facts) => Screen
  /** Where the browser's Back leads from it then; undefined where it stays. */
  readonly backWith: (facts: Facts) => Screen | undefined
}

const brandOf = ({ config }: FlowFile): string => {
  const { words }: { readonly words?: { readonly brand?: string } } = Object(config)
  return words?.brand ?? ''
}

/** The steps of a flow that are not as in the flow that it extends. */
function walkedSteps(file: FlowFile): readonly WalkedStep[] {
  const { flow, name, base } = file
  const [channel] = flow.channels
  const screen = (step: string): Screen => ({
    step,
    path: pathOf(flow, step, flow.channelPath ?? CHANNEL_PATHS[0] ?? '') ?? '',
    title: `${flow.steps[step]?.title} · ${brandOf(file)}`,
  })
  const isOwn = (id: string) => JSON.stringify(own(flow.steps, id)) !== JSON.stringify(base && own(base.steps, id))
  const isPlain = (id: string): boolean => {
    const step = flow.steps[id]
    // An address that another flow has, too, is entered by the channel alone.
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

/** Where a step comes to rest while nothing is open: one that only looks for a charge leads on at once. */
function restFrom({ steps }: Flow, id: string): string {
  const step = own(steps, id)
  const next = step !== undefined && leadsOn(step) ? step.enter?.outcomes.nothing : undefined
  return typeof next === 'string' ? next.replace(/^step:/, '') : id
}

/** From a step that was come to from another. */
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

/** The steps of all flows; of variants, whose addresses and titles are their flow's, none. */
export function allWalkedSteps(): readonly WalkedStep[] {
  return flowFiles()
    .map(readFlow)
    .filter(({ name }) => !name.includes('~'))
    .flatMap(walkedSteps)
}
