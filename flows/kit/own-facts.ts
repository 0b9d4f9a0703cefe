import { type Flow, own } from '../../runtime/engine/flow.ts'
import { isFactName, isKept } from '../../runtime/facts.ts'

/** Whether a flow may declare a fact of its own with this name. */
export function isOwnFactName(name: string): boolean {
  return name.startsWith('own.')
}

/** Whether a fact survives a reload of the page: a fact of the application, or one that a flow declares. */
export function survivesReload(name: string, declared: Flow['facts']): boolean {
  return isFactName(name) ? isKept(name) : own(declared, name)?.keep === 'tab'
}
