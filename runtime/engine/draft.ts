import { type Branches, type Facts, type Flow, own, type Target } from './flow.ts'
import { holds } from './guards.ts'
import { resolve } from './resolve.ts'
import { type Effect, type FlowState, type Message, type Running, type Transition, topEntry } from './state.ts'

/** One transition being worked out: the state so far, and the effects that go with it. */
export class Draft {
  readonly effects: Effect[] = []
  private readonly before: FlowState
  readonly flow: Flow
  readonly facts: Facts
  state: FlowState

  constructor(flow: Flow, state: FlowState, facts: Facts) {
    this.flow = flow
    this.before = state
    this.state = state
    this.facts = facts
  }

  change(part: Partial<FlowState>): void {
    this.state = { ...this.state, ...part }
  }

  report(problem: string, detail: string): void {
    this.effects.push({ kind: 'report', problem, detail })
  }

  /** The first branch whose guard holds; undefined when none does. */
  choose(handler: Target | Branches): Target | undefined {
    if (typeof handler === 'string') return handler
    return handler.find(({ when }) => when === undefined || holds(this.flow.guards, when, this.facts))?.to
  }

  start(service: string, kind: Running['kind'], modal: Running['modal'], event: string): void {
    const confirms = own(this.flow.steps, this.state.step)?.confirms === 'charge'
    const charge = kind === 'action' && modal === null && confirms
    const run: Running = { id: this.state.nextRun, service, kind, modal, event, charge }
    this.change({ running: [...this.state.running, run], nextRun: run.id + 1 })
    this.effects.push({ kind: 'run', run })
  }

  /** It has answered. */
  stop(run: Running): void {
    this.change({ running: this.state.running.filter(other => other.id !== run.id) })
    if (run.kind === 'watch') this.effects.push({ kind: 'cancel', run: run.id })
  }

  /** Its answer is no longer wanted. A charge is not called back: its own record takes the answer. */
  drop(isDropped: (run: Running) => boolean): void {
    if (this.state.running.length === 0) return
    for (const run of this.state.running.filter(isDropped)) {
      if (!run.charge) this.effects.push({ kind: 'cancel', run: run.id })
    }
    this.change({ running: this.state.running.filter(run => !isDropped(run)) })
  }

  /** Shows a step, or the one that has to come before it, at a history entry. */
  show(id: string, entry: number, way: 'onward' | 'again' = 'again'): void {
    const { step: left, entry: leftEntry, visited } = this.state
    const asked = resolve(this.flow, id, this.facts, this.state.wanted)
    if (asked === undefined) this.report('unreachable-step', id)
    const found = asked ?? (left === '' ? resolve(this.flow, this.flow.start, this.facts, null) : undefined)
    const shown = found?.step ?? ''
    const next = own(this.flow.steps, shown)
    if (next === undefined) return
    const leftIsFinal = own(this.flow.steps, left)?.final === true
    const isLeftBehind = way === 'onward' && left !== '' && left !== shown
    const behind = isLeftBehind ? [...visited, { step: left, entry: leftEntry }] : visited
    const at = way === 'onward' && left === shown && this.state.modals.length === 0 ? leftEntry : entry
    this.drop(() => true)
    this.change({
      step: shown,
      entry: at,
      modals: [],
      message: null,
      visited: leftIsFinal || next.final === true ? [] : behind.filter(visit => visit.entry < at),
      wanted: next.access === 'customer' && shown === id ? null : (found?.wanted ?? null),
    })
    if (next.confirms === 'charge') this.effects.push({ kind: 'review' })
    this.effects.push({ kind: 'show' })
    if (next.enter !== undefined) this.start(next.enter.run, 'enter', null, 'enter')
    if (next.watch !== undefined) this.start(next.watch.run, 'watch', null, 'watch')
  }

  open(id: string, message: Message | null): void {
    if (own(this.flow.modals, id) === undefined) return this.report('unknown-modal', id)
    const { modals } = this.state
    const at = modals.findIndex(modal => modal.id === id)
    this.close(at === -1 ? modals.length : at)
    this.change({ modals: [...this.state.modals, { id, message }] })
    this.effects.push({ kind: 'show' })
  }

  /** Closes the modals above the first `kept`. */
  close(kept: number): void {
    const { modals } = this.state
    if (kept < 0 || kept >= modals.length) return
    const closed = modals.slice(kept).map(modal => modal.id)
    this.drop(run => typeof run.modal === 'string' && closed.includes(run.modal))
    this.change({ modals: modals.slice(0, kept) })
  }

  /** Adds the one effect that brings the browser's history to where the state is. */
  finish(browserAt: number, hasMoved: boolean): Transition {
    const { before, state } = this
    const top = topEntry(state)
    const isWhereItWas = state.step === before.step && state.entry === before.entry && top === topEntry(before)
    if (browserAt !== top) {
      const isNew = top === browserAt + 1 && !isWhereItWas
      this.effects.unshift(isNew ? { kind: 'push' } : { kind: 'go', by: top - browserAt })
    } else if (!isWhereItWas || hasMoved) {
      this.effects.unshift({ kind: 'replace' })
    }
    return { state, effects: this.effects }
  }
}
