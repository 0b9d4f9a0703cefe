import { itemsOf, partOf, type Tree, textOf } from '../json-tree.ts'

/**
 * Returns a function that guesses where an outcome of a service leads. It takes the target of the same outcome elsewhere
 * in the flow, or of an outcome of the same name of another service.
 */
export function targetsIn(flow: Tree, service: string): (outcome: string) => string | undefined {
  return outcome => {
    const led = leadsOf(flow, outcome)
    return mostOf(led.filter(lead => lead.service === service).map(({ to }) => to)) ?? mostOf(led.map(({ to }) => to))
  }
}

/** Returns the value that occurs most often. Of several such values, it returns the first. */
export function mostOf(values: readonly string[]): string | undefined {
  const counts = new Map<string, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0]
}

interface Lead {
  readonly service: string
  readonly to: string
}

function leadsOf(tree: Tree, outcome: string): readonly Lead[] {
  if (tree.kind === 'value') return []
  if (tree.kind === 'list') return tree.items.flatMap(item => leadsOf(item, outcome))
  const service = textOf(partOf(tree, 'run'))?.text
  const value = partOf(partOf(tree, 'outcomes'), outcome)
  const to = textOf(value) ?? textOf(partOf([...itemsOf(value)].pop(), 'to'))
  const inside = [...tree.members.values()].flatMap(member => leadsOf(member.value, outcome))
  return service === undefined || to === undefined ? inside : [{ service, to: to.text }, ...inside]
}
