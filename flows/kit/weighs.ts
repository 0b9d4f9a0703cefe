import { type Close, type Flow, type Handler, own } from '../../runtime/engine/flow.ts'
import { weighty } from '../../runtime/weighty.ts'

/**
 * Returns whether an event runs a service that moves money, deletes something or agrees to something. A step sends the
 * event, or a modal over the step. If the modal only passes it on to the step as another event, that event decides.
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
