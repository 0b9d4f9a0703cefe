import { Draft } from './draft.ts'
import { type Facts, type Flow, type Handler, own, type Run } from './flow.ts'
import { follow, goBack, handle, pop } from './moves.ts'
import {
  type EngineEvent,
  type FlowState,
  last,
  type Message,
  type Running,
  type Transition,
  topEntry,
} from './state.ts'

/**
 * What a flow does with an event: the next state, and what is to be done about it, as data. Pure, synchronous and
 * total: an event that the state does not handle is reported and changes nothing, and no input makes it throw.
 */
export function transition(flow: Flow, state: FlowState, event: EngineEvent, facts: Facts): Transition {
  const draft = new Draft(flow, state, facts)
  const browserAt = event.type === 'popped' || event.type === 'open' ? event.entry : topEntry(state)
  switch (event.type) {
    case 'open':
      draft.drop(() => true)
      draft.change({ visited: event.visited, entry: event.entry, step: '', modals: [], message: null })
      if (typeof event.wanted === 'string') draft.change({ wanted: event.wanted })
      draft.show(event.step, event.entry)
      break
    case 'user':
      onUser(draft, event.name)
      break
    case 'always':
      onAlways(draft, event.name, event.message)
      break
    case 'outcome':
      onOutcome(draft, event)
      break
    case 'back':
      goBack(draft)
      break
    case 'popped':
      pop(draft, event.entry, event.step)
      break
    default:
      draft.report('unknown-event', String((event as { type?: unknown }).type))
  }
  return draft.finish(browserAt, event.type === 'popped')
}

function onUser(draft: Draft, name: string): void {
  const { flow, state } = draft
  if (state.running.some(run => run.kind === 'action')) return
  if (state.message !== null && state.modals.length === 0) {
    const handler = own(flow.always, name)
    if (name === 'retry') draft.show(state.step, state.entry)
    else if (handler === undefined) draft.report('unhandled-event', name)
    else handle(draft, handler, undefined, name)
    return
  }
  const modal = last(state.modals)
  if (modal === undefined) {
    const handler = own(own(flow.steps, state.step)?.on, name)
    if (handler !== undefined) return handle(draft, handler, null, name)
  } else {
    const handler = own(own(flow.modals, modal.id)?.on, name) ?? (name === 'dismiss' ? 'close' : undefined)
    if (handler !== undefined) return handle(draft, handler, modal.id, name)
  }
  const handler = own(flow.always, name)
  if (handler === undefined) draft.report('unhandled-event', name)
  else handle(draft, handler, undefined, name)
}

function onAlways(draft: Draft, name: string, message: Message | undefined): void {
  const { flow, state } = draft
  const handler = own(flow.always, name)
  if (handler === undefined) return draft.report('unhandled-event', name)
  const isPrivate = own(flow.steps, state.step)?.access === 'customer'
  if (name === 'sessionExpired') {
    // Several calls may find out at once; a page for anyone has no session to lose.
    if (!isPrivate || state.message !== null) return
    draft.change({ wanted: state.step })
  }
  if (name === 'loggedOut') draft.change({ wanted: null })
  handle(draft, handler, undefined, name, message)
  // Nor is the step that was left anything for the next customer to go back to.
  if (name === 'loggedOut') draft.change({ wanted: null, visited: [] })
}

function onOutcome(draft: Draft, event: Extract<EngineEvent, { type: 'outcome' }>): void {
  const running = draft.state.running.find(run => run.id === event.run)
  if (running === undefined) return draft.report('late-outcome', event.outcome)
  // Nobody is moved away from a charge by what was loading beside it: a watch asks again, the rest is too late.
  if (running.kind !== 'action' && draft.state.running.some(run => run.charge)) {
    return running.kind === 'watch' ? undefined : draft.stop(running)
  }
  const outcome = own(runOf(draft.flow, draft.state.step, running)?.outcomes, event.outcome)
  const target = outcome === undefined ? undefined : draft.choose(outcome)
  if (running.kind === 'watch' && target === 'stay') return
  draft.stop(running)
  if (target !== undefined) return follow(draft, target, event.message, event.url)
  draft.report('unhandled-outcome', `${running.service} ${event.outcome}`)
  // Of a charge nothing may be said that could be wrong; anything else ends on the message page.
  if (!running.charge) follow(draft, 'message', event.message)
}

/** The run that a running service came from; undefined when the flow has no such thing. */
function runOf(flow: Flow, step: string, running: Running): Run | undefined {
  const source =
    running.modal === undefined
      ? own(flow.always, running.event)
      : running.modal === null
        ? stepRun(flow, step, running)
        : own(own(flow.modals, running.modal)?.on, running.event)
  return typeof source === 'object' && 'run' in source ? source : undefined
}

function stepRun(flow: Flow, step: string, running: Running): Handler | undefined {
  const config = own(flow.steps, step)
  if (running.kind === 'action') return own(config?.on, running.event)
  return running.kind === 'enter' ? config?.enter : config?.watch
}
