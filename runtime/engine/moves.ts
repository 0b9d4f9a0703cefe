import type { Draft } from './draft.ts'
import { type Close, type Flow, type Handler, own, type Target } from './flow.ts'
import { resolve, stepOf } from './resolve.ts'
import { type FlowState, last, type Message, type Running, topEntry, type Visited } from './state.ts'

/**
 * Performs a handler. `modal` shows where the handler is defined: in the modal with this id, in the step (null), or in
 * `always` (undefined).
 */
export function handle(
  draft: Draft,
  handler: Handler | Close,
  modal: string | null | undefined,
  event: string,
  message?: Message,
): void {
  if (typeof handler === 'object' && 'run' in handler) return draft.start(handler.run, 'action', modal, event)
  if (typeof handler === 'object' && 'close' in handler) {
    draft.close()
    const sent = handler.send
    if (sent === undefined) return
    const isShown = draft.state.message === null
    const next = isShown ? own(draft.handlers(null), sent) : undefined
    if (next === undefined) return draft.report('unhandled-event', sent)
    return handle(draft, next, null, sent)
  }
  const target = draft.choose(handler)
  if (target === undefined) draft.report('no-branch', event)
  else follow(draft, target, message)
}

export function follow(draft: Draft, target: Target, message?: Message, url?: string): void {
  const colon = target.indexOf(':')
  const id = target.slice(colon + 1)
  switch (target.slice(0, colon + 1) || target) {
    case 'step:':
      goTo(draft, id)
      break
    case 'return:': {
      const wanted = draft.state.wanted
      draft.change({ wanted: null })
      return goTo(draft, wanted ?? id)
    }
    case 'modal:':
      return draft.open(id, message ?? null)
    case 'close':
      draft.close()
      break
    case 'message':
      draft.close(0)
      draft.drop(() => true)
      draft.change({ message: message ?? { code: '0' } })
      draft.emit({ kind: 'show' })
      return
    case 'back':
      // If a modal's `dismiss` is `back`, close the modal without calling `dismiss` again.
      return draft.state.modals.length > 0 ? follow(draft, 'close') : goBack(draft)
    case 'stay':
      break
    case 'field:':
      draft.emit({ kind: 'field', fact: id, message: message ?? null })
      return
    case 'flow:':
      draft.emit({ kind: 'flow', flow: id })
      return
    case 'leave':
      if (url === undefined) return draft.report('no-address', target)
      draft.emit({ kind: 'leave', url })
      return
    default:
      return draft.report('unknown-target', target)
  }
  if (message !== undefined) draft.emit({ kind: 'notice', message })
}

/** Goes to a step. The step takes the history entry of an open modal. */
function goTo(draft: Draft, id: string): void {
  const { step, modals, entry } = draft.state
  const isSame = id === step
  const next = modals.length > 0 ? topEntry(draft.state) : isSame ? entry : entry + 1
  draft.show(id, next, isSame ? 'again' : 'onward')
}

export function isCharging(state: FlowState): boolean {
  return state.running.some(run => run.charge)
}

/**
 * Returns whether the engine ignores this answer. While a charge runs, it ignores every `enter` and `watch` answer,
 * because such an answer could take the customer off the screen that waits for the charge.
 */
export function isDropped(state: FlowState, { kind }: Running): boolean {
  return kind !== 'action' && isCharging(state)
}

/** Returns whether a service that the customer started is running. */
export function isActing(state: FlowState): boolean {
  return state.running.some(run => run.kind === 'action')
}

/** Returns whether the header shows Back. */
export function canGoBack(flow: Flow, state: FlowState): boolean {
  const back = own(flow.steps, state.step)?.back ?? 'visited'
  return back === 'visited' ? state.visited.length > 0 : back !== 'none'
}

/** Performs the header's Back. It dismisses an open modal, or else goes to the target of the step's `back`. */
export function goBack(draft: Draft): void {
  const { state } = draft
  if (isCharging(state)) return
  if (state.modals.length > 0) return dismissTop(draft)
  const target = wayBack(draft, last(state.visited))
  if (target === undefined) draft.report('no-way-back', state.step)
  else draft.show(target, entryOf(state, target, state.entry))
}

/**
 * Returns the step to which Back leads. This is the target of `back`, or else the previous step. If there is none,
 * returns undefined.
 */
function wayBack({ here: { back } }: Draft, behind: Visited | undefined): string | undefined {
  return back === 'none' ? undefined : (stepOf(back) ?? behind?.step)
}

/**
 * Returns the history entry of the last visit to a step, but not a later one than `entry`. If there was no visit,
 * returns `entry`.
 */
function entryOf(state: FlowState, step: string, entry: number): number {
  return last(state.visited.filter(visit => visit.step === step && visit.entry <= entry))?.entry ?? entry
}

/** Handles the browser's Back or Forward after the browser has moved. The engine follows the move or undoes it. */
export function pop(draft: Draft, entry: number, step: string | null): void {
  const { state } = draft
  if (entry === topEntry(state) || isCharging(state)) return
  if (entry > topEntry(state)) return goForward(draft, entry, step)
  if (entry >= state.entry) {
    draft.close(entry - state.entry + 1)
    dismissTop(draft)
    // The handler of the dismissed modal has opened a new modal. Only one history entry is left for the two, so the
    // dismissed modal, which is below, is removed and the new one takes the entry.
    const { modals } = draft.state
    if (topEntry(draft.state) > entry + 1) draft.change({ modals: modals.filter((_, at) => at !== modals.length - 2) })
    return
  }
  const behind = last(state.visited.filter(visited => visited.entry <= entry)) ?? state.visited[0]
  if (behind === undefined && stepOf(draft.here.back) === undefined) return leave(draft)
  const target = wayBack(draft, behind)
  if (target !== undefined) draft.show(target, entryOf(state, target, entry))
}

/** If there is no earlier step, moves to the first history entry. The next Back then leaves the site. */
function leave(draft: Draft): void {
  draft.close(0)
  draft.change({ entry: 0 })
}

/**
 * Follows Forward only if the step can be shown at once. If a login or another step must come first, it does not
 * follow.
 */
function goForward(draft: Draft, entry: number, step: string | null): void {
  const { flow, state, facts } = draft
  if (step === null || step === state.step || state.modals.length > 0) return
  if (resolve(flow, step, facts, null)?.step === step) draft.show(step, entry, 'onward')
}

/** Calls the top modal's `dismiss` handler. If there is no handler, closes the modal. */
function dismissTop(draft: Draft): void {
  const top = last(draft.state.modals)
  if (top === undefined || isActing(draft.state)) return
  handle(draft, own(draft.handlers(top.id), 'dismiss') ?? 'close', top.id, 'dismiss')
}
