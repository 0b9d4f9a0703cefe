import { isDeepStrictEqual } from 'node:util'
import { listOf, objectOf, textIn } from '../../../runtime/compiler/diff/json.ts'
import type { Json } from '../../../runtime/compiler/json-tree.ts'
import { type Edit, set, swap } from '../mutant.ts'
import type { MutationClass } from '../mutation-class.ts'
import { pairsOf, pick } from '../pick.ts'
import { entries, type Table, tablesOf } from '../sites.ts'

/** Returns the outcomes that this file lists itself, each with its target. Inherited outcomes are left out. */
function written({ json }: Table): readonly (readonly [string, Json])[] {
  return entries(json).filter(([name, way]) => name !== 'like' && way !== null)
}

/** Returns all outcomes of a table, including inherited ones. */
function known({ handler, json }: Table): readonly (readonly [string, Json])[] {
  const { outcomes } = objectOf(handler.whole)
  return entries(outcomes ?? json).filter(([name]) => name !== 'like')
}

function eachTable(name: string, about: string, edits: (table: Table) => readonly Edit[]): MutationClass {
  return { name, about, mutate: authored => tablesOf(authored).flatMap(edits) }
}

/** Returns a mutation class that changes the target of one outcome. */
function eachOutcome(
  name: string,
  about: string,
  others: (outcome: string, way: Json, table: Table) => readonly (Json | undefined)[],
): MutationClass {
  return eachTable(name, about, table =>
    written(table).flatMap(([outcome, way]) =>
      others(outcome, way, table)
        .filter(other => !isDeepStrictEqual(other, way))
        .map(other => set([...table.path, outcome], way, other)),
    ),
  )
}

const good = ['paid', 'opened', 'created', 'pixCreated', 'saved', 'added', 'chosen', 'ready']
/** Outcomes after which it is unknown whether a charge was made. */
const open = ['processing', 'waiting', 'unknown', 'pixOpen', 'alreadyOpen', 'unanswered']
const bad = ['refused', 'failed', 'expired', 'unreachable', 'refunding', 'nothing', 'missing', 'unconfirmed']

const waysIn = (names: readonly string[], table: Table) =>
  known(table).flatMap(([name, way]) => (names.includes(name) ? [way] : []))

export const outcomeClasses: readonly MutationClass[] = [
  eachTable('outcomes-swapped', 'Two outcomes of a service are swapped.', table => {
    const differ = pairsOf(written(table)).filter(([[, one], [, other]]) => !isDeepStrictEqual(one, other))
    return pick(differ, 8, table.path).map(([[one, to], [other, where]]) =>
      swap({ path: [...table.path, one], before: to }, { path: [...table.path, other], before: where }),
    )
  }),
  eachOutcome('outcome-removed', 'An outcome is removed.', () => [undefined]),
  eachOutcome('outcome-nulled', 'An outcome is null.', () => [null]),
  eachOutcome('outcome-redirected', 'An outcome leads where another of the service does.', (outcome, _, table) =>
    pick(
      known(table).flatMap(([name, way]) => (name === outcome ? [] : [way])),
      2,
      [table.path, outcome],
    ),
  ),
  eachOutcome('outcome-as-good', 'A bad or open end leads where a good one does.', (outcome, _, table) =>
    good.includes(outcome) ? [] : waysIn(good, table).slice(0, 1),
  ),
  eachOutcome('outcome-as-bad', 'A good or open end leads where a bad one does.', (outcome, _, table) =>
    bad.includes(outcome) ? [] : pick(waysIn(bad, table), 1, [table.path, outcome]),
  ),
  eachOutcome('outcome-as-open', 'A certain end leads where an open one does.', (outcome, _, table) =>
    open.includes(outcome) ? [] : pick(waysIn(open, table), 1, [table.path, outcome]),
  ),
  eachTable('outcome-misspelt', 'An outcome is misspelt.', table =>
    written(table).map(([name, way]) => ({
      changes: [
        { path: [...table.path, name], before: way },
        { path: [...table.path, `${name}s`], after: way },
      ],
    })),
  ),
  eachOutcome('outcome-without-guards', 'A guarded list is only its first or last target.', (_, way) => {
    const targets = listOf(way).flatMap(item => textIn(objectOf(item).to) ?? [])
    return targets.length > 0 ? [targets[0], targets[targets.length - 1]] : []
  }),
  {
    name: 'outcome-guarded',
    about: 'An outcome leads elsewhere while a guard holds.',
    mutate: authored =>
      tablesOf(authored).flatMap(table =>
        written(table).flatMap(([outcome, way]) => {
          const path = [...table.path, outcome]
          const guards = pick(Object.keys(objectOf(authored.whole.guards)), 1, path)
          const elsewhere = pick(
            known(table).flatMap(([, other]) => (typeof other === 'string' && other !== way ? [other] : [])),
            1,
            path,
          )
          if (typeof way !== 'string') return []
          return guards.flatMap(when => elsewhere.map(to => set(path, way, [{ when, to }, { to: way }])))
        }),
      ),
  },
  {
    name: 'outcomes-like-others',
    about: 'Outcomes are like those of another service.',
    mutate: authored =>
      tablesOf(authored).flatMap(({ path, json, handler }) => {
        const others = tablesOf(authored).map(other => other.path.slice(authored.root.length).join('/'))
        return json.like === undefined
          ? []
          : pick(
              others.filter(other => other !== json.like && !other.endsWith(`${handler.event}/outcomes`)),
              2,
              path,
            ).map(other => set([...path, 'like'], json.like, other))
      }),
  },
]
