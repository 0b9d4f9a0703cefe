import { type Flow, own } from '../../engine/flow.ts'
import { type FlowState, last, type OpenModal } from '../../engine/state.ts'
import { placeOf } from './situation.ts'

/**
 * The parts of a customer's position that are kept for each step and not for each situation, so that there are not too many
 * situations: any of them may go with any situation of the step.
 */
export class Kept {
  private readonly flow: Flow
  /** By step, the steps from which it is shown, and so to which Back leads. */
  private readonly before = new Map<string, Set<string>>()
  /** By step, the steps that wait until the customer is done with it. */
  private readonly wanting = new Map<string, Set<string>>()
  /** By step and modal, the modals over which that one opens, by what they are. */
  private readonly under = new Map<string, Map<string, OpenModal>>()

  constructor(flow: Flow) {
    this.flow = flow
  }

  behind({ step }: FlowState): Iterable<string> {
    return this.before.get(step) ?? []
  }

  wanted({ step }: FlowState): Iterable<string> {
    return this.wanting.get(step) ?? []
  }

  beneath(state: FlowState): Iterable<OpenModal> {
    return this.under.get(placeOf(state))?.values() ?? []
  }

  /** Keeps what is new after a move. Returns whether there was something. */
  keep(from: FlowState, to: FlowState): boolean {
    const news = [this.cover(to), this.want(from, to), this.precede(from, to)]
    return news.includes(true)
  }

  private cover(state: FlowState): boolean {
    const modal = state.modals[state.modals.length - 2]
    if (modal === undefined) return false
    const all = this.under.get(placeOf(state)) ?? new Map<string, OpenModal>()
    const name = JSON.stringify([modal.id, modal.message !== null, modal.message?.uncharged])
    if (all.has(name)) return false
    this.under.set(placeOf(state), all.set(name, modal))
    return true
  }

  /** Steps that wait go on waiting at the next step that anybody may see: a login has several. */
  private want(from: FlowState, { step, wanted }: FlowState): boolean {
    const all = this.wanting.get(step) ?? new Set()
    const isPublic = own(this.flow.steps, step)?.access === 'anyone'
    const more = [...(wanted === null ? [] : [wanted]), ...(isPublic ? this.wanted(from) : [])]
    const added = more.filter(one => one !== step && !all.has(one))
    for (const one of added) all.add(one)
    if (added.length > 0) this.wanting.set(step, all)
    return added.length > 0
  }

  private precede(from: FlowState, { step, visited }: FlowState): boolean {
    const behind = last(visited)?.step
    const all = this.before.get(step) ?? new Set()
    if (behind === undefined || step === from.step || all.has(behind)) return false
    this.before.set(step, all.add(behind))
    return true
  }
}
