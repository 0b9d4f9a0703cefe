import { withinTime } from '../../runtime/clock.ts'
import type { Flow } from '../../runtime/engine/flow.ts'
import { defaultChannelSettings, isChannel } from '../../runtime/rules/channels.ts'
import { CHANNEL_PATHS } from './channel-paths.ts'
import type { Page } from './page.ts'

/** How the customer came: the code that the operator is told, and what stands in the addresses. */
export interface Channel {
  readonly name: string
  readonly path: string
}

/** What is known of it before the flow is: what was kept of the last visit, or what a link says. */
export interface KeptChannel {
  readonly name: string | undefined
  readonly path: string | undefined
  /** The flow that this tab was led into by its own addresses, whatever the channel. */
  readonly flow: string | undefined
}

/** Of whom nothing is known yet. */
export const newcomer: KeptChannel = { name: undefined, path: undefined, flow: undefined }

const NAME_KEY = 'recarrega.channel'
const PATH_KEY = 'recarrega.channelPath'
const FLOW_KEY = 'recarrega.flow'
/** `?canal=beta_app` */
const LINK = 'canal'
const READ_MS = 5_000
const UNKNOWN = 'whatsapp_web'
const [FIRST_PATH = ''] = CHANNEL_PATHS

/** A link counts more than the last visit. A storage that takes longer than 5 s is not waited for. */
export async function keptChannel({ device, tab, clock, takeFromAddress }: Page): Promise<KeptChannel> {
  const linked = takeFromAddress(LINK)
  const [name, path, flow] = await withinTime(clock, READ_MS, [null, null, null], async () => [
    await device.get(NAME_KEY),
    await device.get(PATH_KEY),
    await tab.get(FLOW_KEY),
  ])
  const known = [linked, name].find(code => typeof code === 'string' && isChannel(code))
  return {
    name: known ?? undefined,
    path: CHANNEL_PATHS.find(one => one === path),
    flow: linked === null ? (flow ?? undefined) : undefined,
  }
}

/** The channel of a flow: the one that the customer came by if the flow serves it, else its own for such a device. */
export function channelOf({ channels, channelPath }: Flow, kept: KeptChannel, isMobile: boolean): Channel {
  const { mobile_channels, desktop_channels } = defaultChannelSettings
  const ofDevice: readonly string[] = isMobile ? mobile_channels : desktop_channels
  // One that is only entered by its addresses serves whoever comes.
  const served = channels.length === 0 ? [...(kept.name === undefined ? [] : [kept.name]), ...ofDevice] : channels
  const isServed = kept.name !== undefined && served.includes(kept.name)
  return {
    name: (isServed ? kept.name : undefined) ?? served.find(code => ofDevice.includes(code)) ?? served[0] ?? UNKNOWN,
    path: channelPath ?? kept.path ?? FIRST_PATH,
  }
}

/** For the next visit; of a flow that no channel leads to, for the next page of this tab. */
export async function keepChannel(
  { device, tab }: Pick<Page, 'device' | 'tab'>,
  { name, path }: Channel,
  { id, channels }: Pick<Flow, 'id' | 'channels'>,
): Promise<void> {
  const entered = channels.length === 0 ? tab.set(FLOW_KEY, id) : tab.remove(FLOW_KEY)
  await Promise.allSettled([device.set(NAME_KEY, name), device.set(PATH_KEY, path), entered])
}
