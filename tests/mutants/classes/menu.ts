import { listOf, objectOf, textIn } from '../../../runtime/compiler/diff/json.ts'
import type { Json } from '../../../runtime/compiler/json-tree.ts'
import type { Authored } from '../authored.ts'
import type { Path } from '../json.ts'
import { set, swap } from '../mutant.ts'
import type { MutationClass } from '../mutation-class.ts'
import { pick } from '../pick.ts'

/** Returns the items of the menu or the panel. */
function linksOf({ root, parts }: Authored): readonly { path: Path; items: readonly Json[] }[] {
  return [
    { path: [...root, 'menu', 'items'], items: listOf(objectOf(parts.menu).items) },
    { path: [...root, 'panel', 'links'], items: listOf(objectOf(parts.panel).links) },
  ]
}

export const menuClasses: readonly MutationClass[] = [
  {
    name: 'menu-swapped',
    about: 'Two items of the menu or panel do what the other should.',
    mutate: authored =>
      linksOf(authored).flatMap(({ path, items }) =>
        items
          .slice(1)
          .map((item, at) =>
            swap(
              { path: [...path, at, 'event'], before: objectOf(items[at]).event },
              { path: [...path, at + 1, 'event'], before: objectOf(item).event },
            ),
          ),
      ),
  },
  {
    name: 'menu-event-other',
    about: 'An item of the menu or panel sends another event.',
    mutate: authored =>
      linksOf(authored).flatMap(({ path, items }) =>
        items.flatMap((item, at) => {
          const { event } = objectOf(item)
          const always = Object.keys(objectOf(authored.whole.always))
          return ['submit', 'payAnyway', `${textIn(event)}s`, ...pick(always, 1, [path, at])]
            .filter(other => other !== event)
            .map(other => set([...path, at, 'event'], event, other))
        }),
      ),
  },
  {
    name: 'menu-item-removed',
    about: 'An item of the menu or panel is removed.',
    mutate: authored =>
      linksOf(authored).flatMap(({ path, items }) => items.map((item, at) => set([...path, at], item, undefined))),
  },
]
