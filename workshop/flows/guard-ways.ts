import { type Flow, own } from '../../runtime/engine/flow.ts'
import { wayToValue } from './fact-ways.ts'
import type { Way } from './ways.ts'

type GuardWay = Way | { readonly cannot: string }

/** How a guard comes to hold on a step. */
export function guardWay(flow: Flow, name: string, access: 'anyone' | 'customer'): GuardWay {
  const guard = own(flow.guards, name)
  if (guard === undefined) return { cannot: `There is no guard "${name}".` }
  if ('all' in guard) return together(guard.all.map(other => guardWay(flow, other, access)))
  if ('any' in guard) {
    const ways = guard.any.map(other => guardWay(flow, other, access))
    return ways.find(way => 'deeds' in way) ?? ways[0] ?? { cannot: 'It asks for nothing.' }
  }
  // Nothing has to be done for a fact that is not there yet.
  if ('present' in guard && !guard.present) return { deeds: [] }
  if ('not' in guard) return { cannot: 'It holds as long as nothing was done: that is the ready state.' }
  const value = 'is' in guard ? String(guard.is) : 'in' in guard ? String(guard.in[0]) : 'present'
  const way = wayToValue(guard.fact, value, access)
  return way ?? { cannot: `On a step for ${access} nothing makes "${guard.fact}" be ${value}: add it to fact-ways.ts.` }
}

function together(ways: readonly GuardWay[]): GuardWay {
  const deeds = []
  let who: Pick<Way, 'person'> = {}
  for (const way of ways) {
    if ('cannot' in way) return way
    deeds.push(...way.deeds)
    if (way.person !== undefined) who = { person: way.person }
  }
  return { deeds, ...who }
}
