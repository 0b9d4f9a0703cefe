import { Draft } from './draft.ts'
import { type Facts, type Flow, type Handler, own, type Run } from './flow.ts'
import { follow, goBack, handle, isActing, isDropped, pop } from './moves.ts'
import { stepOf } from './resolve.ts'
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
 * Returns the next state and the effects to perform. It is pure and synchronous, and never throws. If an event has no
 * handler, it is reported and changes nothing.
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
    case 'returned':
      // If the `enter` service still runs, it is not started again.
      if (!state.running.some(run => run.kind === 'enter')) draft.startBeside('enter')
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
  const { state } = draft
  if (isActing(state)) return
  const modal = last(state.modals)?.id ?? null
  const isMessage = state.message !== null && modal === null
  if (isMessage && name === 'retry') return draft.show(state.step, state.entry)
  const handler = isMessage ? undefined : own(draft.handlers(modal), name)
  if (handler !== undefined) handle(draft, handler, modal, name)
  else if (modal !== null && name === 'dismiss') handle(draft, 'close', modal, name)
  else anywhere(draft, name)
}

function anywhere(draft: Draft, name: string, message?: Message): void {
  const handler = own(draft.flow.always, name)
  if (handler === undefined) draft.report('unhandled-event', name)
  else handle(draft, handler, undefined, name, message)
}

function onAlways(draft: Draft, name: string, message: Message | undefined): void {
  const { flow, state } = draft
  const handler = own(flow.always, name)
  if (handler === undefined) return draft.report('unhandled-event', name)
  const isPrivate = draft.here.access === 'customer'
  if (name === 'sessionExpired' || name === 'invalidSession') {
    // A public step ignores this event, because it needs no session. A message page ignores it, because several calls
    // may report the same end of a session.
    if (!isPrivate || state.message !== null) return
    draft.change({ wanted: state.step })
    // Shows no message, because the blocks of the login explain why the session ended. A message would also promise
    // that the payment continues, which may be wrong during a charge.
    if (leadsToStep(draft, handler)) return handle(draft, handler, undefined, name)
  }
  if (name === 'loggedOut') draft.change({ wanted: null })
  handle(draft, handler, undefined, name, message)
  // The next customer on this device must not go back to steps of the customer who logged out.
  if (name === 'loggedOut') draft.change({ wanted: null, visited: [] })
}

function leadsToStep(draft: Draft, handler: Handler): boolean {
  const isRun = typeof handler === 'object' && 'run' in handler
  return !isRun && stepOf(draft.choose(handler)) !== undefined
}

function onOutcome(draft: Draft, event: Extract<EngineEvent, { type: 'outcome' }>): void {
  const running = draft.state.running.find(run => run.id === event.run)
  if (running === undefined) return draft.report('late-outcome', event.outcome)
  // While a charge runs, the answers of `watch` and `enter` are ignored. The `watch` stays in the list of running
  // services, so it continues after the charge.
  if (isDropped(draft.state, running)) return running.kind === 'watch' ? undefined : draft.stop(running)
  const outcome = own(runOf(draft, running)?.outcomes, event.outcome)
  const target = outcome === undefined ? undefined : draft.choose(outcome)
  if (running.kind === 'watch' && target === 'stay') return
  draft.stop(running)
  if (target !== undefined) return follow(draft, target, event.message, event.url)
  draft.report('unhandled-outcome', `${running.service} ${event.outcome}`)
  // After a charge no message page is shown, because its text could be false about the money.
  if (!running.charge) follow(draft, 'message', event.message)
}

/** Returns the handler that started a service, or undefined if it no longer exists. */
function runOf(draft: Draft, { kind, modal, event }: Running): Run | undefined {
  if (kind !== 'action') return draft.here[kind]
  const source = own(draft.handlers(modal), event)
  return typeof source === 'object' && 'run' in source ? source : undefined
}
