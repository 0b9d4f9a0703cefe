import { withinTime } from '../../../runtime/clock.ts'
import type { Flow } from '../../../runtime/engine/flow.ts'
import {
  defaultChannelSettings,
  isChannel,
  isChannelCode,
  isEnteredByAddress,
} from '../../../runtime/rules/channels.ts'
import { TOKEN_KEY } from '../../../runtime/session/session.ts'
import type { Page } from '../../kit/page.ts'
import { CHANNEL_PATHS } from './channel-paths.ts'

/** How the customer came: the code that the operator is told, and what stands in the addresses. */
export interface Channel {
  readonly name: string
  readonly path: string
}

/** The facts about the channel that are known before the flow. */
export interface KeptChannel {
  /** The code that a link says. It may say anything, but never a channel that only its own addresses lead to. */
  readonly linked: string | undefined
  /** The code and the address part of the last visit: some flow has served it. */
  readonly name: string | undefined
  readonly path: string | undefined
  /** The flow that the tab is in. */
  readonly flow: string | undefined
  /** A customer is logged in, or the app itself made this history entry, as a reload finds it. */
  readonly isInside: boolean
  /** The storage did not answer in time: what it has may be right all the same. */
  readonly isLate?: boolean
}

/** The facts about a first visit. */
export const newcomer: KeptChannel = {
  linked: undefined,
  name: undefined,
  path: undefined,
  flow: undefined,
  isInside: false,
}

/** What a storage that is not waited for has said. */
const late = [null, null, null, null] as const

const NAME_KEY = 'recarrega.channel'
const PATH_KEY = 'recarrega.channelPath'
const FLOW_KEY = 'recarrega.flow'
/** `?canal=beta_app` */
const LINK = 'canal'
const READ_MS = 5_000
const UNKNOWN = 'whatsapp_web'
const [FIRST_PATH = ''] = CHANNEL_PATHS

/**
 * Returns what the link, the device and the tab say of the channel. A storage that takes longer than 5 s is not waited for.
 * The link stays in the address until the app writes its own: the page may have to be loaded anew before its flow is known.
 */
export async function keptChannel({ device, tab, clock, inAddress, history }: Page): Promise<KeptChannel> {
  const read = await withinTime<readonly (string | null)[]>(clock, READ_MS, late, async () => [
    await device.get(NAME_KEY),
    await device.get(PATH_KEY),
    await tab.get(FLOW_KEY),
    await tab.get(TOKEN_KEY),
  ])
  const [name, path, flow, token = null] = read
  return {
    linked: openCode(inAddress(LINK)),
    name: openCode(name),
    path: CHANNEL_PATHS.find(one => one === path),
    flow: flow ?? undefined,
    isInside: token !== null || history.current() !== null,
    ...(read === late && { isLate: true }),
  }
}

/** The code of a channel that a link may name and a visit may leave behind. */
function openCode(code: string | null | undefined): string | undefined {
  return typeof code === 'string' && isChannelCode(code) && !isEnteredByAddress(code) ? code : undefined
}

/** A flow that has an address, and the channels that it serves. */
interface Here {
  readonly id: string
  readonly channels: readonly string[]
}

/**
 * Which of the flows that have an address it opens in: the one that serves the link's channel, else, for a customer, the
 * one that the tab is in or the session's channel. Undefined for everybody else.
 */
export function flowFor(here: readonly Here[], { linked, name, flow, isInside }: KeptChannel): string | undefined {
  const serving = (code: string | undefined): string | undefined =>
    here.find(({ channels }) => code !== undefined && channels.includes(code))?.id
  const ofTab = here.find(({ id }) => id === flow)?.id
  return serving(linked) ?? (isInside ? (ofTab ?? serving(name)) : undefined)
}

/** The channel of a flow: the link's or the last visit's if the flow serves it, else its own for such a device. */
export function channelOf({ channels, channelPath }: Flow, kept: KeptChannel, isMobile: boolean): Channel {
  const { mobile_channels, desktop_channels } = defaultChannelSettings
  const ofDevice: readonly string[] = isMobile ? mobile_channels : desktop_channels
  // A flow that no channel leads to serves every channel that is known: to all operators, or from an earlier visit.
  const isServed = (code: string): boolean =>
    channels.length === 0 ? isChannel(code) || code === kept.name : channels.includes(code)
  const came = [kept.linked, kept.name].find(code => code !== undefined && isServed(code))
  const served = channels.length === 0 ? ofDevice : channels
  return {
    name: came ?? served.find(code => ofDevice.includes(code)) ?? served[0] ?? UNKNOWN,
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

/** For the next visit. What only its own addresses lead to leaves nothing behind. */
export async function keepChannel({ device }: Pick<Page, 'device'>, { name, path }: Channel): Promise<void> {
  if (isEnteredByAddress(name)) return
  await Promise.allSettled([device.set(NAME_KEY, name), device.set(PATH_KEY, path)])
}
