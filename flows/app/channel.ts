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
export interface KeptChannel {
  readonly name: string | undefined
  readonly path: string | undefined
  /** Some flow has served it, or every operator knows it: a link may say anything. */
  readonly isProven: boolean
}

/** Of whom nothing is known yet. */
export const newcomer: KeptChannel = { name: undefined, path: undefined, isProven: false }

const NAME_KEY = 'recarrega.channel'
const PATH_KEY = 'recarrega.channelPath'
/** `?canal=beta_app` */
const LINK = 'canal'
const READ_MS = 5_000
const UNKNOWN = 'whatsapp_web'
const [FIRST_PATH = ''] = CHANNEL_PATHS

/** A link counts more than the last visit. A storage that takes longer than 5 s is not waited for. */
export async function keptChannel({ device, clock, takeFromAddress }: Page): Promise<KeptChannel> {
  const linked = takeFromAddress(LINK)
  const [name, path] = await withinTime(clock, READ_MS, [null, null], async () => [
    await device.get(NAME_KEY),
    await device.get(PATH_KEY),
  ])
  const known = [linked, name].find(code => typeof code === 'string' && isChannelCode(code))
  return {
    name: known ?? undefined,
    path: CHANNEL_PATHS.find(one => one === path),
    isProven: typeof known === 'string' && (known === name || isChannel(known)),
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

/** For the next visit. */
export async function keepChannel({ device }: Pick<Page, 'device'>, { name, path }: Channel): Promise<void> {
  await Promise.allSettled([device.set(NAME_KEY, name), device.set(PATH_KEY, path)])
}
