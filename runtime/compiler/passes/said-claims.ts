import { own } from '../../engine/flow.ts'
import { moneyWords } from '../catalogue.ts'
import type { Text } from '../json-tree.ts'
import type { Pass } from '../pass.ts'
import { sayings } from '../proof/claims.ts'
import { claimIn } from './claiming.ts'
import { screenTexts } from './copy-texts.ts'

const TAKEN = 'taken'

/**
 * Checks that a step that claims that money was taken says so in its title, and that a dialog that claims something about
 * money has a sentence that says it.
 */
export const checkSaidClaims: Pass = ({ flow, catalogue, problems }) => {
  if (own(catalogue.claimingWords, TAKEN) === undefined) return
  const isSaid = (title: Text | undefined) => title === undefined || claimIn(title, catalogue)?.word === TAKEN
  for (const { id, claims, title, retitled } of flow.steps.values()) {
    if (claims?.text !== TAKEN) continue
    const silent = [title, retitled.title].find(one => !isSaid(one))
    if (silent !== undefined)
      problems.add(
        'unsaid-claim',
        silent.at,
        `\`${id}\` claims that money was taken, and its title is “${silent.text}”.`,
        undefined,
        `Write a title that says so, for example “${sayings.taken}”.`,
      )
  }
  for (const modal of flow.modals.values()) {
    const word = modal.claims?.text
    const isTold = modal.blocks.some(({ tells }) => tells)
    if (word === undefined || own(catalogue.claimingWords, word) === undefined || isTold) continue
    const money = moneyWords.find(one => one === word)
    if (screenTexts(modal).some(({ copy }) => claimIn(copy, catalogue)?.word === word)) continue
    problems.add(
      'unsaid-claim',
      modal.claims?.at ?? modal.at,
      `\`${modal.id}\` has \`"claims": "${word}"\`, and no text says so.`,
      undefined,
      money && `Write a sentence in it that says so, for example “${sayings[money]}”, or delete \`claims\`.`,
    )
  }
}
