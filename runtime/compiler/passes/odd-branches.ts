import { handlingsIn, handlingsOf } from '../flow-parts.ts'
import { whereIs } from '../line.ts'
import type { StepModel, Way } from '../model.ts'
import type { Pass } from '../pass.ts'
import type { Problems } from '../problem.ts'

/** Another list counts as odd only if at least this many lists agree. */
const AGREEING = 2

/**
 * Compares the lists of branches that ask the same guards in the same order. If all but one of them agree on a target,
 * the other one is reported.
 */
export const checkOddBranches: Pass = ({ flow, problems }) => {
  for (const step of flow.steps.values()) checkSameAnswers(step, problems)
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

/**
 * Checks that a step that watches something leads the same news to the same screen however they come: on arrival, while it
 * watches, and when the customer asks. The services of one subject, such as `pix.watchPayment` and `pix.checkPayment`,
 * name the same news alike.
 */
function checkSameAnswers(step: StepModel, problems: Problems): void {
  if (step.watch === undefined) return
  const known = new Map<string, readonly Way[]>()
  for (const { service, ways } of handlingsOf(step)) {
    for (const outcome of new Set(ways.flatMap(way => way.outcome ?? []))) {
      const led = ways.filter(way => way.outcome === outcome)
      const key = `${service?.text.split('.')[0]} ${outcome}`
      const usual = known.get(key)
      if (usual === undefined) known.set(key, led)
      const index = led.findIndex((way, at) => said(way) !== said(usual?.[at]))
      const [odd, other] = [led[index], usual?.[index] ?? usual?.[0]]
      if (odd === undefined || other === undefined) continue
      const what = `\`${outcome}\` of \`${service?.text}\` leads to \`${odd.to.text}\` here, and to \`${other.to.text}\` in ${whereIs(other.to.at, odd.to.at)}, on the same screen “${step.title?.text ?? step.id}”.`
      const why = 'The customer would come to one screen or the other with the same news.'
      const mend = `Write the same target for \`${outcome}\` in both places.`
      problems.add('odd-branch', odd.to.at, what, undefined, { why, mend })
    }
  }
}

function said(way: Way | undefined): string | undefined {
  return way && `${way.when?.text ?? ''} ${way.to.text}`
}
