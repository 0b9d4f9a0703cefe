import { type Flow, own } from '../../runtime/engine/flow.ts'
import { isFactName, isKept } from '../../runtime/facts.ts'

/** Whether a name is one that a flow may declare as a fact of its own. */
export function isOwnFactName(name: string): boolean {
  return name.startsWith('own.')
}

/** Whether a fact of the application, or of those that a flow declares, survives a reload of the page. */
export function survivesReload(name: string, declared: Flow['facts']): boolean {
  return isFactName(name) ? isKept(name) : own(declared, name)?.keep === 'tab'
}
