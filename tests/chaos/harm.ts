import { type ParsedSource, parseSource, type Source } from '../../runtime/compiler/json-tree.ts'
import { Memory } from '../../runtime/compiler/memory.ts'
import type { MadeWhole } from '../../runtime/compiler/wholes.ts'
import { own } from '../../runtime/engine/flow.ts'
import { type Mutant, mutated } from '../mutants/mutant.ts'
import { type Command, FLOWS, type Setup, WAYS, type Walk } from './command.ts'
import { makeWalk } from './make-walk.ts'
import { prepareGlobals } from './run.ts'
import { allowRuns, hasRunTooOften } from './service-runs.ts'
import { loadLateCode, type Site, siteOf } from './sources.ts'
import { walkOnce } from './walk.ts'

type FlowId = Setup['flow']

/** The number of random walks in each flow, in addition to those without faults. */
const WALKS = 6
/** At least the number of controls on a home page. One of the walks presses each of these controls. */
const MOST_CONTROLS = 16

/** No walk of an unchanged flow runs a tenth as many services. */
const MOST_RUNS = 1_000
/** The harm of a flow that runs services, or keeps the processor busy, without an end. */
export const ENDLESS = 'endless'

/** The result of one walk: the kinds of violations, whether the customer was charged, and the screens that were read. */
interface Outcome {
  readonly kinds: readonly string[]
  readonly isPaid: boolean
  readonly screens: ReadonlySet<string>
}

/**
 * Judges a change of a flow by its effect on customers, without the flow checker. It walks the changed flow with the
 * real engine and services against the sandbox operator. The change is harmful in three cases: a walk breaks a rule only
 * after the change, a purchase was charged only before the change, or a screen can no longer be reached from the home
 * page.
 */
export class HarmOracle {
  private readonly sources: readonly ParsedSource[]
  private readonly walks: number
  private readonly memory = new Memory<MadeWhole>()
  private readonly unchanged = new Map<FlowId, readonly Outcome[]>()

  private constructor(sources: readonly Source[], walks: number) {
    this.walks = walks
    this.sources = sources.map(parseSource)
  }

  static async open(sources: readonly Source[], walks = WALKS): Promise<HarmOracle> {
    prepareGlobals()
    await loadLateCode()
    return new HarmOracle(sources, walks)
  }

  /**
   * Returns how a changed flow first harms the customers, as sentences. Returns undefined for a flow without walks, and
   * for a change after which the app cannot load the flow.
   */
  async harmsOf(mutant: Mutant, id: string): Promise<readonly string[] | undefined> {
    const flow = FLOWS.find(name => name === id)
    if (flow === undefined) return undefined
    const before = this.unchanged.get(flow) ?? (await this.walkAll(this.siteWith(undefined), flow))
    this.unchanged.set(flow, before)
    const site = this.siteWith(mutant)
    if (own(site.flows, flow) === undefined) return undefined
    for (const [at, walk] of walksOf(flow, this.walks).entries()) {
      const now = before[at]
      const harms = now === undefined ? [] : harmsIn(now, await walkThrough(site, walk))
      if (harms.length > 0) return harms
    }
    return []
  }

  private siteWith(mutant: Mutant | undefined): Site {
    const sources = this.sources.flatMap(source =>
      source.file === mutant?.file ? (mutated(source, mutant) ?? []) : source,
    )
    return siteOf(sources, this.memory)
  }

  private async walkAll(site: Site, flow: FlowId): Promise<readonly Outcome[]> {
    const outcomes: Outcome[] = []
    for (const walk of walksOf(flow, this.walks)) outcomes.push(await walkThrough(site, walk))
    return outcomes
  }
}

async function walkThrough(site: Site, walk: Walk): Promise<Outcome> {
  allowRuns(MOST_RUNS)
  try {
    const { violations, charges, seen } = await walkOnce(site, walk)
    if (hasRunTooOften()) return { kinds: [ENDLESS], isPaid: charges > 0, screens: new Set(seen) }
    return { kinds: violations.map(text => text.split(':')[0] ?? text), isPaid: charges > 0, screens: new Set(seen) }
  } catch {
    return { kinds: ['crash'], isPaid: false, screens: new Set() }
  } finally {
    allowRuns(Number.POSITIVE_INFINITY)
  }
}

function harmsIn(before: Outcome, after: Outcome): readonly string[] {
  const lost = [...before.screens].filter(screen => !after.screens.has(screen))
  return [
    ...new Set(after.kinds.filter(kind => !before.kinds.includes(kind))),
    ...(before.isPaid && !after.isPaid ? ['purchase lost'] : []),
    ...(before.isPaid || lost.length === 0 ? [] : [`never shown: ${lost.join(', ')}`]),
  ]
}

function walksOf(flow: FlowId, walks: number): readonly Walk[] {
  const disturbed = Array.from({ length: walks }, (_, seed) => makeWalk(seed + 1)).map(walk => ({
    ...walk,
    setup: { ...walk.setup, flow },
  }))
  const setup: Setup = {
    flow,
    bridge: true,
    latencyMs: 120,
    aheadMs: 0,
    resends: false,
    keys: true,
    listsPending: true,
  }
  const plain = WAYS.map(
    (way, at): Walk => ({
      seed: at + 1,
      setup,
      commands: [
        { do: 'login', who: 'same' },
        { do: 'buy', way, cents: 2000, other: false, card: 0 },
        { do: 'wait', ms: 40_000 },
      ],
    }),
  )
  const tour = Array.from({ length: MOST_CONTROLS }, (_, at): readonly Command[] => [
    { do: 'home' },
    { do: 'press', at },
    { do: 'press', at: 0 },
  ])
  return [...plain, { seed: 1, setup, commands: [{ do: 'login', who: 'same' }, ...tour.flat()] }, ...disturbed]
}
