import type { Flow } from './flow.ts'
import { type FlowState, initialState, type Message, type Running } from './state.ts'
import type { Position, Run, Said } from './trace.ts'

/** Returns everything in a state that affects the engine's next moves, but no texts of messages. */
export function positionOf({ step, entry, modals, message, visited, wanted, running }: FlowState): Position {
  return {
    ...(step === '' ? {} : { step }),
    ...(entry === 0 ? {} : { entry }),
    ...(modals.length === 0 ? {} : { modals: modals.map(modal => ({ id: modal.id, ...saying(modal.message) })) }),
    ...(message === null ? {} : { message: saidIn(message) }),
    ...(visited.length === 0 ? {} : { visited }),
    ...(wanted === null ? {} : { wanted }),
    ...(running.length === 0 ? {} : { running: running.map(runOf) }),
  }
}

/** Returns the engine state for a recorded position. Running services get new numbers from 1 on. */
export function stateAt(flow: Flow, position: Position): FlowState {
  const { modals = [], running = [], ...rest } = position
  return {
    ...initialState(flow),
    ...rest,
    modals: modals.map(({ id, says = null }) => ({ id, message: says })),
    running: running.map((run, at) => runningAt(run, at + 1)),
    nextRun: running.length + 1,
  }
}

/** Returns `{ says }` with the message as a recording stores it, or `{}` if there is no message. */
export function saying(message: Message | null | undefined): { readonly says?: Said } {
  return message ? { says: saidIn(message) } : {}
}

function saidIn({ text: _, ...said }: Message): Said {
  return said
}

function runOf({ service, kind, event, modal, charge }: Running): Run {
  return {
    service,
    kind,
    ...(kind === 'action' ? { event } : {}),
    ...(typeof modal === 'string' ? { modal } : {}),
    ...(modal === undefined ? { always: true } : {}),
    ...(charge ? { charge } : {}),
  }
}

function runningAt(run: Run, id: number): Running {
  const { service, kind, event = kind, modal, always, charge } = run
  return { id, service, kind, event, modal: always ? undefined : (modal ?? null), charge: charge === true }
}
