import { type Flow, own } from '../../../runtime/engine/flow.ts'
import { stepAt } from '../../../runtime/engine/paths.ts'
import { isFactName, isTaken } from '../../../runtime/facts.ts'
import { CHANNEL_PATHS } from './channel-paths.ts'

/** An address of a flow that ends in the value of a fact. */
export interface NamedPath {
  /** The path in the flow config, such as `/status_pisp/{pisp.id}`. */
  readonly path: string
  readonly fact: string
  readonly value: string
}

const NAMED = /^(\/.*\/)\{([\w.]+)\}$/
/** Dots are allowed inside, as in a JWT, but not at the start, because `..` must not match. */
const WORD = /^[\w-][\w.-]*$/

/** Returns the step that an address opens, and the value in the address. A step's own address contains no value. */
export function readAddress(flow: Flow, pathname: string): { readonly step?: string; readonly named?: NamedPath } {
  const channelPaths = flow.channelPath === undefined ? CHANNEL_PATHS : [flow.channelPath]
  const opened = stepAt(flow, pathname, channelPaths)
  if (opened !== undefined) return { step: opened }
  const named = readNamedPath(flow, pathname)
  const step = named && stepAt(flow, named.path, channelPaths)
  if (named === undefined || step === undefined) return {}
  return named.value === '' ? { step } : { step, named }
}

/**
 * Returns the part of the address before a personal value. An alias of the step must consist of this part and such a
 * value. The page removes the value from the address bar at once.
 */
export function takenFrom(flow: Flow, step: string, path: string): string | undefined {
  for (const alias of own(flow.steps, step)?.aliases ?? []) {
    const [, start = '', fact = ''] = NAMED.exec(alias) ?? []
    if (start === `${path}/` && isFactName(fact) && isTaken(fact)) return start
  }
  return undefined
}

/**
 * Reads an address in which another site passes the id of a payment. The engine knows only the path in the flow
 * config, so this function finds the value. The step that opens has its own address, so the value does not stay in
 * the address bar.
 */
function readNamedPath(flow: Flow, pathname: string): NamedPath | undefined {
  for (const id of Object.keys(flow.steps)) {
    for (const path of own(flow.steps, id)?.aliases ?? []) {
      const [, start = '', fact = ''] = NAMED.exec(path) ?? []
      const value = pathname.slice(start.length).replace(/\/+$/, '')
      const isHere = start !== '' && `${pathname}/`.startsWith(start)
      if (isHere && (value === '' || WORD.test(value))) return { path, fact, value }
    }
  }
  return undefined
}
