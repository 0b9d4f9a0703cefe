import type { Catalogue } from '../catalogue.ts'
import { handlingsIn } from '../flow-parts.ts'
import type { Way } from '../model.ts'
import type { Pass } from '../pass.ts'
import { idWords, isAlike } from '../words.ts'
import { wordsOf } from './guard-names.ts'

/**
 * Checks that the targets of a list's branches are not swapped. For example, a branch with the guard `checkoutReturns`
 * must not lead to `step:pix` if another branch leads to `step:checkout`.
 */
export const checkCrossed: Pass = ({ flow, catalogue, problems }) => {
  for (const list of handlingsIn(flow).flatMap(({ lists }) => lists)) {
    for (const way of list) {
      const { when, to } = way
      if (when === undefined || isNamed(catalogue, way, to.text)) continue
      const other = list.find(one => one !== way && isMeant(catalogue, way, one))?.to.text
      const step = idWords(when.text).find(word => flow.steps.has(word))
      const meant = other ?? (step === undefined || !to.text.startsWith('step:') ? undefined : `step:${step}`)
      if (meant === undefined) continue
      const what = `\`${when.text}\` leads to \`${to.text}\`, and it names \`${meant}\`.`
      problems.add('crossed-branches', to.at, what, { name: to.text, write: meant })
    }
  }
}

function isNamed(catalogue: Catalogue, { when }: Way, target: string): boolean {
  const words = targetWords(catalogue, target)
  return wordsOf(catalogue, when?.text ?? '').some(word => words.some(other => isAlike(word, other)))
}

/**
 * Returns whether the guard of `way` seems to belong to `other`, because the guard's name fits the target of `other`.
 * If `other` has no guard, it takes all remaining cases, so then every word of the name must fit.
 */
function isMeant(catalogue: Catalogue, way: Way, other: Way): boolean {
  if (other.when !== undefined) return isNamed(catalogue, way, other.to.text)
  const words = targetWords(catalogue, other.to.text)
  const named = wordsOf(catalogue, way.when?.text ?? '')
  return words.length > 0 && named.every(word => words.some(one => isAlike(word, one)))
}

/** Returns the words of the screen, flow or field in a target, without its kind. */
function targetWords(catalogue: Catalogue, target: string): readonly string[] {
  return wordsOf(catalogue, target.slice(target.indexOf(':') + 1))
}
