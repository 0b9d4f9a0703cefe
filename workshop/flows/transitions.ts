import type { Branches, Close, Flow, Handler, Run, Target } from '../../runtime/engine/flow.ts'

/** An arrow of a flow. It leads from an event to the event's target. */
export interface Transition {
  /** The event's name. It is `enter` or `watch` if the step runs a service by itself. */
  readonly event: string
  readonly run: string | null
  readonly outcome: string | null
  readonly when: string | null
  readonly target: Target
}

function branches(event: string, to: Target | Branches, run: string | null, outcome: string | null): Transition[] {
  if (typeof to === 'string') return [{ event, run, outcome, when: null, target: to }]
  return to.map(({ when, to: target }) => ({ event, run, outcome, when: when ?? null, target }))
}

function ofRun(event: string, { run, outcomes }: Run): Transition[] {
  return Object.entries(outcomes).flatMap(([outcome, to]) =>
    to === undefined ? [] : branches(event, to, run, outcome),
  )
}

function ofHandler(event: string, handler: Handler | Close | undefined): Transition[] {
  if (handler === undefined) return []
  if (typeof handler === 'string' || Array.isArray(handler)) return branches(event, handler, null, null)
  if ('run' in handler) return ofRun(event, handler)
  return 'close' in handler
    ? branches(event, handler.send === undefined ? 'close' : `send:${handler.send}`, null, null)
    : []
}

function ofHandlers(handlers: { readonly [event: string]: Handler | Close | undefined } | undefined): Transition[] {
  return Object.entries(handlers ?? {}).flatMap(([event, handler]) => ofHandler(event, handler))
}

/** Returns all arrows of a step: from its services `enter` and `watch`, and from the events of the customer. */
export function stepTransitions(flow: Flow, id: string): readonly Transition[] {
  const step = flow.steps[id]
  return [
    ...(step?.enter ? ofRun('enter', step.enter) : []),
    ...ofHandlers(step?.on),
    ...(step?.watch ? ofRun('watch', step.watch) : []),
  ]
}

export function modalTransitions(flow: Flow, id: string): readonly Transition[] {
  return ofHandlers(flow.modals[id]?.on)
}

export function alwaysTransitions(flow: Flow): readonly Transition[] {
  return ofHandlers(flow.always)
}

/** Returns the id in a target such as `modal:<id>`. Returns undefined if the target is of another kind. */
export function idIn(target: Target, kind: 'step' | 'modal' | 'field' | 'return'): string | undefined {
  return target.startsWith(`${kind}:`) ? target.slice(kind.length + 1) : undefined
}
