import type { ChargeDocument } from '../../sandbox/charges/charge-documents.ts'
import { allCharges } from '../../sandbox/charges/charges.ts'
import type { Judged } from './case.ts'
import { losesTime, type Walk } from './command.ts'
import { Diary } from './diary.ts'
import { FakeTab, Logouts } from './fake-tab.ts'
import type { Wish } from './fill-screen.ts'
import { Observer } from './observe.ts'
import { Person } from './person.ts'
import { PEOPLE, type World } from './world.ts'

const DEED_LIMIT_MS = 240_000
/** Actions have a real time limit, because the walk may change the device's clock during an action. */
const ENDLESS_MS = Number.MAX_SAFE_INTEGER / 4

const STARTS: { readonly [flow: string]: string } = {
  web: '/web/login',
  lightblue: '/web/login',
  whatsapp: '/whatsapp/login',
  pisp: '/recarga/web/pisp/entrar',
  'data-only': '/recarga/web/oferta/entrar',
  partner: '/recarga/app',
  loyalty: '/login/fidelidade',
  'api-payment': '/api-payment',
}
/** Flows that begin with a link that a partner has signed. Each visit has a link of its own. */
const SIGNED = ['partner', 'api-payment']

/** One person and their device during one walk: the tabs, the customer for the login, and the diary. */
export class Walker {
  readonly world: World
  readonly walk: Walk
  readonly diary = new Diary()
  readonly logouts = new Logouts()
  readonly tabs: FakeTab[] = []
  readonly observer: Observer
  readonly person: Person
  /** The number of the customer that the person logs in as. */
  msisdn: string
  private at = 0
  private seenSent = 0

  constructor(world: World, walk: Walk) {
    this.world = world
    this.walk = walk
    this.observer = new Observer(world, this.diary)
    this.person = new Person(world, this.diary)
    this.msisdn = world.secrets.msisdnOf(walk.setup.flow === 'lightblue' ? PEOPLE.lightblue : PEOPLE.first)
    world.clock.onPass(ms => {
      if (ms > 0) this.observer.look(this.tabs)
      this.attribute()
    })
  }

  /** The tab that the person is using. */
  get tab(): FakeTab {
    const tab = this.tabs[this.at]
    if (tab === undefined) throw new Error('There is no tab.')
    return tab
  }

  lookAt(number: number): void {
    this.at = number % this.tabs.length
  }

  lookAtNext(): void {
    this.lookAt(this.at + 1)
  }

  /** Opens a tab at the address where the walk's flow begins. */
  async openTab(): Promise<void> {
    const tab = new FakeTab(this.world, this.logouts, this.tabs.length + 1)
    this.tabs.push(tab)
    this.at = this.tabs.length - 1
    await this.visitStart(tab)
  }

  async visitStart(tab: FakeTab): Promise<void> {
    const { flow } = this.walk.setup
    const start = STARTS[flow] ?? '/'
    if (!SIGNED.includes(flow)) return tab.visit(start)
    const { json } = await this.control('/links', { msisdn: this.msisdn, valueCents: 2000 })
    const payload = typeof json === 'object' && json !== null && 'payload' in json ? String(json.payload) : ''
    return tab.visit(`${start}/${payload}`)
  }

  async logIn(): Promise<void> {
    const { tab, person, msisdn } = this
    if (tab.app === undefined) await tab.load()
    const wish: Wish = { msisdn, way: 'pix', cents: 2000, card: 0, recipient: msisdn }
    await person.logIn(tab, wish)
  }

  /** Sends a command to the sandbox's controls while the simulated clock stands still. */
  control(path: string, body?: unknown): ReturnType<World['operator']['control']> {
    return this.world.hold(this.world.operator.control('POST', path, body))
  }

  /** Returns all charges in their state at the operator's current time. */
  ledger(): ChargeDocument[] {
    const { world } = this.world.operator
    return world.store.transaction(() => allCharges(world))
  }

  /** Returns the walk's requests and settings, for the check of the rules. */
  judged(): Judged {
    const { world, walk, tabs } = this
    const storages = [world.device, ...tabs.map(({ storage }) => storage)]
    const hasForgotten = world.setup.flow === 'partner' || storages.some(({ wasIll }) => wasIll)
    return { setup: world.setup, trueMs: world.trueMs, wire: world.wire, hasForgotten, hasLostTime: losesTime(walk) }
  }

  /** Lets the clock advance until the action is done, or until the time limit stops the action. */
  async drive(deed: Promise<unknown>, limitMs = DEED_LIMIT_MS): Promise<void> {
    const { clock } = this.world
    const limit = new Promise<void>(resolve => clock.after(limitMs, resolve))
    await clock.finish(Promise.race([deed, limit]), ENDLESS_MS)
    this.person.giveUp()
  }

  /** Assigns each new charge to the tap that caused its request. */
  private attribute(): void {
    const { sent } = this.world.wire
    for (; this.seenSent < sent.length; this.seenSent += 1) {
      const one = sent[this.seenSent]
      if (one !== undefined) this.diary.noteSent(one)
    }
  }
}
