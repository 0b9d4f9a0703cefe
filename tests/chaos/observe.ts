import type { App } from '../../flows/kit/app.ts'
import { claimsOf } from './claims.ts'
import { type Diary, isLater } from './diary.ts'
import type { FakeTab } from './fake-tab.ts'
import { PANS } from './fill-screen.ts'
import { readScreen, type Screen } from './read-screen.ts'
import type { World } from './world.ts'
import { orderIn } from './written.ts'

/**
 * Reads the screen whenever the clock advances. If a text disappears before the clock advances, no customer can read
 * it.
 */
export class Observer {
  private readonly before = new Map<FakeTab, string>()
  private readonly watched = new WeakSet<App>()
  private readonly changed = new Set<FakeTab>()
  private readonly world: World
  private readonly diary: Diary
  /** The number of screens that the observer has read. */
  screens = 0
  /** The names of the steps and dialogs that the observer has read. */
  readonly seen = new Set<string>()

  constructor(world: World, diary: Diary) {
    this.world = world
    this.diary = diary
  }

  look(tabs: readonly FakeTab[]): void {
    for (const tab of tabs) {
      const { app } = tab
      if (app === undefined) continue
      if (!this.watched.has(app)) this.watch(tab, app)
      if (!this.changed.delete(tab)) continue
      if (app.driver.state().step !== '') this.read(tab, app)
    }
  }

  /** Returns what the page claims about money. */
  claims(app: App): ReturnType<typeof claimsOf> {
    return claimsOf(readScreen(app))
  }

  private watch(tab: FakeTab, app: App): void {
    const mark = (): void => void this.changed.add(tab)
    this.watched.add(app)
    let { step } = app.driver.state()
    app.driver.subscribe(() => {
      mark()
      if (app.driver.state().step !== step) this.diary.touches.push(this.world.trueMs())
      step = app.driver.state().step
    })
    app.facts.subscribe(mark)
    app.ui.subscribe(mark)
    mark()
  }

  private read(tab: FakeTab, app: App): void {
    const screen = readScreen(app)
    const all = app.facts.all()
    const shown = { nsu: all['recharge.nsu'], cents: all['order.value'], recipient: all['order.target'] }
    const isOut = all['session.authenticated'] !== true
    // A customer who logs out still sees the receipt for a moment before the page changes.
    const claims = claimsOf(screen).filter(({ claim }) => !(claim === 'paid' && isOut))
    const text = JSON.stringify([
      screen.step,
      screen.modal,
      screen.title,
      screen.texts,
      claims.length > 0 ? shown : null,
      tab.life.number,
    ])
    if (this.before.get(tab) === text) return
    this.before.set(tab, text)
    this.screens += 1
    const top = screen.modal === undefined ? screen.step : `${screen.step} > ${screen.modal}`
    this.diary.screens.push({
      atMs: this.world.trueMs(),
      text: `${tab.life.tab}.${tab.life.number} ${top}: ${screen.title}`,
    })
    this.seen.add(top)
    this.judgeWhole(screen)
    this.judgeDiscreet(screen, isOut ? all['customer.name'] : undefined)
    this.judgePix(screen, tab)
    this.judgeLogin(screen, tab)
    const around = { step: screen.step, msisdn: all['session.msisdn'], atMs: this.world.trueMs() }
    this.diary.take(
      tab.life,
      claims.map(one => ({ ...one, ...around, shown: one.claim === 'ended' ? orderIn(one.text) : shown })),
    )
  }

  /** Checks that no screen shows a card number, and that none names a customer who is not logged in. */
  private judgeDiscreet({ step, title, texts }: Screen, stranger: string | undefined): void {
    const [name = ''] = stranger?.split(' ') ?? []
    for (const text of [title, ...texts]) {
      const digits = text.replace(/\D/g, '')
      if (PANS.some(pan => digits.includes(this.world.secrets.panOf(pan))))
        this.diary.seen.push(`shown-secret: a card number on ${step}`)
      if (name !== '' && text.includes(name)) this.diary.seen.push(`open-fact: a customer’s name on ${step}`)
    }
  }

  /** Checks that a missing Pix code is explained in its own text, with an error number for customer support. */
  private judgePix({ step, modal, message }: Screen, { life }: FakeTab): void {
    if (step !== 'pix' || message?.code !== 'unreachable') return
    const asked = this.world.wire.sent.filter(({ call, page }) => call === 'getPixCode' && page === life).slice(-5)
    const isErroneous = asked.length === 5 && asked.every(({ got }) => got !== undefined && got.status >= 500)
    if (isErroneous && modal === undefined)
      this.diary.seen.push('pix-without-code: the code never came, and no code says so')
  }

  /**
   * Checks the login page. After a charge, it must mention the charge. After a logout in another tab, it must mention
   * nothing about that customer.
   */
  private judgeLogin({ step, modal, texts }: Screen, { life, heardLogoutMs }: FakeTab): void {
    const tapped = this.diary.lastTap.get(life)
    if (step !== 'login' || modal !== undefined || tapped === undefined || tapped === 'other') return
    if (heardLogoutMs >= tapped.atMs) return
    const isUnread = tapped.sent.length > 0 && tapped.sent.every(one => one.got?.status === 401 && !isLater(one))
    if (isUnread && !texts.some(text => /ver se a recarga foi feita/i.test(text)))
      this.diary.seen.push('session-untold: the session ended at the tap, and the login says nothing of the recharge')
  }

  /** Checks that no screen is blank: each has a heading, and a control to continue. */
  private judgeWhole(screen: Screen): void {
    const where = screen.modal === undefined ? screen.step : `${screen.step} > ${screen.modal}`
    if (screen.title === '') this.diary.seen.push(`blank: no heading on ${where}`)
    if (
      screen.events.length === 0 &&
      !screen.blocks.some(({ block }) => block === 'waiting') &&
      screen.step !== 'entry'
    )
      this.diary.seen.push(`blank: no way on from ${where}`)
  }

  /** Returns all storage contents and all addresses in the tabs' histories as one text. */
  stored(tabs: readonly FakeTab[]): string {
    return [this.world.device.text, ...tabs.flatMap(tab => [tab.storage.text, tab.history.text])].join('\n')
  }

  /** Searches all storage for secrets that must not be stored. */
  secrets(tabs: readonly FakeTab[], codes: ReadonlySet<string>): void {
    const stored = this.stored(tabs)
    const { cvv, panOf } = this.world.secrets
    for (const pan of PANS) if (stored.includes(panOf(pan))) this.diary.seen.push(`secret: a card number is stored`)
    if (new RegExp(`"${cvv}"|\\b${cvv}\\b`).test(stored.replace(/\d{4,}/g, '')))
      this.diary.seen.push('secret: a CVV is stored')
    for (const code of codes)
      if (new RegExp(`(?<!\\d)${code}(?!\\d)`).test(stored)) this.diary.seen.push('secret: an SMS code is stored')
  }
}
