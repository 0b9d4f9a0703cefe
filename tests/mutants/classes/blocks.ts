import { isObject, listOf, objectOf, textIn } from '../../../runtime/compiler/diff/json.ts'
import type { Json } from '../../../runtime/compiler/json-tree.ts'
import type { Authored } from '../authored.ts'
import { type Block, blocksOf, propsOf } from '../block-sites.ts'
import { without } from '../json.ts'
import { type Edit, set, swap } from '../mutant.ts'
import type { MutationClass } from '../mutation-class.ts'
import { pick } from '../pick.ts'
import { screensOf } from '../sites.ts'

function eachBlock(
  name: string,
  about: string,
  edits: (block: Block, authored: Authored) => readonly Edit[],
): MutationClass {
  return { name, about, mutate: authored => blocksOf(authored).flatMap(block => edits(block, authored)) }
}

const guardsOf = ({ whole }: Authored) => Object.keys(objectOf(whole.guards))

/** Returns the guards that mean the opposite of a guard. */
function oppositesOf(name: Json | undefined, { whole }: Authored): readonly string[] {
  const guards = objectOf(whole.guards)
  if (typeof name !== 'string') return []
  const not = textIn(objectOf(guards[name]).not)
  const negations = Object.keys(guards).filter(other => objectOf(guards[other]).not === name)
  return not === undefined ? negations : [not, ...negations]
}

/** The mutation `block-emptied` keeps these keys, because without one of them the block would be a different one. */
const keptKeys = ['id', 'block', 'when', 'like']

export const blockClasses: readonly MutationClass[] = [
  eachBlock('block-removed', 'A block is removed.', ({ path, json }) => [set(path, json, undefined)]),
  eachBlock('block-moved', 'A block is on another screen.', (block, authored) => {
    const others = screensOf(authored).filter(({ id, json }) => id !== block.screen.id && Array.isArray(json.blocks))
    return pick(others, 1, block.path).map(({ path, json }) => ({
      changes: [
        { path: block.path, before: block.json },
        { path: [...path, 'blocks', listOf(json.blocks).length], after: block.json },
      ],
    }))
  }),
  eachBlock('block-twice', 'A block is there twice, with the same id or another one.', ({ path, json, id }) => [
    set(path, undefined, json),
    set(path, undefined, { ...json, id: `${id}-2` }),
  ]),
  eachBlock('blocks-reordered', 'Two blocks stand in the other order.', ({ path, json, list, index }) => {
    const next = list[index + 1]
    const after = [...path.slice(0, -1), index + 1]
    return next === undefined ? [] : [swap({ path, before: json }, { path: after, before: next })]
  }),
  eachBlock('block-renamed', 'A block has another id.', ({ path, id }) => [set([...path, 'id'], id, `${id}-new`)]),
  eachBlock(
    'block-misspelt',
    'A block is of a kind that is misspelt, or of another.',
    ({ path, json }, { catalogue }) =>
      json.block === undefined
        ? []
        : [`${json.block}s`, ...pick(Object.keys(catalogue.blocks), 1, path)].map(name =>
            set([...path, 'block'], json.block, name),
          ),
  ),
  eachBlock('when-removed', 'A block is always shown.', ({ path, json }) =>
    json.when === undefined ? [] : [set([...path, 'when'], json.when, undefined)],
  ),
  eachBlock('when-negated', 'A block is shown when it should not be.', ({ path, json }, authored) =>
    oppositesOf(json.when, authored).map(other => set([...path, 'when'], json.when, other)),
  ),
  eachBlock('when-other', 'A block is shown by another guard.', ({ path, json }, authored) =>
    json.when === undefined
      ? []
      : pick(
          guardsOf(authored).filter(name => name !== json.when),
          2,
          path,
        ).map(name => set([...path, 'when'], json.when, name)),
  ),
  eachBlock('when-added', 'A block is shown only while a guard holds.', ({ path, json }, authored) =>
    json.when === undefined
      ? pick(guardsOf(authored), 1, path).map(name => set([...path, 'when'], undefined, name))
      : [],
  ),
  eachBlock('prop-removed', 'A property of a block is removed.', block =>
    propsOf(block).flatMap(({ path, value }) =>
      typeof path[path.length - 1] === 'number' ? [] : [set(path, value, undefined)],
    ),
  ),
  eachBlock('prop-added', 'A block has a property that nobody reads.', ({ path }) => [
    set([...path, 'colour'], undefined, 'red'),
  ]),
  eachBlock('prop-other-type', 'A property of a block is of another type.', block =>
    pick(propsOf(block), 2, block.path).map(({ path, value }) =>
      set(path, value, typeof value === 'string' ? 5 : 'sim'),
    ),
  ),
  eachBlock('option-other', 'A property of a block has another of its values.', block =>
    propsOf(block).flatMap(({ path, value, schema }) =>
      (schema.enum ?? [])
        .flatMap(option => (typeof option === 'string' && option !== value ? [option] : []))
        .slice(0, 3)
        .map(option => set(path, value, option)),
    ),
  ),
  eachBlock('item-removed', 'An item of a block’s list is removed.', block =>
    propsOf(block).flatMap(({ path, value }) =>
      Array.isArray(value) ? value.map((item, at) => set([...path, at], item, undefined)) : [],
    ),
  ),
  eachBlock('items-reordered', 'Two items of a block’s list stand in the other order.', block =>
    propsOf(block).flatMap(({ path, value }) =>
      listOf(value)
        .slice(1)
        .map((next, at) =>
          swap({ path: [...path, at], before: listOf(value)[at] }, { path: [...path, at + 1], before: next }),
        ),
    ),
  ),
  eachBlock('block-like-other', 'A block is like another one, or like none.', ({ path, json }, authored) => {
    const others = blocksOf(authored).map(({ screen, id }) =>
      [...screen.path.slice(authored.root.length), 'blocks', id].join('/'),
    )
    return json.like === undefined
      ? []
      : [
          undefined,
          ...pick(
            others.filter(other => other !== json.like),
            2,
            path,
          ),
        ].map(other => set([...path, 'like'], json.like, other))
  }),
  eachBlock('block-emptied', 'A block has nothing but its name.', ({ path, json }) => {
    const rest = Object.keys(json).filter(key => !keptKeys.includes(key))
    return rest.length === 0 ? [] : [set(path, json, without(json, ...rest))]
  }),
  {
    name: 'patch-part-removed',
    about: 'A change of a list of blocks lost one of its words.',
    mutate: authored =>
      screensOf(authored).flatMap(({ path, json: { blocks } }) =>
        isObject(blocks)
          ? Object.entries(blocks).flatMap(([key, value]) => [
              set([...path, 'blocks', key], value, undefined),
              ...(key === 'merge'
                ? []
                : listOf(value).map((id, at) => set([...path, 'blocks', key, at], id, undefined))),
            ])
          : [],
      ),
  },
]
