import { own } from '../../../engine/flow.ts'
import { shownBy } from '../../pass.ts'
import type { Theorem } from '../proof.ts'
import { nameOf, storyOf } from '../story.ts'

/**
 * Theorem about the login: no tap and no answer of a screen leads a customer who is logged in to the login. Events of
 * `always` may, because they serve screens for anyone too.
 */
export const loggedIn: Theorem = ({ catalogue, explored, flow, problems }) => {
  const logins = new Set<string | undefined>(flow.always.get('loggedOut')?.ways.map(({ to }) => shownBy(to)))
  const always = new Set<unknown>([...flow.always.values()].flatMap(({ ways }) => ways))
  const told = new Set<unknown>()
  for (const move of explored.moves) {
    const { probe, from, to, handled } = move
    const way = handled?.way
    if (way === undefined || !to.isIn || always.has(way) || told.has(way)) continue
    if (!logins.has(shownBy(way.to)) || !logins.has(to.state.step) || from.state.step === to.state.step) continue
    if (own(own(catalogue.services, probe.service ?? '')?.outcomes ?? {}, probe.name)?.drops === 'all') continue
    told.add(way)
    const what = `\`${probe.name}\` leads from \`${nameOf(from)}\` to \`${to.state.step}\` while somebody is logged in.`
    problems.add('needless-login', way.at, what, { story: storyOf(explored, move) })
  }
}
