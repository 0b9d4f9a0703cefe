import { own } from '../../engine/flow.ts'
import type { Text } from '../json-tree.ts'
import type { Pass } from '../pass.ts'
import { claimIn } from './claiming.ts'

const TAKEN = 'taken'

/** Checks that a step that claims that money was taken says so in its title. */
export const checkSaidClaims: Pass = ({ flow, catalogue, problems }) => {
  if (own(catalogue.claimingWords, TAKEN) === undefined) return
  const isSaid = (title: Text | undefined) => title === undefined || claimIn(title, catalogue)?.word === TAKEN
  for (const { id, claims, title, retitled } of flow.steps.values()) {
    if (claims?.text !== TAKEN) continue
    const silent = [title, retitled.title].find(one => !isSaid(one))
    if (silent !== undefined)
      problems.add('unsaid-claim', silent.at, `“${id}” claims that money was taken, and its title is “${silent.text}”.`)
  }
}
