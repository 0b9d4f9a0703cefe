import type { ChargeDocument } from '../../sandbox/charge-documents.ts'
import { allCharges } from '../../sandbox/charges.ts'
import { type Buy, CALLS, type Command, type Walk } from './command.ts'
import { Diary } from './diary.ts'
import { FakeTab, Logouts } from './fake-tab.ts'
import type { Wish } from './fill-screen.ts'
import { attribute, judge, judgeHanging } from './judge.ts'
import { Observer } from './observe.ts'
import { Person, type Tap } from './person.ts'
import { readScreen } from './read-screen.ts'
import type { SocketServer } from './socket-carrier.ts'
import type { Site } from './sources.ts'
import { traceOf } from './trace.ts'
import { openWorld, PEOPLE, type World } from './world.ts'

/** What a walk came to. */
export interface Walked {
  readonly violations: readonly string[]
  readonly charges: number
  readonly confirmations: number
  readonly screens: number
  readonly faults: { readonly [name: string]: number }
  readonly trace: () => readonly string[]
}

const OTHER_NUMBER = '11976543210'
const LONG_MS = 40_000
const DEED_LIMIT_MS = 240_000
/** The limit of a deed is a timer of ours: the device's clock may be set anew meanwhile. */
const ENDLESS_MS = Number.MAX_SAFE_INTEGER / 4

const STARTS: { readonly [flow: string]: string } = {
  web: '/web/login',
  lightblue: '/web/login',
  whatsapp: '/whatsapp/login',
  pisp: '/recarga/web/pisp/entrar',
  'data-only': '/recarga/web/oferta/entrar',
  partner: '/recarga/app',
}

/** Walks once through the product, as the walk says, with time that passes only here. Never throws for what it finds. */
export async function walkOnce(site: Site, walk: Walk, server?: SocketServer): Promise<Walked> {
  const world = openWorld(site, walk.setup, walk.seed, server)
  const walker = new Walker(world, walk)
  await walker.begin()
  for (const command of walk.commands) await walker.run(command)
  await walker.end()
  return walker.result()
}

class Walker {
  private readonly world: World
  private readonly walk: Walk
  private readonly diary = new Diary()
  private readonly logouts = new Logouts()
  private readonly tabs: FakeTab[] = []
  private readonly observer: Observer
  private readonly person: Person
  private readonly codes = new Set<string>()
  private msisdn: string
  private at = 0
  private seenSent = 0

  constructor(world: World, walk: Walk) {
    this.world = world
    this.walk = walk
    this.observer = new Observer(world, this.diary)
    this.person = new Person(world, this.diary)
    this.msisdn = walk.setup.flow === 'lightblue' ? PEOPLE.lightblue : PEOPLE.first
    world.clock.onPass(ms => {
      if (ms > 0) this.observer.look(this.tabs)
      this.attribute()
    })
  }

  async begin(): Promise<void> {
    const tab = new FakeTab(this.world, this.logouts, 1)
    this.tabs.push(tab)
    await this.drive(this.open(tab))
  }

  private async open(tab: FakeTab): Promise<void> {
    const { flow } = this.walk.setup
    const start = STARTS[flow] ?? '/'
    if (flow !== 'partner') return tab.visit(start)
    const { json } = await this.control('/links', { msisdn: this.msisdn, valueCents: 2000 })
    const payload = typeof json === 'object' && json !== null && 'payload' in json ? String(json.payload) : ''
    return tab.visit(`${start}/${payload}`)
  }

  private control(path: string, body?: unknown): ReturnType<World['operator']['control']> {
    return this.world.hold(this.world.operator.control('POST', path, body))
  }

  private get tab(): FakeTab {
    const tab = this.tabs[this.at]
    if (tab === undefined) throw new Error('There is no tab.')
    return tab
  }

  async run(command: Command): Promise<void> {
    this.diary.notes.push({ atMs: this.world.trueMs(), text: `> ${JSON.stringify(command)}` })
    await this.drive(this.do(command), command.do === 'wait' ? command.ms : DEED_LIMIT_MS)
    if (command.do === 'wait' && command.ms >= LONG_MS) this.judgeHanging()
    for (const { code } of this.world.operator.world.store.list('sms')) this.codes.add(code)
    this.observer.secrets(this.tabs, this.codes)
  }

  /** All charges, as the operator's clock has made them. */
  private ledger(): ChargeDocument[] {
    const { world } = this.world.operator
    return world.store.transaction(() => allCharges(world))
  }

  /** Where nothing is in the way of a page that has been looked at for so long. */
  private judgeHanging(): void {
    const { world, tab, diary } = this
    const isWell = world.wire.isOnline && !world.wire.isPlanted && world.device.isWell
    const isLooked = !tab.isHidden && tab.app?.facts.get('session.authenticated') === true
    if (!isWell || !isLooked || world.setup.flow === 'partner') return
    const charges = this.ledger()
    const found = judgeHanging({ diary, charges, world }, tab.life)
    if (found !== undefined) diary.seen.push(found)
  }

  /** Lets time pass until the deed is done, or nobody would wait longer. */
  private async drive(deed: Promise<unknown>, limitMs = DEED_LIMIT_MS): Promise<void> {
    const { clock } = this.world
    const limit = new Promise<void>(resolve => clock.after(limitMs, resolve))
    await clock.finish(Promise.race([deed, limit]), ENDLESS_MS)
  }

  private async do(command: Command): Promise<void> {
    const { world, person, tab } = this
    const { wire, clock } = world
    switch (command.do) {
      case 'buy': {
        const { way, cents, card, other } = command
        const wish: Wish = { msisdn: this.msisdn, way, cents, card, recipient: other ? OTHER_NUMBER : this.msisdn }
        if (tab.elsewhere !== undefined) await tab.visit('/')
        if (tab.app === undefined) await tab.load()
        await person.buy(tab, wish, this.tapOf(command))
        return
      }
      case 'press': {
        const screen = tab.app === undefined ? undefined : readScreen(tab.app)
        const events = screen?.events ?? []
        const event = events[command.at % Math.max(events.length, 1)]
        if (event !== undefined && event !== 'logout') person.press(tab, event)
        return person.pause(300)
      }
      case 'again':
        return this.pressOffered('submit')
      case 'check':
        return this.pressOffered('check')
      case 'anyway':
        return this.pressOffered('anyway')
      case 'home':
        return this.pressOffered('home')
      case 'wait':
        return person.pause(command.ms)
      case 'fault':
        return wire.plant(CALLS[command.on], command.row)
      case 'login':
        this.msisdn = command.who === 'other' ? PEOPLE.second : this.msisdn
        return this.logIn()
      case 'storage':
        for (const storage of [world.device, ...this.tabs.map(one => one.storage)]) storage.become(command.mood)
        return
      case 'clock':
        return clock.setAnew(command.ms)
      case 'sleep':
        return clock.sleep(command.ms)
      case 'payPix':
        await this.payPix()
        return
      case 'bank':
        return this.answerAtBank(command.deed)
      case 'reload':
        return tab.load()
      case 'crash':
        tab.end()
        await person.pause(2_000)
        return tab.load()
      case 'back':
      case 'forward':
        if (tab.history.press(command.do === 'back' ? -1 : 1) === 'loads') await tab.load()
        return person.pause(100)
      case 'logout':
        person.press(tab, 'logout')
        return person.pause(500)
      case 'tab': {
        const next = new FakeTab(world, this.logouts, this.tabs.length + 1)
        this.tabs.push(next)
        this.at = this.tabs.length - 1
        return this.open(next)
      }
      case 'switch':
        this.at = (this.at + 1) % this.tabs.length
        return
      case 'close':
        return tab.end()
      case 'logoutElsewhere':
        this.logouts.count += 1
        for (const hear of this.logouts.listeners.values()) hear()
        return
      case 'offline':
      case 'online':
        wire.isOnline = command.do === 'online'
        for (const one of this.tabs) one.network(wire.isOnline)
        return
      case 'hide':
        return tab.hide()
      case 'show':
        return tab.show()
      case 'endSession':
        await this.control(`/sessions/${this.msisdn}/end`)
        return
      case 'release':
        world.release = world.release === 'flow' ? 'next' : 'flow'
    }
  }

  private tapOf({ againMs, before, after, afterMs = 100 }: Buy): Tap {
    return {
      againMs,
      ...(before === undefined ? {} : { before: () => this.do(before) }),
      ...(after === undefined ? {} : { after: () => this.person.pause(afterMs).then(() => this.do(after)) }),
    }
  }

  /** Presses it where it is offered. */
  private async pressOffered(event: string): Promise<void> {
    const { app } = this.tab
    const isOffered = app !== undefined && (event === 'home' || readScreen(app).events.includes(event))
    if (isOffered) this.person.press(this.tab, event)
    return this.person.pause(1_500)
  }

  private async logIn(): Promise<void> {
    const { tab, person } = this
    if (tab.app === undefined) await tab.load()
    const wish: Wish = { msisdn: this.msisdn, way: 'pix', cents: 2000, card: 0, recipient: this.msisdn }
    await person.logIn(tab, wish)
  }

  private async payPix(): Promise<void> {
    const { app } = this.tab
    const txid = app?.facts.get('pix.txid')
    // Only a code that is on screen can be paid.
    if (txid === undefined || app?.driver.state().step !== 'pix' || app.facts.get('pix.code') === undefined) return
    await this.control(`/pix/${txid}/pay`)
  }

  private async answerAtBank(deed: 'pay' | 'refuse' | 'expire' | 'leave'): Promise<void> {
    const { tab, world, person } = this
    const id = tab.elsewhere?.split('/').at(-1)
    if (id === undefined) return
    const charge = world.operator.world.store.list('charge').find(one => one.id === id)
    await person.pause(4_000)
    if (deed !== 'leave') await this.control(`/elsewhere/${id}/${deed}`)
    await tab.visit(charge?.method === 'pisp' ? `/status_pisp/${id}` : `/status_checkout/${id}`)
  }

  /** Gives each charge that was sent since to the tap that had it sent. */
  private attribute(): void {
    const { sent } = this.world.wire
    for (; this.seenSent < sent.length; this.seenSent += 1) {
      const one = sent[this.seenSent]
      if (one !== undefined) this.diary.noteSent(one)
    }
  }

  /** The faults stop: one reload and one login, and screen and ledger agree. */
  async end(): Promise<void> {
    const { world, person } = this
    world.wire.clear()
    for (const storage of [world.device, ...this.tabs.map(tab => tab.storage)]) storage.become('well')
    if (!world.wire.isOnline) await this.run({ do: 'online' })
    await this.run({ do: 'show' })
    // Pages that stay open go on looking; whoever has closed them all comes back later.
    if (this.walk.seed % 2 === 0) for (const tab of this.tabs) tab.end()
    await this.run({ do: 'wait', ms: 400_000 })
    for (const tab of this.tabs) tab.end()
    const [first] = this.tabs
    if (first === undefined) return
    this.at = 0
    const people = new Set(this.diary.confirmations.map(({ order }) => order.msisdn))
    for (const msisdn of people) {
      this.msisdn = msisdn
      // A session that had ended before is found out only by asking, and then has to be opened once more.
      for (let round = 0; round < 3; round += 1) {
        await this.drive(round === 0 ? this.open(first) : first.load())
        await this.drive(this.logIn())
        await this.drive(this.settleHome())
        if (first.app?.facts.get('session.msisdn') === msisdn) break
      }
      this.diary.last.set(msisdn, first.app === undefined ? [] : this.observer.claims(first.app))
      person.press(first, 'logout')
      await this.drive(person.pause(3_000))
    }
  }

  /** One after the other is told; then nothing is said any more. */
  private async settleHome(): Promise<void> {
    const { tab, person, diary } = this
    for (let round = 0; round < 6 && tab.app !== undefined; round += 1) {
      const before = diary.statements.length
      await person.pause(12_000)
      if (round > 0 && diary.statements.length === before) return
      if (tab.app !== undefined && readScreen(tab.app).modal !== undefined) person.press(tab, 'dismiss')
      await person.pause(1_000)
      person.press(tab, 'home')
    }
  }

  async result(): Promise<Walked> {
    const { diary, world, observer } = this
    const charges = this.ledger()
    attribute(charges, world.wire.sent)
    return {
      violations: judge(diary, charges, world),
      charges: charges.filter(({ seeded }) => seeded !== true).length,
      confirmations: diary.confirmations.length,
      screens: observer.screens,
      faults: world.wire.counts,
      trace: () => traceOf(diary, charges, world.wire.sent),
    }
  }
}
