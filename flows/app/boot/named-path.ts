import { type Flow, own } from '../../../runtime/engine/flow.ts'
import { stepAt } from '../../../runtime/engine/paths.ts'
import { isFactName, isTaken } from '../../../runtime/facts.ts'
import { CHANNEL_PATHS } from './channel-paths.ts'

/** The address that ends in a fact's name, and what stands in its place. */
export interface NamedPath {
  /** As the flow writes it: `/status_pisp/{pisp.id}`. */
  readonly path: string
  readonly fact: string
  readonly value: string
}

const NAMED = /^(\/.*\/)\{([\w.]+)\}$/
/** With dots in it, as a JWT has, but none at its start: `..` is no word. */
const WORD = /^[\w-][\w.-]*$/

/** The step that an address opens, and what it names; a step's own address names nothing, and neither does one cut short. */
export function readAddress(flow: Flow, pathname: string): { readonly step?: string; readonly named?: NamedPath } {
  const channelPaths = flow.channelPath === undefined ? CHANNEL_PATHS : [flow.channelPath]
  const opened = stepAt(flow, pathname, channelPaths)
  if (opened !== undefined) return { step: opened }
  const named = readNamedPath(flow, pathname)
  const step = named && stepAt(flow, named.path, channelPaths)
  if (named === undefined || step === undefined) return {}
  return named.value === '' ? { step } : { step, named }
}

/** What a page of this address that names something personal begins with: it is taken out of the address at once. */
export function takenFrom(flow: Flow, step: string, path: string): string | undefined {
  for (const alias of own(flow.steps, step)?.aliases ?? []) {
    const [, start = '', fact = ''] = NAMED.exec(alias) ?? []
    if (start === `${path}/` && isFactName(fact) && isTaken(fact)) return start
  }
  return undefined
}

/**
 * Reads an address in which somebody else's page names a payment. The engine knows the address only as it is written;
 * the step that it opens has one of its own, so what was named does not stay in the address bar.
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
