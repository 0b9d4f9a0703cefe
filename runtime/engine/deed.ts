import { saying } from './position.ts'
import type { EngineEvent, FlowState, Running } from './state.ts'
import type { Deed } from './trace.ts'

/** Returns an event in the form in which a trace stores it. `state` is the state before the event. */
export function deedOf(event: EngineEvent, { running }: FlowState): Deed {
  switch (event.type) {
    case 'open': {
      const { step: open, entry, visited, wanted } = event
      return {
        open,
        ...(entry === 0 ? {} : { entry }),
        ...(visited.length === 0 ? {} : { visited }),
        ...(typeof wanted === 'string' ? { wanted } : {}),
      }
    }
    case 'user':
      return { tap: event.name }
    case 'always':
      return { app: event.name, ...saying(event.message) }
    case 'outcome': {
      const run = running.find(({ id }) => id === event.run)
      const first = running.find(({ service }) => service === run?.service)
      return {
        answer: event.outcome,
        ...(run === undefined || running.length === 1 ? {} : { of: run.service }),
        ...(run === undefined || run === first ? {} : { as: run.kind }),
        ...saying(event.message),
      }
    }
    case 'back':
      return { back: true }
    case 'returned':
      return { returned: true }
    case 'popped':
      return { popped: event.entry, step: event.step }
  }
}

/** A run number that never exists, so the engine reports an answer to it as late. */
const NO_RUN = 0

/**
 * Returns the engine event that this recorded move stands for. Returns undefined for `at`, which only sets a position.
 */
export function eventOf(deed: Deed, { running }: FlowState): EngineEvent | undefined {
  if ('open' in deed) {
    const { open: step, entry = 0, visited = [], wanted = null } = deed
    return { type: 'open', step, entry, visited, wanted }
  }
  if ('tap' in deed) return { type: 'user', name: deed.tap }
  if ('app' in deed) return { type: 'always', name: deed.app, ...(deed.says && { message: deed.says }) }
  if ('answer' in deed) {
    const { answer: outcome, of, as, says } = deed
    const isMeant = ({ service, kind }: Running) => (of ?? service) === service && (as ?? kind) === kind
    const run = running.find(isMeant)?.id ?? NO_RUN
    return { type: 'outcome', run, outcome, url: '/', ...(says && { message: says }) }
  }
  if ('back' in deed) return { type: 'back' }
  if ('returned' in deed) return { type: 'returned' }
  if ('popped' in deed) return { type: 'popped', entry: deed.popped, step: deed.step }
  return undefined
}
