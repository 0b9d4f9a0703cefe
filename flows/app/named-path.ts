import { type Flow, own } from '../../runtime/engine/flow.ts'

/** The address that ends in a fact's name, and what stands in its place. */
export interface NamedPath {
  /** As the flow writes it: `/status_pisp/{pisp.id}`. */
  readonly path: string
  readonly fact: string
  readonly value: string
}

const NAMED = /^(\/.*\/)\{([\w.]+)\}$/
const WORD = /^[\w-]+$/

/**
 * Reads an address in which somebody else's page names a payment. The engine knows the address only as it is written;
 * the step that it opens has one of its own, so what was named does not stay in the address bar.
 */
export function readNamedPath(flow: Flow, pathname: string): NamedPath | undefined {
  for (const id of Object.keys(flow.steps)) {
    for (const path of own(flow.steps, id)?.aliases ?? []) {
      const [, start = '', fact = ''] = NAMED.exec(path) ?? []
      const value = pathname.slice(start.length)
      if (start !== '' && pathname.startsWith(start) && WORD.test(value)) return { path, fact, value }
    }
  }
  return undefined
}
