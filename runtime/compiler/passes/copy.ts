import { own } from '../../engine/flow.ts'
import { type FactType, factTypes } from '../catalogue.ts'
import type { Place, Text } from '../json-tree.ts'
import { nearMiss } from '../near-miss.ts'
import { eachScreen, type Pass, type PassInput } from '../pass.ts'
import { claimIn } from './claiming.ts'
import { checkAgreeing, checkAmounts, checkSigns } from './copy-signs.ts'
import { type CopyText, frameTexts, screenTexts } from './copy-texts.ts'

/**
 * Checks that the app can replace every name in braces, with a format for its type. Also checks that each text has its
 * required facts and no forbidden facts.
 */
export const checkCopy: Pass = input => {
  for (const text of frameTexts(input.flow)) checkText(input, text)
  checkScreens(input)
}

const checkScreens = eachScreen((input, screen) => {
  for (const text of screenTexts(screen)) checkText(input, text)
})

type Input = Pick<PassInput, 'catalogue' | 'problems'>

function checkText(input: Input, text: CopyText): void {
  const { catalogue, problems } = input
  checkNames(input, text)
  checkSigns(text.copy, problems)
  checkAmounts(text.copy, catalogue.fixedAmountsCents, problems)
  checkTerms(input, text)
  if (!text.isTerms) checkAgreeing(text.copy, catalogue.agreeingWords, problems)
  checkClaims(input, text)
}

function checkClaims({ catalogue, problems }: Input, { copy, claims }: CopyText): void {
  const claimed = claimIn(copy, catalogue)
  if (claimed === undefined || claimed.word === claims) return
  const screen = claims === undefined ? 'claims nothing' : `claims “${claims}”`
  const what = `“${claimed.sentence}” says “${claimed.word}” of the customer’s money, and its screen ${screen}.`
  problems.add('unclaimed-words', copy.at, what)
}

function checkNames(input: Input, { copy, filled, isShared }: CopyText): void {
  for (const [whole, inside = ''] of copy.text.matchAll(/\{([^{}]*)\}/g)) {
    if (filled === 'facts') checkFact(input, copy, whole, inside, isShared)
    else if (!filled.includes(inside)) {
      const what =
        filled.length > 0 ? `This text has no “${whole}”.` : `This text is shown as it is, “${whole}” included.`
      input.problems.add('unknown-placeholder', copy.at, what, { name: inside, known: filled })
    }
  }
}

function checkFact(input: Input, { at }: Text, whole: string, inside: string, isShared: boolean): void {
  const { catalogue, problems } = input
  const [, name = '', format = 'text'] = /^([\w.]+)(?::(\w+))?$/.exec(inside) ?? []
  const fact = own(catalogue.facts, name)
  const takes = own(catalogue.formats, format)
  if (fact === undefined || fact.label === 'secret') {
    const known = Object.keys(catalogue.facts).filter(other => catalogue.facts[other]?.label !== 'secret')
    const what = fact === undefined ? `“${whole}” names no fact.` : `“${whole}” is secret: copy never shows it.`
    const guess = fact === undefined ? nearMiss(name || inside, known) : undefined
    problems.add('unknown-placeholder', at, what, guess && whole.replace(name || inside, guess))
  } else if (takes === undefined) {
    const known = Object.keys(catalogue.formats)
    problems.add('unknown-format', at, `Copy has no format “${format}”, only ${known.join(', ')}.`, {
      name: format,
      known,
    })
  } else if (!takes.includes(fact.type)) {
    const what = `“${format}” writes ${nouns(takes)}, and “${name}” is ${nouns([fact.type])}.`
    const fits = (other: string) => own(catalogue.formats, other)?.includes(fact.type) === true
    const fitting = Object.keys(catalogue.formats).find(fits)
    const meant = fits('text') ? `{${name}}` : fitting && `{${name}:${fitting}}`
    problems.add('wrong-format', at, what, meant)
  } else checkReadable(input, at, name, format)
  const isPrivate = (fact?.label === 'personal' && fact.shared !== true) || name.startsWith('login.')
  if (isShared && isPrivate) problems.add('shared-personal', at, `The customer would share “${whole}”.`)
}

function checkReadable({ catalogue, problems }: Input, at: Place, name: string, format: string): void {
  if (catalogue.facts[name]?.type === 'cents' || name.startsWith('own.')) return
  const [fitting, ...others] = own(catalogue.readableFacts, name) ?? []
  if (fitting === undefined) {
    const known = Object.keys(catalogue.readableFacts)
    problems.add('unreadable-fact', at, `“${name}” is not made for a text.`, { name, known })
  } else if (![fitting, ...others].includes(format)) {
    const what = `“${name}” is read as “${fitting}”, and not as “${format}”.`
    problems.add('wrong-format', at, what, fitting === 'text' ? `{${name}}` : `{${name}:${fitting}}`)
  }
}

function nouns(types: readonly FactType[]): string {
  return types.map(type => factTypes[type]).join(' or ')
}

function checkTerms({ problems }: Input, { copy, isTerms, demands }: CopyText): void {
  for (const name of demands) {
    if (copy.text.includes(`{${name}}`)) continue
    if (isTerms) problems.add('incomplete-terms', copy.at, `These terms do not say “{${name}}”.`)
    else problems.add('missing-placeholder', copy.at, `This text has to say “{${name}}”.`)
  }
}
