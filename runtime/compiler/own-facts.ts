import type { Catalogue, FactSpec } from './catalogue.ts'
import { jsonOf, type ObjectTree, partOf, type Tree } from './json-tree.ts'

/**
 * Caches the catalogues that `withOwnFacts` returns. Flows that declare the same facts get the same catalogue, so its
 * validators are created only once.
 */
const made = new WeakMap<Catalogue, Map<string, Catalogue>>()

/**
 * Returns the catalogue with the facts that a flow declares. If a declaration is invalid, its readable parts are used.
 */
export function withOwnFacts(catalogue: Catalogue, flow: ObjectTree): Catalogue {
  const declared = partOf(flow, 'facts')
  if (declared?.kind !== 'object' || declared.members.size === 0) return catalogue
  const known = made.get(catalogue) ?? new Map<string, Catalogue>()
  made.set(catalogue, known)
  const key = JSON.stringify(jsonOf(declared))
  const whole = known.get(key) ?? { ...catalogue, facts: { ...specsOf(declared), ...catalogue.facts } }
  known.set(key, whole)
  return whole
}

function specsOf({ members }: ObjectTree): Catalogue['facts'] {
  return Object.fromEntries([...members].map(([name, { value }]) => [name, specOf(value)]))
}

function specOf(tree: Tree): FactSpec {
  const options = partOf(tree, 'options')
  const label = partOf(tree, 'label')
  return {
    type: 'choice',
    options: options?.kind === 'list' ? options.items.map(item => String(jsonOf(item))) : [],
    ...(label !== undefined && jsonOf(label) === 'personal' ? { label: 'personal' } : {}),
  }
}
