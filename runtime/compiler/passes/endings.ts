import { screensOf } from '../flow-parts.ts'
import type { JsonSchema } from '../json-schema.ts'
import { itemsOf, partOf, type Text, type Tree, textOf } from '../json-tree.ts'
import type { Pass } from '../pass.ts'

/** The keys of texts that name something. */
const NAMING: readonly string[] = ['label', 'title', 'legend', 'name', 'badge', 'favorite']

/** Checks that no label, title or other name ends with a full stop. */
export const checkEndings: Pass = ({ flow, problems }) => {
  for (const { title, blocks } of screensOf(flow)) {
    const texts = blocks.flatMap(({ tree, schema }) => textsIn(tree, schema))
    for (const { key, copy } of title === undefined ? texts : [{ key: 'title', copy: title }, ...texts])
      if (NAMING.includes(key) && copy.text.endsWith('.'))
        problems.add('odd-ending', copy.at, `“${copy.text}” is the \`${key}\` of something, and ends with a full stop.`)
  }
}

interface Keyed {
  readonly key: string
  readonly copy: Text
}

const copyRoles: readonly (string | undefined)[] = [undefined, 'copy', 'shared', 'terms', 'way']

function textsIn(tree: Tree, schema: JsonSchema | undefined): readonly Keyed[] {
  return Object.entries(schema?.properties ?? {}).flatMap(([key, prop]) => {
    const value = partOf(tree, key)
    return value === undefined || prop === false ? [] : textsAt(value, prop, key)
  })
}

function textsAt(value: Tree, prop: JsonSchema, key: string): readonly Keyed[] {
  const copy = copyRoles.includes(prop.role) && prop.enum === undefined ? textOf(value) : undefined
  const { items } = prop
  return [
    ...(copy === undefined ? [] : [{ key, copy }]),
    ...textsIn(value, prop),
    ...(items === undefined ? [] : itemsOf(value).flatMap(item => textsAt(item, items, key))),
  ]
}
