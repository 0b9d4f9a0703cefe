/** A flow or a variant as the compiler returns it, as far as it is compared. */
interface Compared {
  readonly id: string
  readonly config: unknown
}

export interface ComparedConfigs {
  readonly flows: readonly Compared[]
  readonly variants: readonly Compared[]
}

/** How many names a list has before it counts the rest. */
const NAMED = 4

/**
 * Returns a sentence about what differs between two releases: the steps that changed, appeared or went, by flow. Flows
 * with the same difference share a part of it.
 */
export function describeChange(before: ComparedConfigs | undefined, after: ComparedConfigs): string {
  if (before === undefined) return 'The first release.'
  const parts = new Map<string, string[]>()
  for (const { id, config } of after.flows) {
    const former = before.flows.find(flow => flow.id === id)
    for (const part of former === undefined ? [] : differences(former.config, config))
      parts.set(part, [...(parts.get(part) ?? []), id])
  }
  const sentences = [
    ...[...parts].map(([part, flows]) => `${part} in ${listed(flows)}`),
    ...wholes('flow', before.flows, after.flows, false),
    ...wholes('variant', before.variants, after.variants, true),
  ]
  const text = sentences.join('; ') || 'no step changed: the app or the shared texts did'
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`
}

/** Returns the differences of a flow: `values and login changed`, `promo appeared`. */
function differences(former: unknown, config: unknown): readonly string[] {
  const old = partOf(former, 'steps')
  const now = partOf(config, 'steps')
  const text = (value: unknown) => JSON.stringify(value)
  const verbs = {
    changed: Object.keys(now).filter(step => step in old && text(old[step]) !== text(now[step])),
    appeared: Object.keys(now).filter(step => !(step in old)),
    went: Object.keys(old).filter(step => !(step in now)),
  }
  const parts = Object.entries(verbs).flatMap(([verb, steps]) =>
    steps.length === 0 ? [] : [`${listed(steps)} ${verb}`],
  )
  if (parts.length > 0 || text(former) === text(config)) return parts
  return ['something besides the steps changed']
}

function wholes(noun: string, before: readonly Compared[], after: readonly Compared[], hasChanges: boolean) {
  const find = (all: readonly Compared[], id: string) => all.find(one => one.id === id)
  const verbs = {
    changed: after.filter(({ id, config }) => {
      const former = find(before, id)
      return hasChanges && former !== undefined && JSON.stringify(former.config) !== JSON.stringify(config)
    }),
    appeared: after.filter(({ id }) => find(before, id) === undefined),
    went: before.filter(({ id }) => find(after, id) === undefined),
  }
  return Object.entries(verbs).flatMap(([verb, some]) =>
    some.length === 0 ? [] : [`the ${noun}${some.length === 1 ? '' : 's'} ${listed(some.map(({ id }) => id))} ${verb}`],
  )
}

function partOf(config: unknown, name: string): Readonly<Record<string, unknown>> {
  const part = typeof config === 'object' && config !== null && name in config ? Object.entries(config) : []
  const [, value] = part.find(([key]) => key === name) ?? []
  return typeof value === 'object' && value !== null ? value : {}
}

/** Returns `a`, `a and b`, `a, b and c`, or `a, b, c, d and 3 more`. */
function listed(names: readonly string[]): string {
  const shown = names.length > NAMED + 1 ? [...names.slice(0, NAMED), `${names.length - NAMED} more`] : names
  return shown.length === 1 ? shown.join('') : `${shown.slice(0, -1).join(', ')} and ${shown.at(-1)}`
}
