import type { Facts, Flow } from './flow.ts'
import { isDropped } from './moves.ts'
import { type Effect, type EngineEvent, type FlowState, initialState, type Message, type Running } from './state.ts'
import { transition } from './transition.ts'

/** The result of a service. The engine reads all fields but `apply`, which writes the facts. */
export interface Performed {
  readonly outcome: string
  readonly message?: Message
  readonly url?: string
  /** Writes the facts of the answer. The driver does not call this for a late or dropped answer. */
  readonly apply: () => void
  /** The pause before the service runs again, if it runs as a watch. */
  readonly everyMs: number
}

type RunEffect = Extract<Effect, { kind: 'run' }>
type CancelEffect = Extract<Effect, { kind: 'cancel' }>
/** Effects that the driver passes on to the page or the browser's history. */
export type OuterEffect = Exclude<Effect, RunEffect | CancelEffect>

export interface Ports {
  readonly facts: () => Facts
  readonly perform: (running: Running, signal: AbortSignal) => Promise<Performed>
  readonly effect: (effect: OuterEffect, state: FlowState) => void
  readonly after: (delayMs: number, call: () => void) => () => void
  readonly whenVisible: (signal: AbortSignal) => Promise<void>
  readonly report: (problem: string, detail: string) => void
}

export interface Driver {
  readonly state: () => FlowState
  readonly send: (event: EngineEvent) => void
  readonly subscribe: (listener: Listener) => () => void
}

/** Called after the state changed, with the event and with the facts that the engine used. */
type Listener = (event: EngineEvent, facts: Facts) => void

/** Returns a driver. It handles events one after another and performs the effects that `transition` returns. */
export function createDriver(flow: Flow, ports: Ports): Driver {
  let state = initialState(flow)
  const queue: EngineEvent[] = []
  const listeners = new Set<Listener>()
  const aborts = new Map<number, AbortController>()
  let isDraining = false

  function send(event: EngineEvent): void {
    queue.push(event)
    if (isDraining) return
    isDraining = true
    try {
      for (let next = queue.shift(); next !== undefined; next = queue.shift()) step(next)
    } finally {
      isDraining = false
    }
  }

  function step(event: EngineEvent): void {
    const facts = ports.facts()
    const { state: next, effects } = transition(flow, state, event, facts)
    const hasChanged = next !== state
    state = next
    for (const effect of effects) {
      if (effect.kind === 'run') start(effect.run)
      else if (effect.kind === 'cancel') cancel(effect.run)
      else ports.effect(effect, state)
    }
    if (hasChanged) for (const listener of listeners) listener(event, facts)
  }

  function cancel(id: number): void {
    aborts.get(id)?.abort()
    aborts.delete(id)
  }

  /**
   * Starts a run. A charge first cancels the step's `enter` runs. If such a run found the end of a payment during the
   * charge, no page would show that end.
   */
  function start(running: Running): void {
    if (running.charge) for (const { id, kind } of state.running) if (kind === 'enter') cancel(id)
    void run(running)
  }

  function isWanted(id: number): boolean {
    return state.running.some(running => running.id === id)
  }

  async function run(running: Running): Promise<void> {
    const abort = new AbortController()
    aborts.set(running.id, abort)
    const performed = await perform(running, abort.signal)
    if (!isWanted(running.id)) return ports.report('late-outcome', `${running.service} ${performed?.outcome ?? ''}`)
    if (running.kind !== 'watch') aborts.delete(running.id)
    if (!isDropped(state, running)) performed?.apply()
    send({
      type: 'outcome',
      run: running.id,
      outcome: performed?.outcome ?? 'failed',
      ...(performed?.message === undefined ? {} : { message: performed.message }),
      ...(performed?.url === undefined ? {} : { url: performed.url }),
    })
    if (running.kind === 'watch' && isWanted(running.id)) again(running, abort.signal, performed?.everyMs ?? 0)
  }

  /** Runs a watch again after a pause, as soon as the page is visible. */
  function again(running: Running, signal: AbortSignal, everyMs: number): void {
    const stop = ports.after(everyMs, () => {
      void ports.whenVisible(signal).then(() => {
        if (isWanted(running.id)) void run(running)
      })
    })
    signal.addEventListener('abort', stop, { once: true })
  }

  /**
   * Runs a service. If it throws, our code has a bug. The driver reports the exception and returns an outcome that no
   * flow handles.
   */
  async function perform(running: Running, signal: AbortSignal): Promise<Performed | undefined> {
    try {
      return await ports.perform(running, signal)
    } catch (error) {
      ports.report('service-threw', `${running.service}: ${String(error)}`)
      return undefined
    }
  }

  return {
    state: () => state,
    send,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
