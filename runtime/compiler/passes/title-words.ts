import { screensOf } from '../flow-parts.ts'
import { partOf, type Text, textOf } from '../json-tree.ts'
import type { ModalModel, StepModel } from '../model.ts'
import type { Pass, PassInput } from '../pass.ts'
import { singular, stemOf, stemsOf } from '../words.ts'
import { screenTexts } from './copy-texts.ts'

/**
 * Reports a title that seems to belong to another screen, by the words that it shares with addresses and texts. Also
 * reports a step without a title or heading.
 */
export const checkTitleWords: Pass = input => {
  checkAddressWords(input)
  checkHeadings(input)
  checkSwapped(input)
}

/** Checks that a step with the header `brand`, which shows no title, has a heading. */
function checkHeadings({ flow, problems }: PassInput): void {
  for (const { id, tree, blocks } of flow.steps.values()) {
    const header = textOf(partOf(tree, 'header'))
    if (header?.text !== 'brand' || blocks.some(({ name }) => name === 'heading')) continue
    problems.add(
      'missing-heading',
      header.at,
      `\`${id}\` has the header \`brand\`, which shows no title, and no heading.`,
    )
  }
}

/** The least share of its words by which a title has to fit the other screen better than its own. */
const LEAST_GAIN = 0.4

/** Reports two titles if each fits the other screen clearly better than its own, by the words of the screens' texts. */
function checkSwapped({ flow, problems }: PassInput): void {
  const screens = screensOf(flow).flatMap(screen => {
    const { title } = screen
    const stems = title === undefined ? [] : stemsOf(title.text)
    return title === undefined || stems.length === 0 ? [] : [{ screen, title, stems, words: wordsIn(screen) }]
  })
  type One = (typeof screens)[number]
  const shareOf = ({ stems }: One, { words }: One) => stems.filter(stem => words.has(stem)).length / stems.length
  const isBetter = (one: One, other: One) => shareOf(one, other) - shareOf(one, one) >= LEAST_GAIN
  for (const [at, one] of screens.entries()) {
    const other = screens.slice(at + 1).find(next => isBetter(one, next) && isBetter(next, one))
    if (other === undefined) continue
    const what = `“${one.title.text}” is the title of \`${one.screen.id}\`, and “${other.title.text}” that of \`${other.screen.id}\`: each fits the texts of the other.`
    problems.add('foreign-title', one.title.at, what)
  }
}

function wordsIn(screen: StepModel | ModalModel): ReadonlySet<string> {
  const paths = 'paths' in screen ? screen.paths.map(({ text }) => text) : []
  return new Set([screen.id, ...paths, ...otherTexts(screen).map(({ text }) => text)].flatMap(stemsOf))
}

function otherTexts(screen: StepModel | ModalModel): readonly Text[] {
  return screenTexts(screen).flatMap(({ copy }) => (copy === screen.title ? [] : copy))
}

/**
 * Reports a title that shares no word with its own step's address or id, if one of its words fits only another step,
 * whose title does not fit that step either.
 */
function checkAddressWords({ flow, problems }: PassInput): void {
  const steps = [...flow.steps.values()].map(step => ({ step, title: titleWords(step), named: namedBy(step) }))
  const byWord = new Map<string, (typeof steps)[number][]>()
  for (const one of steps) for (const word of one.named) byWord.set(word, [...(byWord.get(word) ?? []), one])
  const isFit = ({ title, named }: (typeof steps)[number]) => {
    const stems = new Set([...named].map(stemOf))
    return [...title].some(word => stems.has(stemOf(word)))
  }
  for (const one of steps) {
    const { step, title } = one
    if (isFit(one) || step.title === undefined) continue
    const found = [...title].flatMap(word => {
      const [other, ...others] = byWord.get(word) ?? []
      return other === undefined || others.length > 0 || isFit(other) ? [] : [{ word, other: other.step }]
    })
    for (const { word, other } of found.slice(0, 1))
      problems.add(
        'foreign-title',
        step.title.at,
        `“${step.title.text}” of \`${step.id}\` says “${word}”, as only the address of \`${other.id}\` does, whose title is “${other.title?.text ?? ''}”.`,
      )
  }
}

function titleWords({ title, retitled }: StepModel): ReadonlySet<string> {
  return new Set([title, retitled.title].flatMap(text => (text === undefined ? [] : singular(text.text))))
}

/**
 * Returns the words of a step's id and current address. Former addresses are left out, because they may describe an
 * earlier purpose of the step.
 */
function namedBy({ id, paths: [path] }: StepModel): ReadonlySet<string> {
  return new Set([...singular(id), ...singular(path?.text ?? '')])
}
