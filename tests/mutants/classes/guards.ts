import type { FactSpec } from '../../../runtime/compiler/catalogue.ts'
import { isObject, type JsonObject, listOf, objectOf, textIn } from '../../../runtime/compiler/diff/json.ts'
import type { Authored } from '../authored.ts'
import type { Path } from '../json.ts'
import { type Edit, set, swap } from '../mutant.ts'
import type { MutationClass } from '../mutation-class.ts'
import { pairsOf, pick } from '../pick.ts'
import { entries } from '../sites.ts'

interface Guard {
  readonly name: string
  readonly path: Path
  readonly json: JsonObject
  readonly fact: FactSpec | undefined
  readonly authored: Authored
}

function guardsOf(authored: Authored): readonly Guard[] {
  return entries(authored.parts.guards).flatMap(([name, json]) => {
    const path = [...authored.root, 'guards', name]
    const fact = isObject(json) ? authored.catalogue.facts[textIn(json.fact) ?? ''] : undefined
    return isObject(json) ? [{ name, path, json, fact, authored }] : []
  })
}

function eachGuard(name: string, about: string, edits: (guard: Guard) => readonly Edit[]): MutationClass {
  return { name, about, mutate: authored => guardsOf(authored).flatMap(edits) }
}

/** Returns a mutation class that redefines a guard. */
function redefine(name: string, about: string, others: (guard: Guard) => readonly JsonObject[]): MutationClass {
  return eachGuard(name, about, guard => others(guard).map(other => set(guard.path, guard.json, other)))
}

function negated({ json, fact }: Guard): readonly JsonObject[] {
  const options = fact?.options ?? []
  const not = (values: readonly unknown[]) => options.filter(option => !values.includes(option))
  if (typeof json.is === 'boolean') return [{ ...json, is: !json.is }]
  if (typeof json.present === 'boolean') return [{ ...json, present: !json.present }]
  if (json.in !== undefined && options.length > 0) return [{ fact: json.fact ?? '', in: not(listOf(json.in)) }]
  if (json.is !== undefined && options.length > 0) return [{ fact: json.fact ?? '', in: not([json.is]) }]
  if (typeof json.atLeast === 'number') return [{ fact: json.fact ?? '', atMost: json.atLeast - 1 }]
  if (typeof json.atMost === 'number') return [{ fact: json.fact ?? '', atLeast: json.atMost + 1 }]
  return typeof json.not === 'string' ? [{ all: [json.not] }] : []
}

const membersOf = ({ json }: Guard) =>
  (['all', 'any'] as const).flatMap(key => listOf(json[key]).map((member, at) => ({ key, member, at })))

const namesIn = ({ authored }: Guard) => Object.keys(objectOf(authored.whole.guards))

/**
 * Returns facts that a mutation can write into the guard in place of its own fact. With `isSame` they have the same
 * type, otherwise another type.
 */
function others({ json, fact, authored }: Guard, isSame: boolean): readonly string[] {
  const key = (spec: FactSpec | undefined) => [spec?.type, ...(spec?.options ?? [])].join(' ')
  return entriesOf(authored).flatMap(([name, spec]) =>
    name !== json.fact && (key(spec) === key(fact)) === isSame ? [name] : [],
  )
}

function entriesOf({ catalogue }: Authored): readonly (readonly [string, FactSpec | undefined])[] {
  return Object.entries(catalogue.facts)
}

export const guardClasses: readonly MutationClass[] = [
  redefine('guard-negated', 'A guard says the opposite.', negated),
  redefine('guard-always', 'A guard always holds.', () => [{ fact: 'channel.name', present: true }]),
  redefine('guard-never', 'A guard never holds.', () => [{ fact: 'channel.name', present: false }]),
  redefine('guard-other-fact', 'A guard reads another fact of the same type.', guard =>
    guard.fact === undefined ? [] : pick(others(guard, true), 2, guard.path).map(fact => ({ ...guard.json, fact })),
  ),
  redefine('guard-other-type', 'A guard reads a fact of another type.', guard =>
    guard.fact === undefined ? [] : pick(others(guard, false), 1, guard.path).map(fact => ({ ...guard.json, fact })),
  ),
  redefine('guard-threshold', 'A threshold is one off, or is in another unit.', ({ json }) =>
    (['atLeast', 'atMost'] as const).flatMap(key => {
      const value = json[key]
      return typeof value === 'number'
        ? [value - 1, value + 1, value / 100, value * 100].map(other => ({ ...json, [key]: other }))
        : []
    }),
  ),
  redefine('guard-all-any', '`all` is `any`, or the other way round.', ({ json }) => [
    ...(json.all === undefined ? [] : [{ any: json.all }]),
    ...(json.any === undefined ? [] : [{ all: json.any }]),
  ]),
  redefine('guard-value-removed', 'A value of `in` is removed.', ({ json }) =>
    listOf(json.in).map((_, at) => ({ ...json, in: listOf(json.in).filter((_value, index) => index !== at) })),
  ),
  redefine('guard-value-added', 'A value of `in` is added.', guard => {
    const values = listOf(guard.json.in)
    const more = (guard.fact?.options ?? []).filter(option => !values.includes(option))
    return guard.json.in === undefined
      ? []
      : pick(more, 2, guard.path).map(option => ({ ...guard.json, in: [...values, option] }))
  }),
  redefine('guard-value-other', 'A guard compares with another value.', ({ json, fact }) =>
    typeof json.is === 'string'
      ? (fact?.options ?? []).filter(option => option !== json.is).map(option => ({ ...json, is: option }))
      : [],
  ),
  eachGuard('guard-part-removed', 'One of the guards that a guard joins is removed.', guard =>
    membersOf(guard).map(({ key, member, at }) => set([...guard.path, key, at], member, undefined)),
  ),
  eachGuard('guard-part-other', 'One of the guards that a guard joins is another.', guard =>
    membersOf(guard).flatMap(({ key, member, at }) =>
      pick(
        namesIn(guard).filter(name => name !== member && name !== guard.name),
        1,
        [guard.path, at],
      ).map(name => set([...guard.path, key, at], member, name)),
    ),
  ),
  eachGuard('guard-part-added', 'A guard joins one more guard.', guard =>
    membersOf(guard)
      .slice(0, 1)
      .flatMap(({ key }) =>
        pick(
          namesIn(guard).filter(name => name !== guard.name),
          1,
          guard.path,
        ).map(name => set([...guard.path, key, listOf(guard.json[key]).length], undefined, name)),
      ),
  ),
  eachGuard('guard-removed', 'A guard is removed.', guard => [set(guard.path, guard.json, undefined)]),
  eachGuard('guard-renamed', 'A guard is called otherwise.', ({ path, name, json }) => [
    {
      changes: [
        { path, before: json },
        { path: [...path.slice(0, -1), `${name}s`], after: json },
      ],
    },
  ]),
  {
    name: 'guards-swapped',
    about: 'Two guards say what the other should.',
    mutate: authored => {
      const guards = guardsOf(authored)
      return pick(pairsOf(guards), guards.length, authored.file).map(([one, other]) =>
        swap({ path: one.path, before: one.json }, { path: other.path, before: other.json }),
      )
    },
  },
]
