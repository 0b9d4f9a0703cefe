import { own } from '../../engine/flow.ts'
import { type Catalogue, sentenceWords } from '../catalogue.ts'
import { type ObjectTree, type Place, partOf, type Text, type Tree, textOf } from '../json-tree.ts'
import type { Problems } from '../problem.ts'
import { meanings } from '../proof/claims.ts'
import { claimIn } from './claiming.ts'
import { checkAgreeing, checkAmounts, checkSigns } from './copy-signs.ts'
import { checkErrorButtons } from './error-buttons.ts'

/**
 * Checks that the error catalogue has a text for each code that can occur, and no other texts. Each text may contain
 * only known placeholders. It must make the claim about the customer's money that is certain for its code.
 */
export function checkErrors(tree: Tree, catalogue: Catalogue, problems: Problems): void {
  if (tree.kind !== 'object') return
  const codes = partOf(tree, 'codes')
  if (codes?.kind === 'object') checkCodes(codes, tree, catalogue, problems)
  checkSentences(partOf(tree, 'sentences'), catalogue, problems)
  checkWords(partOf(tree, 'fallback'), undefined, catalogue, problems)
  checkFallback(partOf(tree, 'fallback'), problems)
  const fallback = tree.members.get('fallback')
  const entries = [...(fallback ? [fallback] : []), ...(codes?.kind === 'object' ? codes.members.values() : [])]
  checkErrorButtons(
    entries.map(({ keyAt, value }) => ({ at: keyAt, tree: value })),
    problems,
  )
  const messages = [
    partOf(tree, 'sentences'),
    partOf(tree, 'fallback'),
    ...(codes?.kind === 'object' ? valuesOf(codes) : []),
  ]
  for (const message of messages) if (message !== undefined) checkTexts(message, catalogue, problems)
}

/**
 * The fallback message is for codes that say nothing certain about the customer's money, so it must make no such claim.
 */
function checkFallback(fallback: Tree | undefined, problems: Problems): void {
  const claims = textOf(partOf(fallback, 'claims'))
  if (claims !== undefined)
    problems.add(
      'false-message',
      claims.at,
      'The fallback says something of the customer’s money, and nothing is certain.',
    )
}

function checkCodes(codes: ObjectTree, tree: ObjectTree, catalogue: Catalogue, problems: Problems): void {
  const { errorCodes, errorContexts } = catalogue
  const at = tree.members.get('codes')?.keyAt ?? codes.at
  // A code has a text of its own about a charge if a word or a claim is declared for it.
  const ofContexts = Object.keys({ ...catalogue.codeMoney, ...catalogue.codeWords }).filter(code => {
    const [plain = '', context] = code.split(':')
    return context !== undefined && errorCodes.includes(plain)
  })
  for (const code of [...errorCodes, ...ofContexts]) {
    if (!codes.members.has(code)) problems.add('missing-code', at, `The code \`${code}\` is missing.`)
  }
  const known = errorCodes.flatMap(code => [code, ...errorContexts.map(context => `${code}:${context}`)])
  for (const [code, { keyAt, value }] of codes.members) {
    const before = problems.size
    checkClaim(code, value, keyAt, catalogue, problems)
    // The author has to rewrite a text with a wrong claim anyway, so its subject is not checked.
    if (problems.size === before) checkSubject(code, value, keyAt, catalogue, problems)
    if (known.includes(code)) continue
    // A code that the catalogue has is no misspelling of this one.
    const free = known.filter(one => !codes.members.has(one))
    problems.add('unknown-code', keyAt, `The operator has no code \`${code}\`.`, { name: code, known: free })
  }
}

function checkClaim(code: string, entry: Tree, at: Place, catalogue: Catalogue, problems: Problems): void {
  const [claims, uncharged, written] = ['claims', 'uncharged', 'textClaims'].map(key => textOf(partOf(entry, key)))
  const wordOf = (key: Text) => own<string>(sentenceWords, key.text)
  const said = [claims && { at: claims.at, word: wordOf(claims) }, written && { at: written.at, word: written.text }]
  const certain = own(catalogue.codeMoney, code)
  const isTrue = certain === undefined ? 'that is not certain' : `where it is shown, ${meanings[certain]}`
  const fitting = own(catalogue.codeSentences, code) ?? certain
  const advice = certain === undefined ? 'Remove this key.' : `Write \`"claims": "${fitting}"\` in the message.`
  const report = (place: Place, word?: string) => {
    const what = `The message \`${code}\` says ${meaningOf(word) ?? 'nothing of the customer’s money'}, and ${isTrue}.`
    problems.add('false-message', place, what, undefined, advice)
  }
  const wrong = said.find(one => one?.word !== undefined && one.word !== certain)
  if (wrong?.word !== undefined) report(wrong.at, wrong.word)
  else if (certain !== undefined && said.every(one => one === undefined)) report(at)
  else if (claims !== undefined && written !== undefined)
    problems.add(
      'false-message',
      claims.at,
      `“${code}” says twice ${meaningOf(certain)}.`,
      undefined,
      'Remove `claims`.',
    )
  else if (claims !== undefined && wordOf(claims) !== undefined && certain !== 'none' && claims.text !== fitting) {
    const what = `“${code}” uses the sentence “${claims.text}”, which is made for another code.`
    problems.add('false-message', claims.at, what, undefined, advice)
  } else checkWords(entry, certain, catalogue, problems)
  const kept = own(catalogue.codeSentences, code)
  if (
    kept !== undefined &&
    own<string>(sentenceWords, kept) === 'none' &&
    certain === undefined &&
    uncharged?.text !== kept
  ) {
    const what = `“${code}” does not say that nothing was charged for this recharge.`
    problems.add(
      'false-message',
      uncharged?.at ?? at,
      what,
      undefined,
      `Write \`"uncharged": "${kept}"\` in the message.`,
    )
  }
  if (uncharged !== undefined && wordOf(uncharged) !== 'none')
    problems.add('false-message', uncharged.at, `“${uncharged.text}” does not say that nothing was charged.`)
}

/** Returns a claim as the end of a sentence, such as `that nothing was charged`. */
function meaningOf(word: string | undefined): string | undefined {
  const meaning = own<string>(meanings, word ?? '')
  return meaning && `that ${meaning}`
}

/** Checks that a message contains the subject of its code. */
function checkSubject(code: string, entry: Tree, at: Place, { codeWords }: Catalogue, problems: Problems): void {
  const word = own(codeWords, code)
  const [title, copy] = ['title', 'text'].map(key => textOf(partOf(entry, key)))
  if (word === undefined || copy === undefined) return
  if (`${title?.text} ${copy.text}`.toLowerCase().includes(word)) return
  problems.add(
    'wrong-sentence',
    copy.at ?? at,
    `The message of \`${code}\` does not say “${word}”.`,
    undefined,
    `Write a text with “${word}”.`,
  )
}

/** Checks the first words of each sentence about money. They must make the claim of the sentence's key. */
function checkSentences(sentences: Tree | undefined, catalogue: Catalogue, problems: Problems): void {
  for (const [key, word] of Object.entries(sentenceWords)) {
    const sentence = textOf(partOf(sentences, key))
    const expected = own(catalogue.claimingWords, word) && word
    if (sentence === undefined) continue
    const said = sentence.text.toLowerCase()
    const part = own(catalogue.sentenceParts, key)
    const isOwn = part !== undefined && said.includes(part)
    const foreign = Object.entries(catalogue.sentenceParts).find(
      ([of, other = '']) => of !== key && said.includes(other),
    )
    if (claimIn(sentence, catalogue)?.word === expected) {
      if (isOwn || foreign === undefined) continue
      const what = `The sentence \`${key}\` says “${foreign[1]}”, as that of \`${foreign[0]}\` does.`
      problems.add('false-message', sentence.at, what, undefined, 'Put each sentence back to its own key.')
      continue
    }
    problems.add('false-message', sentence.at, `\`${key}\` does not say “${word}” of the customer’s money.`)
  }
}

/** Reports a sentence whose claim about the customer's money differs from the claim that its message declares. */
function checkWords(
  message: Tree | undefined,
  word: string | undefined,
  catalogue: Catalogue,
  problems: Problems,
): void {
  for (const key of ['title', 'text']) {
    const copy = textOf(partOf(message, key))
    const claimed = copy && claimIn(copy, catalogue)
    if (copy === undefined || claimed === undefined || claimed.word === word) continue
    const what = `“${claimed.sentence}” says ${meaningOf(claimed.word)}, and that is not certain here.`
    const advice = 'Take the sentence out: where it is true, the app adds it by itself.'
    problems.add('false-message', copy.at, what, undefined, claimed.word === 'none' ? advice : 'Take the sentence out.')
  }
}

/**
 * Checks the placeholders in all texts of a message, also those of its buttons. It need not skip the names of events,
 * because these contain no braces.
 */
function checkTexts(message: Tree, catalogue: Catalogue, problems: Problems): void {
  if (message.kind === 'object') for (const value of valuesOf(message)) checkTexts(value, catalogue, problems)
  const copy = textOf(message)
  if (copy === undefined) return
  checkSigns(copy, problems)
  checkAgreeing(copy, catalogue.agreeingWords, problems)
  checkAmounts(copy, catalogue.fixedAmountsCents, problems)
  for (const [whole] of copy.text.matchAll(/&[A-Z][A-Z_]*|\{[^{}]*\}/g)) {
    const known = catalogue.errorPlaceholders
    if (known.includes(whole)) continue
    const what = `\`${whole}\` is nothing that a message can say.`
    problems.add('unknown-placeholder', message.at, what, { name: whole, known })
  }
}

function valuesOf({ members }: ObjectTree): readonly Tree[] {
  return [...members.values()].map(({ value }) => value)
}
