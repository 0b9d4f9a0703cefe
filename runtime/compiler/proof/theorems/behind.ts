import { own } from '../../../engine/flow.ts'
import { whereIs } from '../../line.ts'
import type { Theorem } from '../proof.ts'
import { nameOf, storyOf } from '../story.ts'

/**
 * Theorem about Back. If money was taken, or may have been taken, Back never shows the screen that confirmed the
 * payment as if nothing had happened.
 */
export const behind: Theorem = proof => {
  const { catalogue, explored, flow, prepared, problems } = proof
  const { moves, answers } = explored
  const isSent = (money: string | undefined) => money === 'taken' || money === 'unknown'
  const landings = answers.filter(
    ({ probe, to }) =>
      isSent(probe.money) &&
      own(catalogue.services, probe.service ?? '')?.charges === 'now' &&
      to.state.modals.length === 0,
  )
  const backs = moves.filter(
    ({ probe, to }) => probe.by === 'back' && own(prepared.steps, to.state.step)?.confirms === 'charge',
  )
  for (const landing of landings) {
    const back = backs.find(({ from, to }) => from === landing.to && to.state.step === landing.from.state.step)
    if (back === undefined || landing.to.state.step === landing.from.state.step) continue
    const what = `From \`${nameOf(landing.to)}\` Back leads to \`${nameOf(back.to)}\`, where the same was just paid.`
    const at = flow.steps.get(landing.to.state.step)?.at ?? flow.tree.at
    const written = flow.steps.get(landing.to.state.step)?.back
    const home = flow.always.get('home')?.ways[0]?.to.text
    const mend = home && written && `Write \`${home}\` in place of \`${written.text}\`, in ${whereIs(written.at, at)}.`
    problems.add('back-to-charge', at, what, { story: storyOf(explored, landing) }, mend)
  }
}
