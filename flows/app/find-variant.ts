import { withinTime } from '../../runtime/clock.ts'
import { type Content, own } from '../../runtime/engine/flow.ts'
import { bodyPath, type FlowBody } from '../../runtime/engine/page-data.ts'
import type { FetchBody } from './bodies.ts'
import type { Found } from './boot.ts'
import { chooseVariant } from './choose-variant.ts'
import { ENVELOPE_KEY, unseal } from './envelope.ts'
import type { Page } from './page.ts'
import { report } from './report.ts'
import type { Surroundings } from './surroundings.ts'

/** Longer nobody waits for a campaign: the flow itself is here. */
const READ_MS = 5_000

/**
 * Of a flow that was found, the variant that the visitor is in, with what it shows at this address. What the tab kept
 * says in which they were and what segment they are of; a logout forgets both. Undefined for who is in none, and where it does not
 * arrive.
 */
export async function findVariant(
  page: Page,
  { variants = [], here }: Found,
  channel: string,
  fetchBody: FetchBody,
): Promise<Found | undefined> {
  if (variants.length === 0) return undefined
  const { clock, tab, device } = page
  return withinTime(clock, READ_MS, undefined, async () => {
    const kept = unseal(await tab.get(ENVELOPE_KEY).catch(() => null))
    const segment = kept?.facts['customer.segment']
    const isShared = variants.some(({ audience }) => audience.percent !== undefined)
    const chosen = chooseVariant(variants, {
      channel,
      segment: typeof segment === 'string' ? segment : undefined,
      share: isShared ? await (await import('./device-share.ts')).deviceShare(device) : undefined,
      now: clock.now(),
      pinned: kept?.flow,
    })
    if (chosen === undefined) return undefined
    const body = await fetchBody<FlowBody<Surroundings>>(bodyPath(chosen.body)).catch((error: unknown) => {
      report('variant-lost', chosen.id)
      throw error
    })
    const [step = ''] = Object.keys(here)
    const hash = own(body.bodies.steps, step)
    const content = hash && (await fetchBody<Content>(bodyPath(hash)).catch(() => undefined))
    return { body, here: content ? { [step]: content } : {} }
  })
}
