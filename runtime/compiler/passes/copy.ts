import { own } from '../../engine/flow.ts'
import { type FactType, factTypes, moneyWords } from '../catalogue.ts'
import type { Place, Text } from '../json-tree.ts'
import { whereIs } from '../line.ts'
import type { ModalModel, StepModel } from '../model.ts'
import { nearMiss } from '../near-miss.ts'
import { eachScreen, type Pass, type PassInput } from '../pass.ts'
import { harmOf, meanings, sayings } from '../proof/claims.ts'
import { joined } from '../words.ts'
import { claimIn } from './claiming.ts'
import { checkAgreeing, checkAmounts, checkSigns } from './copy-signs.ts'
import { type CopyText, frameTexts, screenTexts } from './copy-texts.ts'

/**
 * Checks that the app can replace every name in braces, with a format for its type. Also checks that each text has its
 * required facts and no forbidden facts.
 */
export const checkCopy: Pass = input => {
  for (const text of frameTexts(input.flow)) {
    checkText(input, text)
    checkFrame(input, text)
  }
  checkScreens(input)
}

const checkScreens = eachScreen((input, screen) => {
  const texts = screenTexts(screen)
  const near = nearFacts(input, screen)
  for (const text of texts) checkText(input, text, near)
  checkClaims(input, screen, texts)
})

type Input = Pick<PassInput, 'catalogue' | 'problems'>

function checkText(input: Input, text: CopyText, near: readonly string[] = []): void {
  const { catalogue, problems } = input
  checkNames(input, text, near)
  checkSigns(text.copy, problems)
  checkAmounts(text.copy, catalogue.fixedAmountsCents, problems)
  checkTerms(input, text)
  if (!text.isTerms) checkAgreeing(text.copy, catalogue.agreeingWords, problems)
  checkWord(input, text)
}

/** Reports a text of all screens that seems to belong to another name, such as the text for `loading` in `back`. */
function checkWord({ catalogue, problems }: Input, { copy, word }: CopyText): void {
  if (word === undefined || own(catalogue.frameWords, word) === undefined) return
  const says = (part: string | undefined) => part !== undefined && copy.text.toLowerCase().includes(part)
  if (says(own(catalogue.frameWords, word))) return
  const other = Object.keys(catalogue.frameWords).find(name => says(catalogue.frameWords[name]))
  if (other !== undefined)
    problems.add(
      'wrong-label',
      copy.at,
      `“${copy.text}” is the text for \`${word}\`, and seems to be the one for \`${other}\`.`,
    )
}

/** Reports a sentence about money in a text of all screens, because it cannot be true on each of them. */
function checkFrame({ catalogue, problems }: Input, { copy }: CopyText): void {
  const claimed = claimIn(copy, catalogue)
  if (claimed === undefined) return
  const what = `“${claimed.sentence}” says that ${own<string>(meanings, claimed.word)}, on every screen.`
  problems.add('unclaimed-words', copy.at, what, undefined, 'Take the sentence out.')
}

/**
 * Checks that a sentence about money agrees with the claim of its screen. If the screen claims nothing, only its first
 * such text is reported, because one `claims` is missing.
 */
function checkClaims(
  { catalogue, problems }: Input,
  { id, claims, title, at }: StepModel | ModalModel,
  texts: readonly CopyText[],
): void {
  for (const { copy } of texts) {
    const claimed = claimIn(copy, catalogue)
    const meaning = own<string>(meanings, claimed?.word ?? '')
    if (claimed === undefined || claimed.word === claims?.text) continue
    const says = `“${claimed.sentence}” says that ${meaning}, and \`${id}\``
    const key = `\`"claims": "${claimed.word}",\``
    if (claims === undefined) {
      const advice = `If this is true for every customer who sees the screen, write ${key} in a new line above the title of \`${id}\`, in ${whereIs(title?.at ?? at, copy.at)}. Else take the sentence out.`
      const why =
        claimed.word === 'taken' ? 'A customer who has not paid would believe that the recharge is done.' : undefined
      problems.add('unclaimed-words', copy.at, `${says} has no \`claims\`.`, undefined, { why, mend: advice })
      return
    }
    const money = moneyWords.find(word => word === claims.text)
    const about = own<string>(meanings, claims.text) ?? `\`${claims.text}\``
    const what = `${says} is shown while ${about} (\`"claims": "${claims.text}"\`).`
    const said = moneyWords.find(word => word === claimed.word)
    const why = money && said && harmOf(money, said)
    const mend = `Write a sentence that is true then${money === undefined ? '' : `, for example “${sayings[money]}”`}. Change \`claims\` only if the sentence is true for everybody who sees the screen.`
    problems.add('unclaimed-words', copy.at, what, undefined, { why, mend })
  }
}

/** Returns the facts that a step needs, as placeholders with their meanings, such as `{recharge.value:money}`. */
function nearFacts({ catalogue }: Input, screen: StepModel | ModalModel): readonly string[] {
  const needs = 'needs' in screen ? screen.needs : []
  return needs.flatMap(({ text }) => {
    const { type, words, label } = own(catalogue.facts, text) ?? {}
    const format = type === 'cents' ? 'money' : own(catalogue.readableFacts, text)?.[0]
    if (format === undefined || words === undefined || label === 'secret') return []
    return `\`{${text}${format === 'text' ? '' : `:${format}`}}\` (${words})`
  })
}

function checkNames(input: Input, { copy, filled, isShared }: CopyText, near: readonly string[]): void {
  for (const [whole, inside = ''] of copy.text.matchAll(/\{([^{}]*)\}/g)) {
    if (filled === 'facts') checkFact(input, copy, whole, inside, isShared, near)
    else if (!filled.includes(inside)) {
      const what =
        filled.length > 0 ? `This text has no \`${whole}\`.` : `This text is shown as it is, \`${whole}\` included.`
      input.problems.add('unknown-placeholder', copy.at, what, { name: inside, known: filled })
    }
  }
}

function checkFact(
  input: Input,
  { at }: Text,
  whole: string,
  inside: string,
  isShared: boolean,
  near: readonly string[],
): void {
  const { catalogue, problems } = input
  const [, name = '', format = 'text'] = /^([\w.]+)(?::(\w+))?$/.exec(inside) ?? []
  const fact = own(catalogue.facts, name)
  const takes = own(catalogue.formats, format)
  if (fact === undefined || fact.label === 'secret') {
    const known = Object.keys(catalogue.facts).filter(other => catalogue.facts[other]?.label !== 'secret')
    const what = fact === undefined ? `\`${whole}\` names no fact.` : `\`${whole}\` is secret: copy never shows it.`
    const guess = fact === undefined ? nearMiss(name || inside, known) : undefined
    problems.add(
      'unknown-placeholder',
      at,
      what,
      guess === undefined ? undefined : { name: whole, write: whole.replace(name || inside, guess) },
      guess === undefined && near.length > 0
        ? `Write a fact in its place. This screen always has ${joined(near, 'or')}; docs/authoring.md lists others under “Change a text”.`
        : undefined,
    )
  } else if (takes === undefined) {
    const known = Object.keys(catalogue.formats).filter(other => own(catalogue.formats, other)?.includes(fact.type))
    const [only = '', other] = known
    const meant = known.length > 0 && other === undefined ? { name: format, write: only } : { name: format, known }
    const why = `The customer would read \`${whole}\` as it stands here, in place of ${fact.words ?? 'what it stands for'}.`
    problems.add('unknown-format', at, `There is no format \`${format}\`.`, meant, { why })
  } else if (!takes.includes(fact.type)) {
    const isPlain = format === 'text'
    const what = isPlain
      ? `\`${whole}\` is ${nouns([fact.type])}, and says no format for it.`
      : `\`${format}\` writes ${nouns(takes)}, and \`${name}\` is ${nouns([fact.type])}.`
    const why = fact.type === 'cents' ? 'The customer would read cents, such as 2000 for R$ 20,00.' : undefined
    const fits = (other: string) => own(catalogue.formats, other)?.includes(fact.type) === true
    const fitting = Object.keys(catalogue.formats).find(fits)
    const meant = fits('text') ? `{${name}}` : fitting && `{${name}:${fitting}}`
    problems.add('wrong-format', at, what, meant === undefined ? undefined : { name: whole, write: meant }, { why })
  } else checkReadable(input, at, whole, name, format)
  const isPrivate = (fact?.label === 'personal' && fact.shared !== true) || name.startsWith('login.')
  if (isShared && isPrivate) problems.add('shared-personal', at, `The customer would share \`${whole}\`.`)
}

function checkReadable({ catalogue, problems }: Input, at: Place, whole: string, name: string, format: string): void {
  if (catalogue.facts[name]?.type === 'cents' || name.startsWith('own.')) return
  const [fitting, ...others] = own(catalogue.readableFacts, name) ?? []
  if (fitting === undefined) {
    const known = Object.keys(catalogue.readableFacts)
    problems.add('unreadable-fact', at, `\`${name}\` is not made for a text.`, { name, known })
  } else if (![fitting, ...others].includes(format)) {
    const what = `\`${name}\` is read as \`${fitting}\`, and not as \`${format}\`.`
    problems.add('wrong-format', at, what, {
      name: whole,
      write: fitting === 'text' ? `{${name}}` : `{${name}:${fitting}}`,
    })
  }
}

function nouns(types: readonly FactType[]): string {
  return types.map(type => factTypes[type]).join(' or ')
}

/** The meaning of placeholders that blocks fill in. */
const fillings: { readonly [placeholder: string]: string } = {
  time: 'how long it still takes',
  count: 'how many are left',
  limit: 'the limit',
  gb: 'how many gigabytes the bonus has',
  days: 'how many days the credit lasts',
  last: 'the last digits of the card',
  brand: 'the brand of the card',
  digits: 'how many digits to type',
  card: 'which card it is about',
  value: 'the amount',
  when: 'on which days',
  date: 'the date',
  number: 'the phone number',
}

function checkTerms({ problems }: Input, { copy, isTerms, demands }: CopyText): void {
  for (const name of demands) {
    if (copy.text.includes(`{${name}}`)) continue
    const advice = `Write \`{${name}}\` in the text, at the place of the sentence where the customer is to read it.`
    const lacking = own({ value: 'how much is taken', day: 'when the money is taken' }, name)
    const why = lacking && `The customer would agree to a charge without reading ${lacking}.`
    if (isTerms)
      problems.add('incomplete-terms', copy.at, `These terms do not say \`{${name}}\`.`, undefined, {
        why,
        mend: advice,
      })
    else {
      const missing = own(fillings, name)
      const reason = missing && `The customer would not read ${missing}.`
      const what = `This text has to say \`{${name}}\`.`
      problems.add('missing-placeholder', copy.at, what, undefined, { why: reason, mend: advice })
    }
  }
}
