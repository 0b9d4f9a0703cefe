import type { Catalogue, FactSpec } from './catalogue.ts'
import { jsonOf, type ObjectTree, partOf, type Tree } from './json-tree.ts'

/** A catalogue with facts of flows, by what these are: flows that declare the same share one, and with it its validators. */
const made = new WeakMap<Catalogue, Map<string, Catalogue>>()

/** Returns the catalogue with the facts that a flow declares. One that is not well declared counts as far as it can be read. */
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
