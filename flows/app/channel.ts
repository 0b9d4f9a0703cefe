import { withinTime } from '../../runtime/clock.ts'
import type { Flow } from '../../runtime/engine/flow.ts'
import { defaultChannelSettings, isChannel, isChannelCode } from '../../runtime/rules/channels.ts'
import { CHANNEL_PATHS } from './channel-paths.ts'
import type { Page } from './page.ts'

/** How the customer came: the code that the operator is told, and what stands in the addresses. */
export interface Channel {
  readonly name: string
  readonly path: string
}

/** What is known of it before the flow is: what was kept of the last visit, or what a link says. */
export type KeptChannel = { readonly [K in keyof Channel | 'flow']: string | undefined } & {
  /** Some flow has served it, or every operator knows it: a link may say anything. */
  readonly isProven: boolean
  /** The storage did not answer in time: what it has may be right all the same. */
  readonly isLate?: boolean
}

/** Of whom nothing is known yet. */
export const newcomer: KeptChannel = { name: undefined, path: undefined, flow: undefined, isProven: false }

/** What a storage that is not waited for has said. */
const late = [null, null, null] as const

const NAME_KEY = 'recarrega.channel'
const PATH_KEY = 'recarrega.channelPath'
const FLOW_KEY = 'recarrega.flow'
/** `?canal=beta_app` */
const LINK = 'canal'
const READ_MS = 5_000
const UNKNOWN = 'whatsapp_web'
const [FIRST_PATH = ''] = CHANNEL_PATHS

/**
 * A link counts more than the last visit, and than the flow that the tab is in. A storage that takes longer than 5 s is
 * not waited for.
 */
export async function keptChannel({ device, tab, clock, takeFromAddress }: Page): Promise<KeptChannel> {
  const linked = takeFromAddress(LINK)
  // At once: the page may have to be loaded anew before its flow is known, and the address says it no more.
  if (linked !== null && isChannel(linked)) void device.set(NAME_KEY, linked).catch(() => undefined)
  const read = await withinTime<readonly (string | null)[]>(clock, READ_MS, late, async () => [
    await device.get(NAME_KEY),
    await device.get(PATH_KEY),
    await tab.get(FLOW_KEY),
  ])
  const [name, path, flow] = read
  const known = [linked, name].find(code => typeof code === 'string' && isChannelCode(code))
  return {
    name: known ?? undefined,
    path: CHANNEL_PATHS.find(one => one === path),
    flow: known === linked ? undefined : (flow ?? undefined),
    isProven: typeof known === 'string' && (known === name || isChannel(known)),
    ...(read === late && { isLate: true }),
  }
}

/** The channel of a flow: the one that the customer came by if the flow serves it, else its own for such a device. */
export function channelOf({ channels, channelPath }: Flow, kept: KeptChannel, isMobile: boolean): Channel {
  const { mobile_channels, desktop_channels } = defaultChannelSettings
  const ofDevice: readonly string[] = isMobile ? mobile_channels : desktop_channels
  // One that is only entered by its addresses serves whoever comes.
  const came = kept.name !== undefined && kept.isProven ? [kept.name] : []
  const served = channels.length === 0 ? [...came, ...ofDevice] : channels
  const isServed = kept.name !== undefined && served.includes(kept.name)
  return {
    name: (isServed ? kept.name : undefined) ?? served.find(code => ofDevice.includes(code)) ?? served[0] ?? UNKNOWN,
    path: channelPath ?? kept.path ?? FIRST_PATH,
  }
}

/** Who was led to a flow stays in it, at every address that it has, as long as the tab. Tells whether that is kept. */
export function keepFlow({ tab }: Pick<Page, 'tab'>, flow: string): Promise<boolean> {
  return tab.set(FLOW_KEY, flow).then(
    () => true,
    () => false,
  )
}

/** For the next visit. */
export async function keepChannel({ device }: Pick<Page, 'device'>, { name, path }: Channel): Promise<void> {
  await Promise.allSettled([device.set(NAME_KEY, name), device.set(PATH_KEY, path)])
}
