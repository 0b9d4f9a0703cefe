import { channelOf, newcomer } from '../../flows/app/boot/channel.ts'
import { createApp } from '../../flows/app/boot/create-app.ts'
import { readAddress } from '../../flows/app/boot/named-path.ts'
import { recordEvents } from '../../flows/app/boot/record-events.ts'
import { Events } from '../../flows/app/events/events.ts'
import { readOperatorConfig } from '../../flows/app/operator/operator-config.ts'
import type { App } from '../../flows/kit/app.ts'
import { wholeContents } from '../../flows/kit/contents.ts'
import type { Page } from '../../flows/kit/page.ts'
import { onReport } from '../../flows/kit/report.ts'
import { randomId } from '../../runtime/browser/random-id.ts'
import { noStorage } from '../../runtime/browser/storage.ts'
import { own } from '../../runtime/engine/flow.ts'
import { pathOf } from '../../runtime/engine/paths.ts'
import { DeviceStorage } from './device-storage.ts'
import { TabHistory } from './fake-history.ts'
import { flowNamed } from './sources.ts'
import type { PageLife } from './wire.ts'
import type { World } from './world.ts'

const ORIGIN = 'http://app.example'
/** The time from a change of the app's state until the customer sees the new screen. */
const PAINT_MS = 32
/** If the customer is absent for a shorter time than this, the absence has no effect in the app. */
const AWAY_MS = 30_000
const FLOW_KEY = 'recarrega.flow'
const SEEN_KEY = 'chaos.logouts-seen'
const ELSEWHERE = /^\/sandbox\/elsewhere\//

/** Notifies all tabs of a device when a customer logs out in one of them. */
export class Logouts {
  count = 0
  readonly listeners = new Map<FakeTab, () => void>()
}

/** A browser tab. Its storage and its history stay when one page ends and another page is loaded. */
export class FakeTab {
  readonly number: number
  readonly storage: DeviceStorage
  readonly history: TabHistory
  /** The app of the open page. It is undefined while the tab shows another site, or after a crash. */
  app: App | undefined
  /** The address of another site's page, if the tab shows one. */
  elsewhere: string | undefined
  life: PageLife
  /** When the open page was last notified of a logout in another tab. */
  heardLogoutMs = Number.NEGATIVE_INFINITY
  isHidden = false
  private hiddenAtMs = 0
  private readonly shown = new Set<() => void>()
  private readonly returned = new Set<() => void>()
  private readonly online = new Set<() => void>()
  private readonly offline = new Set<() => void>()
  private readonly world: World
  private readonly logouts: Logouts

  constructor(world: World, logouts: Logouts, number: number) {
    this.world = world
    this.logouts = logouts
    this.number = number
    this.storage = new DeviceStorage(world.clock)
    this.history = new TabHistory(world.clock)
    this.life = { tab: number, number: 0, isOver: false }
  }

  /** Opens another address, which the customer typed or which comes from a link. */
  async visit(address: string): Promise<void> {
    this.end()
    this.history.visit(address)
    await this.load()
  }

  /** Ends the open page. The operator still completes the requests that the page has sent. */
  end(): void {
    this.life.isOver = true
    this.app = undefined
    this.elsewhere = undefined
    this.logouts.listeners.delete(this)
    for (const listeners of [this.shown, this.returned, this.online, this.offline]) listeners.clear()
  }

  /** Loads the address of the current history entry again. */
  async load(): Promise<void> {
    this.end()
    const { path } = this.history
    this.life = { tab: this.number, number: this.life.number + 1, isOver: false }
    if (ELSEWHERE.test(path)) {
      this.elsewhere = path
      return
    }
    const { site, setup, release } = this.world
    const published = flowNamed(site, await this.flowAt(path))
    const flow = published[release]
    const page = this.page()
    forgetProblems()
    const app = createApp(
      {
        flow,
        surroundings: published.around,
        contents: wholeContents(flow, site.errors),
        channel: channelOf(flow, newcomer, false),
        startOf: (id, wanted) => this.startOf(id, wanted),
        readOperator: async () => readOperatorConfig(operatorFor(setup, this.world.isRecorded)),
      },
      page,
    )
    this.app = app
    await app.open()
    if (this.world.isRecorded) recordEvents(app, true, async () => eventsOf(page, this.world))
  }

  hide(): void {
    this.isHidden = true
    this.hiddenAtMs = this.world.trueMs()
  }

  show(): void {
    if (!this.isHidden) return
    this.isHidden = false
    for (const resolve of this.shown) resolve()
    this.shown.clear()
    if (this.world.trueMs() - this.hiddenAtMs >= AWAY_MS) for (const listener of this.returned) listener()
  }

  network(isOnline: boolean): void {
    for (const listener of isOnline ? [...this.online, ...this.returned] : this.offline) listener()
  }

  private async flowAt(path: string): Promise<string> {
    const kept = this.storage.values.get(FLOW_KEY)
    const ids = [kept, this.world.setup.flow, 'web', ...Object.keys(this.world.site.flows)]
    const has = (id: string): boolean => readAddress(flowNamed(this.world.site, id).flow, path).step !== undefined
    return ids.find(id => id !== undefined && has(id)) ?? 'web'
  }

  private async startOf(id: string, wanted: string | undefined): Promise<string | undefined> {
    const published = own(this.world.site.flows, id)
    if (published === undefined) return undefined
    const { flow } = published
    if (wanted !== undefined && readAddress(flow, wanted).step !== undefined) return wanted
    return pathOf(flow, flow.start, channelOf(flow, newcomer, false).path)
  }

  private page(): Page {
    const { world, life, logouts } = this
    const { clock, device, wire, setup } = world
    const keepsNothing = setup.flow === 'partner'
    const history = this.history.open()
    const address = history.pathname()
    let isTaken = false
    return {
      device: keepsNothing ? noStorage : device,
      tab: keepsNothing ? noStorage : this.storage,
      history,
      tabs: {
        hasMissedLogout: () => Number(this.storage.values.get(SEEN_KEY) ?? logouts.count) < logouts.count,
        announceLogout: () => {
          logouts.count += 1
          this.storage.values.set(SEEN_KEY, String(logouts.count))
          for (const [tab, hear] of logouts.listeners) if (tab !== this) clock.after(1, hear)
        },
        onLogout: listener => {
          this.storage.values.set(SEEN_KEY, String(logouts.count))
          const hear = (): void => {
            this.storage.values.set(SEEN_KEY, String(logouts.count))
            if (life.isOver) return
            this.heardLogoutMs = world.trueMs()
            listener()
          }
          if (!keepsNothing) logouts.listeners.set(this, hear)
          return () => logouts.listeners.delete(this)
        },
      },
      clock: clockOf(world, life),
      fetch: wire.fetchOf(life),
      newId: () => `id-${world.random.between(0, 2 ** 40).toString(36)}`,
      isOnline: () => wire.isOnline,
      onOnline: listener => {
        this.online.add(listener)
        return () => this.online.delete(listener)
      },
      onOffline: listener => void this.offline.add(listener),
      onReturn: listener => void this.returned.add(listener),
      whenVisible: signal => this.whenVisible(signal),
      whenPainted: async () => {
        await this.whenVisible(new AbortController().signal)
        await new Promise<void>(resolve => clock.after(PAINT_MS, () => (life.isOver ? undefined : resolve())))
      },
      takeAddress: () => {
        const taken = isTaken ? history.pathname() : address
        isTaken = true
        return taken
      },
      inAddress: () => null,
      takeFromAddress: () => null,
      isMobile: true,
      origin: ORIGIN,
      leave: to => {
        clock.after(1, () => void (life.isOver ? undefined : this.visit(new URL(to, ORIGIN).pathname)))
      },
      onHide: () => undefined,
      wallets: async () => () => ({
        isOffered: async () => true,
        pay: async () => ({
          token: world.random.of(['wallet-approved', 'wallet-at-once', 'wallet-refused']),
          close: () => undefined,
        }),
      }),
      reload: () => void this.load(),
    }
  }

  private whenVisible(signal: AbortSignal): Promise<void> {
    if (!this.isHidden || signal.aborted) return Promise.resolve()
    return new Promise(resolve => {
      this.shown.add(resolve)
      signal.addEventListener('abort', () => resolve(), { once: true })
    })
  }
}

/**
 * A new page starts without reported problems. In Node, all pages of all walks share the module that stores problems,
 * so it must be emptied.
 */
function forgetProblems(): void {
  const stop = onReport(() => undefined)
  stop()
}

/** Returns the event recorder of a page. It adds each record to `world.events` at once instead of sending batches. */
function eventsOf({ tab, clock }: Page, { events }: World): Events {
  const batches = { add: (record: object) => void events.push(JSON.stringify(record)), leave: () => undefined }
  return new Events({ tab, newId: randomId, now: clock.now, release: 'of-the-walk', batches })
}

/** Returns a clock whose timers stop when the page ends. */
function clockOf({ clock }: World, life: PageLife): Page['clock'] {
  return { ...clock, now: clock.now, after: (ms, call) => clock.after(ms, () => (life.isOver ? undefined : call())) }
}

/**
 * Returns the operator's part of `/config.json`. It lists what this operator does not support, such as idempotency
 * keys.
 */
function operatorFor({ keys, listsPending }: World['setup'], recordsSessions: boolean): unknown {
  const google = {
    environment: 'TEST',
    merchantId: 'm',
    merchantName: 'm',
    gateway: 'g',
    gatewayMerchantId: 'g',
  }
  return {
    recordsSessions,
    omitsHeaders: keys ? [] : ['Idempotency-Key'],
    lacks: listsPending ? [] : ['recharges in progress'],
    wallets: { googlepay: google, applepay: { merchantName: 'm', validation: '/merchant' } },
  }
}
