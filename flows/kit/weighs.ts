import { type Close, type Flow, type Handler, own } from '../../runtime/engine/flow.ts'
import { weighty } from '../../runtime/weighty.ts'

/**
 * Returns whether an event runs a service that moves money, deletes something or agrees to something. The event comes
 * from a step, or from a modal over the step. If the modal handles the event only by sending another event to the step,
 * the service of that other event decides.
 */
export function weighs(flow: Flow, step: string, modal: string | null, event: string): boolean {
  const ofStep = own(flow.steps, step)?.on
  const handler = own(modal === null ? ofStep : own(flow.modals, modal)?.on, event) ?? own(flow.always, event)
  if (isObject(handler) && 'send' in handler)
    return handler.send !== undefined && weighs(flow, step, null, handler.send)
  return isObject(handler) && 'run' in handler && weighty.includes(handler.run)
}

function isObject(handler: Handler | Close | undefined): handler is Exclude<Handler | Close, string> {
  return typeof handler === 'object'
}
