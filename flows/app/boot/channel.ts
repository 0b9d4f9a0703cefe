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

/** The customer's channel: its code for the operator, and its part of an address. */
export interface Channel {
  readonly name: string
  readonly path: string
}

/** The facts about the channel that are known before the app chooses a flow. */
export interface KeptChannel {
  /**
   * The channel code from the link, which may be any text. It is undefined for a channel that visitors can enter only
   * through the channel's own addresses.
   */
  readonly linked: string | undefined
  /**
   * The channel code and the address part of the last visit. The code is valid, because a flow served that channel
   * during the visit.
   */
  readonly name: string | undefined
  readonly path: string | undefined
  /** The flow that is open in this tab. */
  readonly flow: string | undefined
  /** The id from a preview link, or the id of the preview that this tab shows. */
  readonly preview?: string | undefined
  /**
   * Whether a customer is logged in, or the app itself wrote this history entry (for example, the page was
   * reloaded).
   */
  readonly isInside: boolean
  /** Set if the storage did not answer in time. The stored values are then unknown and must not be overwritten. */
  readonly isLate?: boolean
}

/** The facts of a first visit. */
export const newcomer: KeptChannel = {
  linked: undefined,
  name: undefined,
  path: undefined,
  flow: undefined,
  isInside: false,
}

/** The values that are used if the storage does not answer in time. */
const late = [null, null, null, null, null] as const

const NAME_KEY = 'recarrega.channel'
const PATH_KEY = 'recarrega.channelPath'
/** The storage key of the flow that is open in this tab. */
export const FLOW_KEY = 'recarrega.flow'
/** The storage key of the variant that this tab previews. */
export const PREVIEW_KEY = 'recarrega.preview'
/** The query parameter that starts a preview, as in `?previa=web~december`. */
export const PREVIEW = 'previa'
/** The query parameter that selects the channel, as in `?canal=beta_app`. */
const LINK = 'canal'
const READ_MS = 5_000
const UNKNOWN = 'whatsapp_web'
const [FIRST_PATH = ''] = CHANNEL_PATHS

/**
 * Returns the facts about the channel from the link, the device and the tab. Waits at most 5 s for the storage. The
 * query parameter stays in the address until the app writes its own address, because a page that reloads before it
 * finds its flow needs the parameter again.
 */
export async function keptChannel({ device, tab, clock, inAddress, history }: Page): Promise<KeptChannel> {
  const read = await withinTime<readonly (string | null)[]>(clock, READ_MS, late, async () => [
    await device.get(NAME_KEY),
    await device.get(PATH_KEY),
    await tab.get(FLOW_KEY),
    await tab.get(TOKEN_KEY),
    await tab.get(PREVIEW_KEY),
  ])
  const [name, path, flow, token = null, preview] = read
  return {
    linked: openCode(inAddress(LINK)),
    name: openCode(name),
    path: CHANNEL_PATHS.find(one => one === path),
    flow: flow ?? undefined,
    preview: inAddress(PREVIEW) ?? preview ?? undefined,
    isInside: token !== null || history.current() !== null,
    ...(read === late && { isLate: true }),
  }
}

/**
 * Returns the channel code. If visitors can enter that channel only through its own addresses, returns undefined. No
 * link may select such a channel, and no visit stores it.
 */
function openCode(code: string | null | undefined): string | undefined {
  return typeof code === 'string' && isChannelCode(code) && !isEnteredByAddress(code) ? code : undefined
}

/** A flow that has the current address, and the channels that it serves. */
interface Here {
  readonly id: string
  readonly channels: readonly string[]
}

/**
 * Returns the id of the flow to open at an address that several flows have. The flow that serves the link's channel
 * comes first. For a customer, the tab's flow follows, then the flow that serves the last channel. Returns
 * undefined for other visitors.
 */
export function flowFor(here: readonly Here[], { linked, name, flow, isInside }: KeptChannel): string | undefined {
  const serving = (code: string | undefined): string | undefined =>
    here.find(({ channels }) => code !== undefined && channels.includes(code))?.id
  const ofTab = here.find(({ id }) => id === flow)?.id
  return serving(linked) ?? (isInside ? (ofTab ?? serving(name)) : undefined)
}

/**
 * Returns the channel for a visit to this flow. It is the link's channel, or else the last visit's channel, if the
 * flow serves it. Otherwise it is the flow's own channel for mobile or for other devices.
 */
export function channelOf({ channels, channelPath }: Flow, kept: KeptChannel, isMobile: boolean): Channel {
  const { mobile_channels, desktop_channels } = defaultChannelSettings
  const ofDevice: readonly string[] = isMobile ? mobile_channels : desktop_channels
  // If a flow has no list of channels, it serves all channels that every operator has, and the channel of an earlier
  // visit.
  const isServed = (code: string): boolean =>
    channels.length === 0 ? isChannel(code) || code === kept.name : channels.includes(code)
  const came = [kept.linked, kept.name].find(code => code !== undefined && isServed(code))
  const served = channels.length === 0 ? ofDevice : channels
  return {
    name: came ?? served.find(code => ofDevice.includes(code)) ?? served[0] ?? UNKNOWN,
    path: channelPath ?? kept.path ?? FIRST_PATH,
  }
}

/** Keeps this tab in a flow, at every address of the flow. Resolves to `false` if session storage is blocked. */
export function keepFlow({ tab }: Pick<Page, 'tab'>, flow: string): Promise<boolean> {
  return tab.set(FLOW_KEY, flow).then(
    () => true,
    () => false,
  )
}

/**
 * Stores the channel for the next visit. If visitors can enter the channel only through its own addresses, it is not
 * stored.
 */
export async function keepChannel({ device }: Pick<Page, 'device'>, { name, path }: Channel): Promise<void> {
  if (isEnteredByAddress(name)) return
  await Promise.allSettled([device.set(NAME_KEY, name), device.set(PATH_KEY, path)])
}
