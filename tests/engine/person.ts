import type { Facts, Flow } from '../../runtime/engine/flow.ts'
import { canGoBack } from '../../runtime/engine/moves.ts'
import { type Effect, type EngineEvent, type FlowState, initialState, topEntry } from '../../runtime/engine/state.ts'
import { transition } from '../../runtime/engine/transition.ts'
import { FakeBrowser } from './fake-browser.ts'

/**
 * A customer who uses a flow in a browser. After each move, the class checks that the browser's history and address
 * match the engine's state.
 */
export class Person {
  readonly browser = new FakeBrowser()
  /** The effects of the last event, and of the history events that followed from it. */
  effects: readonly Effect[] = []
  private readonly flow: Flow
  private facts: Facts
  state: FlowState

  constructor(flow: Flow, facts: Facts = {}) {
    this.flow = flow
    this.facts = facts
    this.state = initialState(flow)
  }

  /** Returns the screen: the step, or `message <code> at <step>`, with the modals over it. */
  get sees(): string {
    const { step, message, modals } = this.state
    const page = message === null ? step : `message ${message.code} at ${step}`
    return [page, ...modals.map(({ id }) => id)].join(' > ')
  }

  get behind(): readonly string[] {
    return this.state.visited.map(({ step }) => step)
  }

  get waitsFor(): readonly string[] {
    return this.state.running.map(({ service }) => service)
  }

  get reports(): readonly string[] {
    return this.effects.flatMap(effect => (effect.kind === 'report' ? [effect.problem] : []))
  }

  get hasHeaderBack(): boolean {
    return canGoBack(this.flow, this.state)
  }

  knows(facts: Facts): this {
    this.facts = { ...this.facts, ...facts }
    return this
  }

  opens(step: string): this {
    return this.meets({ type: 'open', step, entry: this.browser.index, visited: [] })
  }

  reloads(): this {
    const { step, visited } = this.state
    return this.meets({ type: 'open', step, entry: this.browser.index, visited })
  }

  taps(name: string): this {
    return this.meets({ type: 'user', name })
  }

  presses(button: 'header back'): this {
    return button === 'header back' ? this.meets({ type: 'back' }) : this
  }

  /** Goes back (negative) or forward by this many entries. A move that would leave the site changes nothing. */
  goes(by: number): this {
    this.effects = []
    const popped = this.browser.press(by)
    return popped === undefined ? this : this.meets(popped)
  }

  returns(): this {
    return this.meets({ type: 'returned' })
  }

  learns(always: string, code?: string): this {
    return this.meets({ type: 'always', name: always, ...(code === undefined ? {} : { message: { code } }) })
  }

  /** Sends a service's answer. If the service is not running, the answer has the run id 0, like a late answer. */
  gets(service: string, outcome: string, more: { code?: string; url?: string } = {}): this {
    const run = this.state.running.find(running => running.service === service)?.id ?? 0
    const message = more.code === undefined ? {} : { message: { code: more.code } }
    return this.meets({
      type: 'outcome',
      run,
      outcome,
      ...message,
      ...(more.url === undefined ? {} : { url: more.url }),
    })
  }

  meets(event: EngineEvent): this {
    this.effects = []
    let next: EngineEvent | undefined = event
    for (let turns = 0; next !== undefined; turns++) {
      if (turns > 3) throw new Error('the history goes round in circles')
      const { state, effects } = transition(this.flow, this.state, next, this.facts)
      this.state = state
      this.effects = [...this.effects, ...effects]
      next = this.browser.follow(effects, state)
    }
    const { index, address } = this.browser
    if (index !== topEntry(this.state)) throw new Error(`browser at ${index}, state at ${topEntry(this.state)}`)
    if (address !== this.state.step) throw new Error(`the address says ${address}, the page is ${this.state.step}`)
    return this
  }
}
