import { own } from '../../engine/flow.ts'
import type { Catalogue } from '../catalogue.ts'
import { guardTree } from '../flow-parts.ts'
import { itemsOf, jsonOf, partOf, type Tree } from '../json-tree.ts'
import type { Pass } from '../pass.ts'
import { allIdWords, idWords, isAlike } from '../words.ts'

/** Words for a number in the name of a threshold, such as `someCards`, each with the limit that fits it. */
const sizes: { readonly [word: string]: { readonly key: 'atLeast' | 'atMost'; readonly limit: number } } = {
  no: { key: 'atMost', limit: 0 },
  some: { key: 'atLeast', limit: 1 },
}

/**
 * Checks that the name of a guard fits its condition. The name shares a word with the fact or with a value, and it does
 * not name another value of the fact instead. The name of a threshold may be a word for the size.
 */
export const checkGuardNames: Pass = ({ flow, catalogue, problems }) => {
  for (const [name, { at, fact }] of flow.guards) {
    const guard = guardTree(flow, name)
    if (fact === undefined) continue
    if (['atLeast', 'atMost'].some(key => partOf(guard, key) !== undefined)) {
      const wrong = wrongSize(name, guard)
      if (wrong !== undefined) problems.add('misnamed-guard', at, wrong)
      continue
    }
    const words = wordsOf(catalogue, name)
    const values = valuesOf(guard)
    const fits = (text: string) => wordsOf(catalogue, text).some(other => words.some(word => isAlike(word, other)))
    const others = own(catalogue.facts, fact.text)?.options?.filter(option => !values.includes(option)) ?? []
    const other = others.find(option => wordsOf(catalogue, option).some(word => words.includes(word)))
    const whole = others.find(option => isNamedWhole(wordsOf(catalogue, option), words))
    const opposite = oppositeOf(catalogue, name, fact.text, guard)
    if (opposite !== undefined)
      problems.add('misnamed-guard', at, `\`${name}\` holds where \`${fact.text}\` is ${opposite}.`)
    else if (values.length > 0 && (whole !== undefined || (other !== undefined && !values.some(fits))))
      problems.add(
        'misnamed-guard',
        at,
        `\`${name}\` names \`${whole ?? other}\`, and asks for \`${values.join('`, `')}\`.`,
      )
    else if (![fact.text, ...values].some(fits))
      problems.add('misnamed-guard', at, `\`${name}\` has no word of \`${fact.text}\`, which it reads.`)
  }
}

/** Returns what is wrong with a threshold whose name has a word for another number. */
function wrongSize(name: string, guard: Tree | undefined): string | undefined {
  const [word] = allIdWords(name)
  const size = own(sizes, word ?? '')
  if (size === undefined) return undefined
  const limit = partOf(guard, size.key)
  if (limit !== undefined && jsonOf(limit) === size.limit) return undefined
  return `\`${name}\` begins with “${word}”, and does not ask for \`"${size.key}": ${size.limit}\`.`
}

function isNamedWhole(option: readonly string[], name: readonly string[]): boolean {
  return option.length > 0 && option.every(word => name.includes(word))
}

/**
 * Returns the value that a guard asks for, if its name says the opposite. The name has a negative word, as in
 * `cardIsUnconfirmed`, exactly if the guard holds where the fact does not. A fact with a negative word, such as
 * `pisp.banksUnread`, says the opposite itself.
 */
function oppositeOf(catalogue: Catalogue, name: string, fact: string, guard: Tree | undefined): string | undefined {
  const [is, present] = ['is', 'present'].map(key => partOf(guard, key)).map(tree => tree && jsonOf(tree))
  const value = present ?? is
  if (typeof value !== 'boolean') return undefined
  const isPlain = isNegative(catalogue, name) === isNegative(catalogue, fact)
  if (isPlain === value) return undefined
  return present === undefined ? `${value}` : value ? 'known' : 'unknown'
}

function isNegative({ negativeWords }: Catalogue, id: string): boolean {
  return allIdWords(id).some(word => negativeWords.includes(word) || /^un(?!der|i|til)/.test(word))
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
