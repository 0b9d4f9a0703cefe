import { type CallName, calls } from '../../runtime/operator/contract/table.ts'
import { callNames } from './samples.ts'

const CLIENT = /^\/operator\/(?:a|b|cards|geo)/

interface Route {
  readonly name: CallName
  readonly method: string
  readonly pattern: RegExp
}

/** Literal paths come before parameters, so `/recharges/pix` comes before `/recharges/{id}`. */
const routes: readonly Route[] = callNames
  .map(name => ({
    name,
    method: calls[name].method,
    pattern: new RegExp(`^${calls[name].path.replace(/\{\w+\}/g, '[^/]+')}$`),
    holes: calls[name].path.split('{').length,
  }))
  .sort((one, other) => one.holes - other.holes)

/**
 * Returns the contract's name of the call that a request makes. If the request is no call of the operator, returns
 * undefined.
 */
export function callOf(method: string, path: string): CallName | undefined {
  const bare = (path.split('?')[0] ?? '').replace(CLIENT, '')
  return routes.find(route => route.method === method && route.pattern.test(bare))?.name
}
