import type { KeyValue } from '../../../runtime/browser/storage.ts'
import { type Content, own } from '../../../runtime/engine/flow.ts'
import { bodyPath, type FlowBody, type Variant } from '../../../runtime/engine/page-data.ts'
import { flowIdOf, ONLY_PATCH } from '../../../runtime/trials/assignment.ts'
import type { FetchBody } from '../../kit/bodies.ts'
import type { Page } from '../../kit/page.ts'
import type { Surroundings } from '../../kit/surroundings.ts'
import type { Assigned } from '../events/events.ts'
import { clockOffset } from '../operator/clock-offset.ts'
import type { Found } from './boot.ts'
import { chooseVariant } from './choose-variant.ts'
import { ENVELOPE_KEY, unseal } from './envelope.ts'
import { readStopped } from './stopped.ts'
import { whenOnline } from './when-online.ts'

/**
 * Returns the variant for this visitor, with its content for this address. For a control arm, returns the unchanged
 * flow. Returns undefined if no variant matches, or if the matching variant was stopped while this tab showed it.
 * The tab's envelope contains the variant that the visitor saw and, until a logout, the visitor's segment. Rejects
 * if the variant cannot be fetched.
 */
export async function findVariant(
  page: Page,
  { variants: offered, here, body: base }: Found,
  channel: string,
  fetchBody: FetchBody,
): Promise<Found | undefined> {
  const { tab, device, clock } = page
  if (offered === undefined) return undefined
  const stopped = await readStopped(tab)
  const listed = await fetchBody<readonly Variant[]>(bodyPath(offered.list))
  const variants = listed.filter(({ id }) => !stopped.includes(id))
  const kept = unseal(await tab.get(ENVELOPE_KEY).catch(() => null))
  const segment = kept?.facts['customer.segment']
  const isTrial = variants.some(({ trial }) => trial !== undefined)
  const chosen = chooseVariant(variants, {
    channel,
    segment: typeof segment === 'string' ? segment : undefined,
    device: isTrial ? await storedId(device) : undefined,
    now: clock.now() + (await clockOffset(device)),
    pinned: kept?.flow,
  })
  if (chosen === undefined) return undefined
  const [variant, arm] = [chosen.variant.id, chosen.arm?.id ?? ONLY_PATCH]
  const membership = { variant, arm, id: flowIdOf(variant, arm) }
  if (chosen.arm !== undefined)
    expose(page, { variant, arm, patched: membership.id, flow: base.flow.id, channel, atMs: clock.now() })
  if (chosen.body === undefined) return { body: base, here, membership }
  const body = await fetchBody<FlowBody<Surroundings>>(bodyPath(chosen.body))
  const [step = ''] = Object.keys(here)
  const hash = own(body.bodies.steps, step)
  if (hash === undefined) return { body, here: {}, membership }
  if (hash === own(base.bodies.steps, step)) return { body, here, membership }
  const content = await fetchBody<Content>(bodyPath(hash)).catch(() => undefined)
  return { body, here: content ? { [step]: content } : {}, membership }
}

/**
 * Passes the assigned arm to the page's analytics before any file of the arm is fetched. While offline, this
 * happens as soon as the network is back. The page does not wait for it.
 */
function expose(page: Page, assigned: Assigned): void {
  whenOnline(page, () => {
    import('../events/page-events.ts')
      .then(async ({ pageEvents }) => (await pageEvents(page))?.assign(assigned))
      .catch(() => undefined)
  })
}

/**
 * Returns the device's id, or undefined if the browser cannot store it. Without a stored id, the arm of the device
 * would change at each visit.
 */
async function storedId(device: KeyValue): Promise<string | undefined> {
  const { deviceId } = await import('../operator/device-id.ts')
  const [id, again] = [await deviceId(device), await deviceId(device)]
  return id === again ? id : undefined
}
