import { jsonOf } from '../json-tree.ts'
import { eachScreen } from '../pass.ts'

/** Checks that no screen has two blocks that differ only in their ids. */
export const checkTwins = eachScreen(({ problems }, { id: screen, blocks }) => {
  const seen = new Map<string, string>()
  for (const { id, name, tree } of blocks) {
    const { id: _, ...rest } = Object.fromEntries([...tree.members].map(([key, { value }]) => [key, jsonOf(value)]))
    const text = JSON.stringify(Object.entries(rest).sort(([one], [other]) => (one < other ? -1 : 1)))
    const twin = seen.get(text)
    const own = id?.text ?? name
    seen.set(text, own)
    if (twin === undefined || twin === own) continue
    problems.add('repeated-block', id?.at ?? tree.at, `“${own}” of “${screen}” is “${twin}” again.`)
  }
})
