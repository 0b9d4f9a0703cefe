import { own } from '../../engine/flow.ts'
import type { Catalogue } from '../catalogue.ts'
import { type Text, type Tree, textOf } from '../json-tree.ts'
import type { Pass } from '../pass.ts'
import type { Problems } from '../problem.ts'
import { claimIn } from './claiming.ts'
import { checkSigns } from './copy-signs.ts'

/** The violation for a choice that the customer has not made. */
const CHOICE = 'empty'

/** Checks that `fields.json` has a sentence without placeholders for each violation of a field rule. */
export function checkFields(tree: Tree, catalogue: Catalogue, problems: Problems): void {
  const { fieldRules, violationWords } = catalogue
  const sentences = sentencesOf(tree)
  for (const [rule, violations = []] of Object.entries(fieldRules)) {
    const at = (tree.kind === 'object' && tree.members.get(rule)?.keyAt) || tree.at
    for (const violation of violations) {
      if (sentences.has(`${rule}.${violation}`)) continue
      const what = `The rule \`${rule}\` has no sentence for \`${violation}\`.`
      const mend = `Write \`"${violation}": "…",\` after the \`{\` of \`"${rule}"\`.`
      problems.add('missing-sentence', at, what, undefined, mend)
    }
  }
  for (const [name, copy] of sentences) {
    checkSigns(copy, problems)
    const claimed = claimIn(copy, catalogue)
    if (claimed !== undefined)
      problems.add(
        'unclaimed-words',
        copy.at,
        `“${claimed.sentence}” says \`${claimed.word}\` of the customer’s money, at a field.`,
      )
    const words = own(violationWords, name.slice(name.indexOf('.') + 1)) ?? []
    if (words.length > 0 && !words.some(word => copy.text.toLowerCase().includes(word)))
      problems.add(
        'wrong-sentence',
        copy.at,
        `The sentence of \`${name}\` does not say “${words.join('” or “')}”.`,
        undefined,
        `Write a sentence with ${words.length > 1 ? 'one of these words' : 'this word'}.`,
      )
    for (const [whole] of copy.text.matchAll(/\{[^{}]*\}/g))
      problems.add('unknown-placeholder', copy.at, `This text is shown as it is, \`${whole}\` included.`)
  }
}

export function sentencesOf(tree: Tree | undefined): ReadonlyMap<string, Text> {
  const rules = tree?.kind === 'object' ? [...tree.members] : []
  const found = rules.flatMap(([rule, { value }]) =>
    [...(value.kind === 'object' ? value.members : [])].flatMap(([violation, member]) => {
      const copy = textOf(member.value)
      return copy === undefined ? [] : [[`${rule}.${violation}`, copy] as const]
    }),
  )
  return new Map(found)
}

/** Checks that `fields.json` has the sentence for each rule that a block names. */
export const checkRules: Pass = ({ flow, sentences, problems }) => {
  if (sentences === undefined) return
  const known = [...sentences]
    .filter(name => name.endsWith(`.${CHOICE}`))
    .map(name => name.slice(0, -CHOICE.length - 1))
  for (const { blocks } of [...flow.steps.values(), ...flow.modals.values()]) {
    for (const { text, at } of blocks.flatMap(({ rules }) => rules)) {
      if (known.includes(text)) continue
      const what = `The rule \`${text}\` has no sentence for \`${CHOICE}\`.`
      problems.add('missing-sentence', at, what, { name: text, known })
    }
  }
}
