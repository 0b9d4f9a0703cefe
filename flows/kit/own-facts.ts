import { type Flow, own } from '../../runtime/engine/flow.ts'
import { isFactName, isKept } from '../../runtime/facts.ts'

/** Returns whether a flow config may declare a fact with this name. */
export function isOwnFactName(name: string): boolean {
  return name.startsWith('own.')
}

/**
 * Returns whether a fact survives a reload of the page. The application or the flow config declares this for each
 * fact.
 */
export function survivesReload(name: string, declared: Flow['facts']): boolean {
  return isFactName(name) ? isKept(name) : own(declared, name)?.keep === 'tab'
}
