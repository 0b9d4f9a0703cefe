import type { Envelope } from '../../flows/app/boot/envelope.ts'
import { survivesReload } from '../../flows/kit/own-facts.ts'
import type { Catalogue } from '../../runtime/compiler/catalogue.ts'
import { needsIn } from '../../runtime/compiler/proof/situation.ts'
import { own } from '../../runtime/engine/flow.ts'
import type { CheckedRelease } from './release.ts'

/** A tab at the moment when a new release comes: its stored data and its history entry. */
export interface SavedSession {
  readonly step: string
  readonly entry: number
  readonly envelope: Envelope
  readonly isIn: boolean
  /** The kind of the open payment, if a payment is open. */
  readonly kind: string | undefined
}

/**
 * Returns one stored session for each different situation of a release. A situation is a step, a visited path and
 * facts. The exploration of the release finds the situations.
 */
export function sessionsIn({ flow, explored }: CheckedRelease, catalogue: Catalogue): readonly SavedSession[] {
  const [latest = { fact: '', values: [] }] = catalogue.openPayment
  const found = new Map<string, SavedSession>()
  for (const { from, to, worlds, probe, past } of explored.moves) {
    const { step } = to.state
    if (step === '') continue
    const given = [...(probe.given ?? [])].flatMap(([fact, [value]]) =>
      value === undefined ? [] : [[fact, value] as const],
    )
    const needs = needsIn(flow, to).map(fact => [fact, sampleOf(fact, catalogue)] as const)
    const opened = own(probe.effect?.values ?? {}, latest.fact) ?? []
    for (const world of worlds.slice(0, 3)) {
      for (const open of opened.length > 0 ? opened : [undefined]) {
        const all = {
          ...Object.fromEntries([...needs, ...world, ...given]),
          ...(open === undefined ? {} : { [latest.fact]: open }),
        }
        const facts = Object.fromEntries(
          Object.entries(all).filter(
            (one): one is [string, string | number | boolean] =>
              ['string', 'number', 'boolean'].includes(typeof one[1]) && survivesReload(one[0], flow.facts),
          ),
        )
        const kind = latest.values.map(String).find(value => value === facts[latest.fact])
        const behind = past?.kind === 'behind' ? past.step : from.state.step === step ? '' : from.state.step
        const visited = behind === '' || own(flow.steps, step)?.final ? [] : [{ step: behind, entry: 0 }]
        const envelope = { flow: flow.id, visited, wanted: past?.kind === 'wanted' ? past.step : null, facts }
        const session = { step, entry: 1, envelope, isIn: to.isIn, kind }
        found.set(JSON.stringify(session), session)
      }
    }
  }
  return [...found.values()]
}

function sampleOf(fact: string, { facts }: Catalogue): string | number | boolean {
  const spec = own(facts, fact)
  if (spec?.type === 'flag') return true
  if (spec?.type === 'cents' || spec?.type === 'number') return 2000
  return spec?.options?.[0] ?? 'x'
}
