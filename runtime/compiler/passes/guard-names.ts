import { own } from '../../engine/flow.ts'
import type { Catalogue } from '../catalogue.ts'
import { itemsOf, jsonOf, partOf, type Tree } from '../json-tree.ts'
import type { Pass } from '../pass.ts'
import { idWords, isAlike } from '../words.ts'

/**
 * Checks that the name of a guard fits its condition. The name shares a word with the fact or with a value, and it does
 * not name another value of the fact instead. The name of a threshold may be a word for the size.
 */
export const checkGuardNames: Pass = ({ flow, catalogue, problems }) => {
  for (const [name, { at, fact }] of flow.guards) {
    const guard = partOf(partOf(flow.tree, 'guards'), name)
    const isSize = ['atLeast', 'atMost'].some(key => partOf(guard, key) !== undefined)
    if (fact === undefined || isSize) continue
    const words = wordsOf(catalogue, name)
    const values = valuesOf(guard)
    const fits = (text: string) => wordsOf(catalogue, text).some(other => words.some(word => isAlike(word, other)))
    const others = own(catalogue.facts, fact.text)?.options?.filter(option => !values.includes(option)) ?? []
    const other = others.find(option => wordsOf(catalogue, option).some(word => words.includes(word)))
    const opposite = oppositeOf(name, guard)
    if (opposite !== undefined)
      problems.add('misnamed-guard', at, `“${name}” holds where “${fact.text}” is ${opposite}.`)
    else if (other !== undefined && values.length > 0 && !values.some(fits))
      problems.add('misnamed-guard', at, `“${name}” names “${other}”, and asks for “${values.join('”, “')}”.`)
    else if (![fact.text, ...values].some(fits))
      problems.add('misnamed-guard', at, `“${name}” has no word of “${fact.text}”, which it reads.`)
  }
}

/** Returns the value with which a guard compares a flag, if the end of its name, `On` or `Off`, says the opposite. */
function oppositeOf(name: string, guard: Tree | undefined): string | undefined {
  const is = partOf(guard, 'is')
  const value = is && jsonOf(is)
  const isOpposite = (value === false && /[a-z]On$/.test(name)) || (value === true && /[a-z]Off$/.test(name))
  return isOpposite ? `${value}` : undefined
}

/**
 * Returns the words of an id. A code word such as `pisp` is replaced by the word that authors use for it, such as
 * `bank`.
 */
export function wordsOf({ sameWords }: Pick<Catalogue, 'sameWords'>, id: string): readonly string[] {
  return idWords(id).map(word => own(sameWords, word) ?? word)
}

/** Returns the texts with which a guard compares its fact. */
function valuesOf(guard: Tree | undefined): readonly string[] {
  const compared = [partOf(guard, 'is'), ...itemsOf(partOf(guard, 'in'))]
  return compared.flatMap(tree => {
    const value = tree && jsonOf(tree)
    return typeof value === 'string' ? [value] : []
  })
}
