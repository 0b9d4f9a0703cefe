import { pairedRatios, spreadOf } from '../stats.ts'
import { inWords, table, verdict } from '../table.ts'
import { race } from './race.ts'
import { rivals } from './rivals.ts'
import { sizePairs } from './sizes.ts'

const RIVAL_AIM = { atLeast: 20 }
const SIZE_AIM = { atMost: 1.05 }

/** Measures how fast the engine decides, compared with other engines and with larger flows. Returns the report. */
export function engineReport(): string {
  return [
    'The engine. CPU time of one transition in Node, ns: median of 21 interleaved rounds (95 % interval).',
    'Ten steps, and at each an event that nobody handles, one that its guard holds up, one that goes on. Beside that',
    'the engine keeps the history, looks what a step needs and tells the effects; the other machines do not.',
    '',
    rivalTable(),
    '',
    'The same events in a small flow and in one of 1,000 steps.',
    '',
    sizeTable(),
  ].join('\n')
}

function rivalTable(): string {
  const times = race(rivals())
  const engine = times.get('engine') ?? []
  const rows = [...times].map(([name, nanoseconds]) => {
    const spread = spreadOf(nanoseconds)
    const ratio = pairedRatios(nanoseconds, engine)
    const aim = name.startsWith('xstate') ? RIVAL_AIM : undefined
    const perSecond = Math.round(1e9 / spread.median).toLocaleString('en')
    return [name, inWords(spread, 0), perSecond, inWords(ratio, 2), verdict(ratio.median, aim)]
  })
  return table([['machine', 'ns', 'transitions/s', 'times the engine’s', 'aim'], ...rows])
}

function sizeTable(): string {
  const rows = sizePairs().map(({ name, aimed, small, large }) => {
    const times = race([small, large])
    const [less = [], more = []] = [times.get(small.name), times.get(large.name)]
    const ratio = pairedRatios(more, less)
    const told = [`${small.name}: ${inWords(spreadOf(less), 0)}`, `${large.name}: ${inWords(spreadOf(more), 0)}`]
    return [name, ...told, inWords(ratio, 2), verdict(ratio.median, aimed ? SIZE_AIM : undefined)]
  })
  return table([['what', 'small', 'large', 'ratio', 'aim'], ...rows])
}
