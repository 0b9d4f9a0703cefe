import { screensOf } from '../flow-parts.ts'
import type { JsonSchema } from '../json-schema.ts'
import { itemsOf, partOf, type Text, type Tree, textOf } from '../json-tree.ts'
import type { Pass } from '../pass.ts'

/** A text is compared only if at least this many others stand in the same place, and all of them are sentences. */
const AGREEING = 3

/** The keys of texts that name something. */
const NAMING: readonly string[] = ['label', 'title', 'legend', 'name', 'badge', 'favorite']

/**
 * Checks that no label ends with a full stop, and that a text ends with one if all others in the same place do, such as
 * the steps of all lists. A text that ends with a fact, or with a sign that fits both, is left out.
 */
export const checkEndings: Pass = ({ flow, problems }) => {
  const byPlace = new Map<string, Map<string, Text>>()
  for (const { title, blocks } of screensOf(flow)) {
    const texts = blocks.flatMap(({ name, tree, schema }) => textsIn(tree, schema, name))
    for (const { place, copy } of title === undefined ? texts : [{ place: '/title', copy: title }, ...texts]) {
      const key = place.split('/').pop() ?? ''
      if (NAMING.includes(key) && copy.text.endsWith('.'))
        problems.add('odd-ending', copy.at, `“${copy.text}” is the \`${key}\` of something, and ends with a full stop.`)
      const group = byPlace.get(place) ?? new Map<string, Text>()
      byPlace.set(place, group.set(copy.text, copy))
    }
  }
  for (const [place, group] of byPlace) {
    const texts = [...group.values()].filter(({ text }) => !/[}!:…]$/.test(text))
    const [odd, ...others] = texts.filter(({ text }) => !text.endsWith('.'))
    if (odd === undefined || others.length > 0 || texts.length <= AGREEING) continue
    const usual = texts.find(text => text !== odd)
    const [block = '', ...path] = place.split('/')
    const what = `“${odd.text}” ends without a full stop, and each other \`${path.join('.')}\` of \`${block}\` is a sentence, such as “${usual?.text}”.`
    problems.add('odd-ending', odd.at, what)
  }
}

interface Placed {
  /** The block and the keys that lead to the text, such as `questions/items/answer`. */
  readonly place: string
  readonly copy: Text
}

const copyRoles: readonly (string | undefined)[] = [undefined, 'copy', 'shared', 'terms', 'way']

function textsIn(tree: Tree, schema: JsonSchema | undefined, place: string): readonly Placed[] {
  return Object.entries(schema?.properties ?? {}).flatMap(([key, prop]) => {
    const value = partOf(tree, key)
    return value === undefined || prop === false ? [] : textsAt(value, prop, `${place}/${key}`)
  })
}

function textsAt(value: Tree, prop: JsonSchema, place: string): readonly Placed[] {
  const copy = copyRoles.includes(prop.role) && prop.enum === undefined ? textOf(value) : undefined
  const { items } = prop
  return [
    ...(copy === undefined ? [] : [{ place, copy }]),
    ...textsIn(value, prop, place),
    ...(items === undefined ? [] : itemsOf(value).flatMap(item => textsAt(item, items, place))),
  ]
}
