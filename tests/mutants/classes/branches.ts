import { objectOf } from '../../../runtime/compiler/diff/json.ts'
import type { Authored } from '../authored.ts'
import { without } from '../json.ts'
import { type Edit, set, swap } from '../mutant.ts'
import type { MutationClass } from '../mutation-class.ts'
import { pick } from '../pick.ts'
import { type Branches, branchesOf } from '../sites.ts'

function eachList(
  name: string,
  about: string,
  edits: (branches: Branches, authored: Authored) => readonly Edit[],
): MutationClass {
  return { name, about, mutate: authored => branchesOf(authored).flatMap(list => edits(list, authored)) }
}

const guardsOf = ({ whole }: Authored) => Object.keys(objectOf(whole.guards))

/** Returns each target of a guarded list together with the next one. */
function neighbours({ path, items }: Branches) {
  return items.slice(1).flatMap((next, at) => {
    const item = items[at]
    return item === undefined ? [] : [{ at, item, next, itemAt: [...path, at], nextAt: [...path, at + 1] }]
  })
}

export const branchClasses: readonly MutationClass[] = [
  eachList('branches-reordered', 'Two branches stand in the other order.', list =>
    neighbours(list).map(({ item, next, itemAt, nextAt }) =>
      swap({ path: itemAt, before: item }, { path: nextAt, before: next }),
    ),
  ),
  eachList('branch-targets-swapped', 'Two branches lead where the other should.', list =>
    neighbours(list).map(({ item, next, itemAt, nextAt }) =>
      swap({ path: [...itemAt, 'to'], before: item.to }, { path: [...nextAt, 'to'], before: next.to }),
    ),
  ),
  eachList('branch-guards-swapped', 'Two branches have the other’s guard.', list =>
    neighbours(list)
      .filter(({ item, next }) => item.when !== undefined && next.when !== undefined)
      .map(({ item, next, itemAt, nextAt }) =>
        swap({ path: [...itemAt, 'when'], before: item.when }, { path: [...nextAt, 'when'], before: next.when }),
      ),
  ),
  eachList('branch-guard-removed', 'A branch lost its guard.', ({ path, items }) =>
    items.flatMap((item, at) => (item.when === undefined ? [] : [set([...path, at], item, without(item, 'when'))])),
  ),
  eachList('branch-guard-other', 'A branch has another guard.', ({ path, items }, authored) =>
    items.flatMap((item, at) =>
      item.when === undefined
        ? []
        : pick(
            guardsOf(authored).filter(name => name !== item.when),
            2,
            [path, at],
          ).map(name => set([...path, at, 'when'], item.when, name)),
    ),
  ),
  eachList('branch-guard-added', 'The last branch got a guard.', ({ path, items }, authored) =>
    pick(guardsOf(authored), 1, path).map(name => set([...path, items.length - 1, 'when'], undefined, name)),
  ),
  eachList('branch-removed', 'A branch is removed.', ({ path, items }) =>
    items.map((item, at) => set([...path, at], item, undefined)),
  ),
  eachList('branch-shadowed', 'A branch with the same guard and another target stands before.', list =>
    neighbours(list).map(({ at, item, next }) =>
      set([...list.path, at], undefined, { ...item, to: next.to ?? 'stay' }),
    ),
  ),
]
