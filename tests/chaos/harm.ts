import { loadCatalogue } from '../../flows/flow-catalogue.ts'
import type { Catalogue } from '../../runtime/compiler/catalogue.ts'
import { Memories } from '../../runtime/compiler/compile.ts'
import { type ParsedSource, parseSource, type Source } from '../../runtime/compiler/json-tree.ts'
import { own } from '../../runtime/engine/flow.ts'
import { type Mutant, mutated } from '../mutants/mutant.ts'
import { FLOWS, type Setup, WAYS, type Walk } from './command.ts'
import { makeWalk } from './make-walk.ts'
import { prepareGlobals } from './run.ts'
import { loadLateCode, type Site, siteOf } from './sources.ts'
import { walkOnce } from './walk.ts'

type FlowId = Setup['flow']

/** The number of random walks in each flow. In addition, each payment method gets one purchase without faults. */
const WALKS = 30

/** The results of all walks through a flow: the kinds of violations, and whether the customer was charged. */
type Outcome = readonly { readonly kinds: readonly string[]; readonly isPaid: boolean }[]

/**
 * Judges a change of a flow by its effect on customers, without the flow checker. It walks the changed flow with the
 * real engine and services against the sandbox operator. The change is harmful in two cases: a walk breaks a rule only
 * after the change, or a purchase was charged only before the change.
 */
export class HarmOracle {
  private readonly sources: readonly ParsedSource[]
  private readonly catalogue: Catalogue
  private readonly walks: number
  private readonly memories = new Memories()
  private readonly unchanged = new Map<FlowId, Outcome>()

  private constructor(sources: readonly Source[], catalogue: Catalogue, walks: number) {
    this.walks = walks
    this.sources = sources.map(parseSource)
    this.catalogue = catalogue
  }

  static async open(sources: readonly Source[], walks = WALKS): Promise<HarmOracle> {
    prepareGlobals()
    await loadLateCode()
    return new HarmOracle(sources, await loadCatalogue(), walks)
  }

  /** Returns how a changed flow harms the customers, as sentences. Returns undefined for a flow without walks. */
  async harmsOf(mutant: Mutant, id: string): Promise<readonly string[] | undefined> {
    const flow = FLOWS.find(name => name === id)
    if (flow === undefined) return undefined
    const before = this.unchanged.get(flow) ?? (await this.walk(this.siteWith(undefined), flow))
    this.unchanged.set(flow, before)
    const site = this.siteWith(mutant)
    if (own(site.flows, flow) === undefined) return ['It does not compile.']
    const after = await this.walk(site, flow)
    const kinds = new Set(
      after.flatMap(({ kinds: found }, at) => found.filter(kind => !before[at]?.kinds.includes(kind))),
    )
    const lost = after.filter(({ isPaid }, at) => !isPaid && before[at]?.isPaid).length
    return [...kinds, ...(lost === 0 ? [] : [`${lost} purchases lost`])]
  }

  private siteWith(mutant: Mutant | undefined): Site {
    const sources = this.sources.flatMap(source =>
      source.file === mutant?.file ? (mutated(source, mutant) ?? []) : source,
    )
    return siteOf(sources, this.catalogue, this.memories)
  }

  private async walk(site: Site, flow: FlowId): Promise<Outcome> {
    const outcomes: { readonly kinds: readonly string[]; readonly isPaid: boolean }[] = []
    for (const walk of walksOf(flow, this.walks)) {
      try {
        const { violations, charges } = await walkOnce(site, walk)
        outcomes.push({ kinds: violations.map(text => text.split(':')[0] ?? text), isPaid: charges > 0 })
      } catch {
        outcomes.push({ kinds: ['crash'], isPaid: false })
      }
    }
    return outcomes
  }
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
  return [...plain, ...disturbed]
}
