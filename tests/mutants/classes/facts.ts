import type { Authored } from '../authored.ts'
import { blocksOf, propsOf } from '../block-sites.ts'
import { type Edit, set } from '../mutant.ts'
import type { MutationClass } from '../mutation-class.ts'
import { pick } from '../pick.ts'

/** Returns a mutation class that replaces the fact in a prop. */
function refact(
  name: string,
  about: string,
  role: 'reads' | 'writes',
  others: (fact: string, authored: Authored, key: unknown) => readonly string[],
): MutationClass {
  const mutate = (authored: Authored): readonly Edit[] =>
    blocksOf(authored)
      .flatMap(propsOf)
      .flatMap(({ path, value, schema }) =>
        schema.role === role && typeof value === 'string'
          ? others(value, authored, path).map(other => set(path, value, other))
          : [],
      )
  return { name, about, mutate }
}

function alike(fact: string, { catalogue }: Authored, isSame: boolean): readonly string[] {
  const key = (name: string) => [catalogue.facts[name]?.type, ...(catalogue.facts[name]?.options ?? [])].join(' ')
  return Object.keys(catalogue.facts).filter(other => other !== fact && (key(other) === key(fact)) === isSame)
}

const secrets = ({ catalogue }: Authored) =>
  Object.keys(catalogue.facts).filter(name => catalogue.facts[name]?.label === 'secret')

export const factClasses: readonly MutationClass[] = [
  refact('writes-same-type', 'A field writes another fact of the same type.', 'writes', (fact, authored, key) =>
    pick(alike(fact, authored, true), 3, key),
  ),
  refact('writes-other-type', 'A field writes a fact of another type.', 'writes', (fact, authored, key) =>
    pick(alike(fact, authored, false), 2, key),
  ),
  refact('writes-misspelt', 'A field writes a fact that is misspelt.', 'writes', fact => [`${fact}s`]),
  refact('reads-same-type', 'A block reads another fact of the same type.', 'reads', (fact, authored, key) =>
    pick(alike(fact, authored, true), 3, key),
  ),
  refact('reads-other-type', 'A block reads a fact of another type.', 'reads', (fact, authored, key) =>
    pick(alike(fact, authored, false), 2, key),
  ),
  refact('reads-secret', 'A block reads a secret fact.', 'reads', (_, authored, key) =>
    pick(secrets(authored), 1, key),
  ),
  refact('writes-secret', 'A field writes a secret fact.', 'writes', (fact, authored, key) =>
    pick(
      secrets(authored).filter(other => other !== fact),
      1,
      key,
    ),
  ),
]
