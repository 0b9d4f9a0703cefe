import { loadCatalogue } from '../../../flows/flow-catalogue.ts'
import { compile } from '../../../runtime/compiler/compile.ts'
import { errorCodes, fieldRules } from '../../../runtime/compiler/testing/fixtures.ts'
import { largeFlow } from '../../../runtime/compiler/testing/large-flow.ts'
import { cpuMs } from '../cpu-ms.ts'
import { pairedRatios, spreadOf } from '../stats.ts'
import { inWords, table, verdict } from '../table.ts'

const SIZES = [1, 10, 100, 1000]
const ROUNDS = 6
const AIM = { atMost: 1.05 }

/** Measures how the time to check a flow grows with its steps. Returns the report. */
export async function checkGrowthReport(): Promise<string> {
  const catalogue = { ...(await loadCatalogue()), errorCodes, fieldRules: { ...fieldRules, answer: ['empty'] } }
  const measured = new Map(SIZES.map((size): [number, number[]] => [size, []]))
  // The first round is left out, because it compiles the code that it measures.
  for (let round = -1; round < ROUNDS; round += 1)
    for (const size of round % 2 === 0 ? SIZES : [...SIZES].reverse()) {
      const ms = checkMs(size, catalogue)
      if (round >= 0) measured.get(size)?.push(ms / size)
    }
  const rows = SIZES.map((size, at) => {
    const [own = [], before] = [measured.get(size), measured.get(SIZES[at - 1] ?? Number.NaN)]
    const ratio = before && pairedRatios(own, before)
    const told = ratio === undefined ? [] : [inWords(ratio, 2), verdict(ratio.median, AIM)]
    return [String(size), inWords(spreadOf(own), 2), ...told]
  })
  return [
    `The check of a flow, as each build does it. CPU time of one step in Node, ms: median of ${ROUNDS} interleaved rounds`,
    '(95 % interval). Ten steps share a guard. The ratios are of the next smaller flow in the same round: at 1.00 the time',
    'of the whole flow grows as its steps do.',
    '',
    table([['steps', 'ms a step', 'times the smaller’s', 'aim'], ...rows]),
  ].join('\n')
}

function checkMs(steps: number, catalogue: Parameters<typeof compile>[1]): number {
  const sources = largeFlow(steps, Math.ceil(steps / 10))
  const start = cpuMs()
  const { problems } = compile(sources, catalogue)
  const ms = cpuMs() - start
  if (problems.length > 0) throw new Error(`The flow of ${steps} steps has a problem: ${problems[0]?.message}`)
  return ms
}
