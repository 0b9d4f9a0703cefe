import { itemsOf, jsonOf, partOf, type Text, type Tree, textOf } from '../json-tree.ts'
import { eachScreen } from '../pass.ts'

/** Keys that name the purpose of a part. Two parts with the same purpose are a mistake. */
const PURPOSES = ['id', 'kind', 'what']

/**
 * Checks that a screen has no two blocks that are equal except for their ids, and no two parts with the same `id`,
 * `kind` or `what`.
 */
export const checkTwins = eachScreen(({ problems }, { id: screen, blocks }) => {
  const seen = new Map<string, string>()
  for (const { id, name, tree } of blocks) {
    const { id: _, ...rest } = Object.fromEntries([...tree.members].map(([key, { value }]) => [key, jsonOf(value)]))
    const text = JSON.stringify(Object.entries(rest).sort(([one], [other]) => (one < other ? -1 : 1)))
    const twin = seen.get(text)
    const own = id?.text ?? name
    seen.set(text, own)
    if (twin === undefined || twin === own) continue
    problems.add('repeated-block', id?.at ?? tree.at, `\`${own}\` of \`${screen}\` is \`${twin}\` again.`)
  }
  const lists = blocks.flatMap(({ tree }) => [...tree.members.values()].map(({ value }) => itemsOf(value)))
  const kinds = new Map<string, Tree[]>()
  for (const { name, tree } of blocks) kinds.set(name, [...(kinds.get(name) ?? []), tree])
  for (const { text, at } of [...lists, ...kinds.values()].flatMap(repeatedIn))
    problems.add('repeated-block', at, `\`${screen}\` has two parts for \`${text}\`.`)
})

function repeatedIn(parts: readonly Tree[]): readonly Text[] {
  return PURPOSES.flatMap(key => {
    const purposes = parts.flatMap(part => textOf(partOf(part, key)) ?? [])
    return purposes.filter(({ text }, at) => purposes.findIndex(other => other.text === text) < at)
  })
}
