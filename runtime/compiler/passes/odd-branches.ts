import { handlingsIn } from '../flow-parts.ts'
import type { Way } from '../model.ts'
import type { Pass } from '../pass.ts'

/** Another list counts as odd only if at least this many lists agree. */
const AGREEING = 2

/**
 * Compares the lists of branches that ask the same guards in the same order. If all but one of them agree on a target,
 * the other one is reported.
 */
export const checkOddBranches: Pass = ({ flow, problems }) => {
  const groups = new Map<string, (readonly Way[])[]>()
  for (const list of new Set(handlingsIn(flow).flatMap(({ lists }) => lists))) {
    if (list.length < 2) continue
    const key = list.map(({ when }) => when?.text ?? '').join(' ')
    groups.set(key, [...(groups.get(key) ?? []), list])
  }
  for (const lists of groups.values()) {
    for (const [at, { when }] of (lists[0] ?? []).entries()) {
      const ways = lists.flatMap(list => list[at] ?? [])
      const targets = ways.map(({ to }) => to.text)
      const [odd, ...others] = ways.filter(({ to }) => targets.filter(text => text === to.text).length === 1)
      const usual = targets.find(text => text !== odd?.to.text)
      if (odd === undefined || others.length > 0 || usual === undefined || ways.length <= AGREEING) continue
      // A list on the very screen to which the other lists lead cannot lead there, so its last branch stays.
      if (when === undefined && [odd.to.text, usual].includes('stay')) continue
      const who = when === undefined ? 'The last branch' : `\`${when.text}\``
      problems.add(
        'odd-branch',
        odd.to.at,
        `${who} leads to \`${odd.to.text}\`, and to \`${usual}\` in every list like it.`,
        { name: odd.to.text, write: usual },
      )
    }
  }
}
