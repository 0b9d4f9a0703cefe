import {
  type Branches,
  type Close,
  type Facts,
  type Flow,
  type Handler,
  type Names,
  own,
  type Step,
  type Target,
} from './flow.ts'
import { holds } from './guards.ts'
import { resolve } from './resolve.ts'
import { type Effect, type FlowState, type Message, type Running, type Transition, topEntry } from './state.ts'

/** Collects the new state and the effects while `transition` handles one event. */
export class Draft {
  // `declare` compiles to no code. Without it, each of these fields would cost a function call in the oldest browsers.
  declare readonly effects: Effect[]
  declare private readonly before: FlowState
  declare readonly flow: Flow
  declare readonly facts: Facts
  declare state: FlowState

  constructor(flow: Flow, state: FlowState, facts: Facts) {
    this.effects = []
    this.flow = flow
    this.before = state
    this.state = state
    this.facts = facts
  }

  /** The current step. Empty before the first step is shown. */
  get here(): Partial<Step> {
    return own(this.flow.steps, this.state.step) ?? {}
  }

  /**
   * Returns the handlers of a modal (if `modal` is its id), of the current step (null), or of every step (undefined).
   */
  handlers(modal: string | null | undefined): Names<Handler | Close> | undefined {
    if (modal === undefined) return this.flow.always
    return modal === null ? this.here.on : own(this.flow.modals, modal)?.on
  }

  emit(effect: Effect): void {
    this.effects.push(effect)
  }

  change(part: Partial<FlowState>): void {
    this.state = { ...this.state, ...part }
  }

  report(problem: string, detail: string): void {
    this.emit({ kind: 'report', problem, detail })
  }

  /** Returns the target of the first branch whose guard is true, or undefined. */
  choose(handler: Target | Branches): Target | undefined {
    if (typeof handler === 'string') return handler
    return handler.find(({ when }) => when === undefined || holds(this.flow.guards, when, this.facts))?.to
  }

  start(service: string, kind: Running['kind'], modal: Running['modal'], event: string): void {
    const charge = kind === 'action' && modal === null && this.here.confirms === 'charge'
    const run: Running = { id: this.state.nextRun, service, kind, modal, event, charge }
    this.change({ running: [...this.state.running, run], nextRun: run.id + 1 })
    this.emit({ kind: 'run', run })
  }

  stop(run: Running): void {
    this.change({ running: this.state.running.filter(other => other.id !== run.id) })
    if (run.kind === 'watch') this.emit({ kind: 'cancel', run: run.id })
  }

  /**
   * Cancels services whose answers are no longer needed. A charge keeps running, because its answer must still be
   * stored in the charge's record.
   */
  drop(isDropped: (run: Running) => boolean): void {
    const dropped = this.state.running.filter(isDropped)
    if (dropped.length === 0) return
    for (const run of dropped) {
      if (!run.charge) this.emit({ kind: 'cancel', run: run.id })
    }
    this.change({ running: this.state.running.filter(run => !isDropped(run)) })
  }

  /** Shows a step at a history entry. If the step needs a login or a fact, shows the step that must come first. */
  show(id: string, entry: number, way: 'onward' | 'again' = 'again'): void {
    const { step: left, entry: leftEntry, visited } = this.state
    const asked = resolve(this.flow, id, this.facts, this.state.wanted)
    if (asked === undefined) this.report('unreachable-step', id)
    const found = asked ?? (left === '' ? resolve(this.flow, this.flow.start, this.facts, null) : undefined)
    if (found === undefined) return
    const { step: shown, wanted } = found
    const next = own(this.flow.steps, shown)
    if (next === undefined) return
    const leftIsFinal = this.here.final
    const isLeftBehind = way === 'onward' && left !== '' && left !== shown
    const behind = isLeftBehind ? [...visited, { step: left, entry: leftEntry }] : visited
    const at = way === 'onward' && left === shown && this.state.modals.length === 0 ? leftEntry : entry
    this.drop(() => true)
    this.change({
      step: shown,
      entry: at,
      modals: [],
      message: null,
      visited: leftIsFinal || next.final ? [] : behind.filter(visit => visit.entry < at),
      wanted: next.access === 'customer' && shown === id ? null : wanted,
    })
    if (next.confirms === 'charge') this.emit({ kind: 'review' })
    this.emit({ kind: 'show' })
    this.startBeside('enter')
    this.startBeside('watch')
  }

  /** Starts the step's own `enter` or `watch` service. */
  startBeside(kind: 'enter' | 'watch'): void {
    const beside = this.here[kind]
    if (beside !== undefined) this.start(beside.run, kind, null, kind)
  }

  open(id: string, message: Message | null): void {
    if (own(this.flow.modals, id) === undefined) return this.report('unknown-modal', id)
    const { modals } = this.state
    const at = modals.findIndex(modal => modal.id === id)
    this.close(at === -1 ? modals.length : at)
    this.change({ modals: [...this.state.modals, { id, message }] })
    this.emit({ kind: 'show' })
  }

  /** Keeps the `kept` modals that were opened first, and closes the others. By default it closes only the top modal. */
  close(kept = this.state.modals.length - 1): void {
    const { modals } = this.state
    if (kept < 0 || kept >= modals.length) return
    const closed = modals.slice(kept).map(modal => modal.id)
    this.drop(run => typeof run.modal === 'string' && closed.includes(run.modal))
    this.change({ modals: modals.slice(0, kept) })
  }

  /**
   * Returns the new state with the effects. If the top screen has another history entry than the browser, an effect
   * adds the entry or moves the browser to it.
   */
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
