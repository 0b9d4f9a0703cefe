import { own } from '../../engine/flow.ts'
import { type Catalogue, moneyWords } from '../catalogue.ts'
import type { Text } from '../json-tree.ts'
import type { FlowModel, ModalModel } from '../model.ts'
import type { Pass } from '../pass.ts'
import type { Problems } from '../problem.ts'
import { sayings } from '../proof/claims.ts'
import { joined } from '../words.ts'
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
        `\`${id}\` is shown after money was taken, and its title is “${silent.text}”.`,
        undefined,
        `Begin the title with ${joined(plainBeginnings(catalogue).map(quoted), 'or')}, as in “${sayings.taken} ${silent.text}”.`,
      )
  }
  checkIdleClaims(flow, problems)
  for (const { id, at, claims, on } of flow.modals.values()) {
    const again = [...on.values()].find(
      ({ service }) => own(catalogue.services, service?.text ?? '')?.charges === 'again',
    )
    if (again === undefined || claims !== undefined) continue
    const what = `\`${id}\` sends a charge a second time, and has no \`claims\`.`
    const why = 'A message in it could say that nothing was charged, and the first charge may have worked.'
    const mend = 'Write `"claims": "unknown",` above its title.'
    problems.add('unsaid-claim', at, what, undefined, { why, mend })
  }
  for (const modal of flow.modals.values()) {
    const word = modal.claims?.text
    if (word === undefined || own(catalogue.claimingWords, word) === undefined || isTold(modal)) continue
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

/** Returns the beginnings of sentences that say that money was taken, without those that name a way to pay. */
function plainBeginnings({ claimingWords, wayNames }: Catalogue): readonly string[] {
  const ways = Object.values(wayNames).flatMap(names => names ?? [])
  return (own(claimingWords, TAKEN) ?? []).filter(words => !ways.some(way => words.includes(way)))
}

/** Returns the beginning of a sentence as an author would write it. */
function quoted(words: string): string {
  return `“${words.charAt(0).toUpperCase()}${words.slice(1)}”`
}

/** Checks that no screen claims something of money if that is not for the screen to say. */
function checkIdleClaims({ steps, modals }: FlowModel, problems: Problems): void {
  const why = 'The check would allow words there that are untrue for some customers.'
  const mend = 'Delete `claims`.'
  for (const { id, claims, isFinal, watch } of steps.values()) {
    if (claims?.text !== 'none' || isFinal || watch !== undefined) continue
    const what = `\`${id}\` has \`"claims": "none"\`, and is neither an end nor looks how a payment stands.`
    problems.add('unsaid-claim', claims.at, what, undefined, { why, mend })
  }
  for (const modal of modals.values()) {
    const { id, claims } = modal
    if (claims === undefined || !isTold(modal)) continue
    const what = `\`${id}\` has \`"claims": "${claims.text}"\`, and shows messages that each say how a payment stands.`
    problems.add('unsaid-claim', claims.at, what, undefined, { why, mend })
  }
}

/** Returns whether a dialog shows the message of an outcome. */
function isTold({ blocks }: ModalModel): boolean {
  return blocks.some(({ tells }) => tells)
}
