import type { Catalogue } from '../catalogue.ts'
import { type ObjectTree, partOf, type Tree, textOf } from '../json-tree.ts'
import type { Problems } from '../problem.ts'
import { checkAmounts, checkSigns } from './copy-signs.ts'

/** Checks that the error catalogue has a text for each code that can occur and no other, with known placeholders. */
export function checkErrors(tree: Tree, catalogue: Catalogue, problems: Problems): void {
  if (tree.kind !== 'object') return
  const codes = partOf(tree, 'codes')
  if (codes?.kind === 'object') checkCodes(codes, tree, catalogue, problems)
  const messages = [
    partOf(tree, 'sentences'),
    partOf(tree, 'fallback'),
    ...(codes?.kind === 'object' ? valuesOf(codes) : []),
  ]
  for (const message of messages) if (message !== undefined) checkTexts(message, catalogue, problems)
}

function checkCodes(codes: ObjectTree, tree: ObjectTree, catalogue: Catalogue, problems: Problems): void {
  const { errorCodes, errorContexts } = catalogue
  const at = tree.members.get('codes')?.keyAt ?? codes.at
  for (const code of errorCodes) {
    if (!codes.members.has(code)) problems.add('missing-code', at, `The code “${code}” is missing.`)
  }
  const known = errorCodes.flatMap(code => [code, ...errorContexts.map(context => `${code}:${context}`)])
  for (const [code, { keyAt }] of codes.members) {
    if (!known.includes(code)) problems.add('unknown-code', keyAt, `Nothing says “${code}”.`, { name: code, known })
  }
}

/** Checks the placeholders in a message and its actions. Names are checked too, but never look like a placeholder. */
function checkTexts(message: Tree, catalogue: Catalogue, problems: Problems): void {
  if (message.kind === 'object') for (const value of valuesOf(message)) checkTexts(value, catalogue, problems)
  const copy = textOf(message)
  if (copy === undefined) return
  checkSigns(copy, problems)
  checkAmounts(copy, catalogue.fixedAmountsCents, problems)
  for (const [whole] of copy.text.matchAll(/&[A-Z][A-Z_]*|\{[^{}]*\}/g)) {
    const known = catalogue.errorPlaceholders
    if (known.includes(whole)) continue
    const what = `“${whole}” is nothing that a message can say.`
    problems.add('unknown-placeholder', message.at, what, { name: whole, known })
  }
}

function valuesOf({ members }: ObjectTree): readonly Tree[] {
  return [...members.values()].map(({ value }) => value)
}
