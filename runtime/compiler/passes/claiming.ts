import type { Catalogue } from '../catalogue.ts'
import type { Text } from '../json-tree.ts'

/**
 * Returns the first sentence of a text that claims something about money, with the name of the claim. Returns undefined
 * if no sentence does.
 */
export function claimIn(
  { text }: Text,
  { claimingWords }: Pick<Catalogue, 'claimingWords'>,
): { readonly sentence: string; readonly word: string } | undefined {
  const sentences = text.split(/(?<=[.!?:;])\s+/)
  const [first] = Object.entries(claimingWords).flatMap(([word, beginnings = []]) => {
    const claims = (sentence: string) => beginnings.some(begins => sentence.toLowerCase().startsWith(begins))
    return sentences.filter(claims).map(sentence => ({ sentence, word }))
  })
  return first
}
