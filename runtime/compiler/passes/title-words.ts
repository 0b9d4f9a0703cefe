import type { StepModel } from '../model.ts'
import type { Pass } from '../pass.ts'
import { singular, stemOf } from '../words.ts'

/**
 * Reports a title that seems to belong to another step: it shares no word with its own step's address or id, one of its
 * words fits only the other step, and the other step's title does not fit that step either.
 */
export const checkTitleWords: Pass = ({ flow, problems }) => {
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
