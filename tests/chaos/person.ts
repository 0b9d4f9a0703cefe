import type { App } from '../../flows/kit/app.ts'
import { own } from '../../runtime/engine/flow.ts'
import { canGoBack, isActing } from '../../runtime/engine/moves.ts'
import { last } from '../../runtime/engine/state.ts'
import { askIssuer } from '../../runtime/payment/gateway/ask-issuer.ts'
import type { OpenBridge } from '../../runtime/payment/gateway/bridge.ts'
import type { Diary } from './diary.ts'
import type { FakeTab } from './fake-tab.ts'
import { fillScreen, type Wish } from './fill-screen.ts'
import { readScreen, type Screen } from './read-screen.ts'
import type { World } from './world.ts'

/** Events that pay, in addition to the main button of the step. */
const PAYING = ['anyway', 'payAnyway', 'send', 'payUnread']
/** Steps where a payment has ended, or waits for the customer or the operator. */
const ENDS = ['success', 'success-debit', 'pisp-success', 'processing', 'pix', 'pisp-wait', 'checkout']
const PATIENCE_MS = 30_000
const MOST_SCREENS = 14

/** Events around a tap that pays: a second tap `againMs` later, and actions before and after the tap. */
export interface Tap {
  readonly againMs?: number | undefined
  readonly before?: () => Promise<void>
  readonly after?: () => Promise<void>
}

/**
 * A simulated customer with one device, who presses the controls on screen. The diary records the orders that the
 * customer confirms.
 */
export class Person {
  private readonly world: World
  private readonly diary: Diary
  private deeds = 0

  constructor(world: World, diary: Diary) {
    this.world = world
    this.diary = diary
  }

  /**
   * Goes from screen to screen until a tap has paid, or until no control leads to another screen. Returns whether the
   * person paid.
   */
  async buy(tab: FakeTab, wish: Wish, tapping: Tap): Promise<boolean> {
    const { life } = tab
    const before = this.diary.confirmations.length
    const isPaid = (): boolean => this.diary.confirmations.slice(before).some(({ sent }) => sent.length > 0)
    for (let seen = 0; seen < MOST_SCREENS; seen += 1) {
      await this.settle(tab)
      const { app } = tab
      if (app === undefined || tab.life.isOver) break
      const screen = readScreen(app)
      if (screen.isBusy || (isPaid() && this.isTold(screen, tab.life !== life))) break
      if (!(await this.advance(tab, app, screen, wish, tapping))) break
    }
    return isPaid()
  }

  private isTold({ step, modal, message }: Screen, isElsewhere: boolean): boolean {
    return isElsewhere || ENDS.includes(step) || modal === 'error' || modal === 'already-open' || message !== null
  }

  /** Fills in the screen and presses its main button. Resolves to false if no other screen follows. */
  private async advance(tab: FakeTab, app: App, screen: Screen, wish: Wish, tapping: Tap): Promise<boolean> {
    const { step, modal } = screen
    if (modal === 'debit-3ds' || modal === 'credit-3ds') return this.askIssuer(tab, app, wish)
    if (modal === 'upsell') return this.press(tab, 'go')
    if (modal === 'already-open') return false
    if (modal !== undefined && modal !== 'cvv') return this.press(tab, 'dismiss')
    if (screen.message !== null && modal === undefined) return this.press(tab, screen.events[0] ?? 'retry')
    if (modal === undefined && (ENDS.includes(step) || step === 'home')) return this.press(tab, 'recharge')
    if (modal === undefined && step === 'recharge') this.choose(app, wish)
    // A choice may add fields, so a second pass fills in the new fields.
    for (const shown of [screen, undefined]) {
      const filling = fillScreen(app, shown ?? readScreen(app), wish, this.world)
      if (!(await Promise.race([filling, this.pause(PATIENCE_MS).then(() => false)]))) return false
      if (tab.app !== app) return false
    }
    const event = screen.events.includes('submit') ? 'submit' : screen.events[0]
    if (event === undefined) return false
    if (!this.isPaying(app, event) || !this.isSending(app)) return this.press(tab, event)
    await tapping.before?.()
    const isPressed = this.press(tab, event)
    await this.tapAgain(tab, app, event, tapping)
    await tapping.after?.()
    return isPressed
  }

  /**
   * Taps the same button a second time, as in a double tap. Does nothing if the button is gone with its screen, or if
   * the first tap's action has ended, because the block then blocks the button for a moment.
   */
  private async tapAgain(tab: FakeTab, app: App, event: string, { againMs }: Tap): Promise<void> {
    if (againMs === undefined) return
    const { step } = app.driver.state()
    await this.pause(againMs)
    const state = app.driver.state()
    const isThere = state.modals.length === 0 && state.step === step && state.message === null
    if (tab.app === app && isThere && isActing(state)) app.driver.send({ type: 'user', name: event })
  }

  /**
   * Returns whether a tap sends the charge at once, because the app needs neither the CVV nor a confirmation by the
   * bank.
   */
  private isSending({ facts, vault }: App): boolean {
    const isSaved = facts.get('payment.card') !== undefined && facts.get('payment.card') !== 'new'
    if (isSaved && facts.get('payment.cvvWanted') === true && (vault.read('payment.cvv') ?? '') === '') return false
    const isAsked = facts.get('payment.type') === 'debit' && this.world.setup.bridge
    return !isAsked || (vault.read('payment.proof') ?? '') !== ''
  }

  private choose(app: App, { recipient }: Wish): void {
    const isOther = recipient !== app.facts.get('session.msisdn')
    app.facts.write({ 'recharge.target': recipient, 'recharge.forOther': isOther, 'recharge.targetLost': undefined })
  }

  /**
   * Presses the control that sends this event. A tap on a button that pays is recorded as a confirmation. Returns
   * whether an app received the tap.
   */
  press(tab: FakeTab, event: string): boolean {
    const { app } = tab
    if (app === undefined) return false
    const screen = readScreen(app)
    if (screen.isBusy) return true
    this.diary.touches.push(this.world.trueMs())
    if (this.isPaying(app, event)) this.confirm(tab, app, event)
    else this.diary.lastTap.set(tab.life, 'other')
    if (event === 'back') app.driver.send({ type: 'back' })
    else {
      // When a block sends an event, the notice of an earlier event disappears.
      app.ui.setState({ notice: null })
      app.driver.send({ type: 'user', name: event })
    }
    return true
  }

  private confirm(tab: FakeTab, app: App, event: string): void {
    const all = app.facts.all()
    const order = {
      msisdn: all['session.msisdn'] ?? '',
      cents: all['recharge.value'],
      recipient: all['recharge.target'],
      type: all['payment.type'],
    }
    this.diary.confirm(tab.life, order, this.world.trueMs(), event !== 'submit')
  }

  /** Returns whether this event starts a payment in the app's current state. */
  private isPaying({ flow, driver }: App, event: string): boolean {
    const state = driver.state()
    const step = own(flow.steps, state.step)
    if (PAYING.includes(event)) return true
    const top = last(state.modals)
    const handler = top === undefined ? undefined : own(own(flow.modals, top.id)?.on, event)
    const sent = typeof handler === 'object' && 'close' in handler ? handler.send : undefined
    const asked = top === undefined ? event : sent
    const target = asked === undefined ? undefined : own(step?.on, asked)
    const runs = typeof target === 'object' && 'run' in target
    return step?.confirms === 'charge' && asked === 'submit' && runs && state.message === null
  }

  /** Asks the card's bank to confirm the card, as the app's block with the bank's iframe does. */
  private async askIssuer(tab: FakeTab, app: App, { card }: Wish): Promise<boolean> {
    const context = app.operations()?.context
    if (context === undefined) return false
    const proof = { Cavv: 'cavv', Xid: null, Eci: '05', Version: '2.2.0', ReferenceId: 'ref' }
    const end = card % 4 === 3 ? { event: 'failure', fields: {} } : { event: 'success', fields: proof }
    const open: OpenBridge = hear => {
      this.world.clock.after(800, () => hear({ event: 'ready', fields: {} }))
      this.world.clock.after(2_000, () => hear(end))
      return { send: () => undefined, close: () => undefined }
    }
    const left = new AbortController()
    const asked = askIssuer(context, open, { signal: left.signal, onChallenge: () => undefined })
    const ended = await Promise.race([asked, this.pause(PATIENCE_MS)])
    left.abort()
    if (ended === undefined || tab.app !== app) return false
    app.facts.write({ 'payment.authentication': ended.isProven ? undefined : ended.why })
    if (ended.isProven) return this.press(tab, 'submit')
    // The frame closes by itself, without a tap. So the app's next sentence about the payment still answers the earlier
    // tap, which opened the frame.
    app.driver.send({ type: 'user', name: 'dismiss' })
    this.diary.goOn(tab.life, this.world.trueMs())
    return true
  }

  /** Goes from any page to the login page, and logs in. */
  async logIn(tab: FakeTab, wish: Wish): Promise<void> {
    for (let seen = 0; seen < MOST_SCREENS; seen += 1) {
      await this.settle(tab)
      const { app } = tab
      if (app === undefined) return
      const screen = readScreen(app)
      const isIn = app.facts.get('session.authenticated') === true
      if (isIn && app.facts.get('session.msisdn') === wish.msisdn) return
      if (screen.isBusy) return
      if (isIn) this.press(tab, 'logout')
      else if (screen.modal !== undefined) this.press(tab, 'dismiss')
      else if (screen.step !== 'login' && screen.step !== 'sms') this.press(tab, 'login')
      else if (!(await this.advance(tab, app, screen, wish, {}))) return
    }
  }

  /** Waits until the services have ended, but no longer than a customer would wait. */
  private async settle(tab: FakeTab): Promise<void> {
    const { latencyMs } = this.world.setup
    for (let waited = 0; waited < PATIENCE_MS; waited += 1_000) {
      await this.pause(waited === 0 ? latencyMs * 4 + 200 : 1_000)
      const running = tab.app?.driver.state().running ?? []
      if (!running.some(({ kind }) => kind !== 'watch')) return
    }
  }

  /** Resolves after `ms`. It never resolves if the person has stopped the action in the meantime. */
  pause(ms: number): Promise<void> {
    const { deeds } = this
    return new Promise(resolve => this.world.clock.after(ms, () => (deeds === this.deeds ? resolve() : undefined)))
  }

  /** Stops the current action, because the person does only one thing at a time. */
  giveUp(): void {
    this.deeds += 1
  }

  back(tab: FakeTab): void {
    const { app } = tab
    if (app !== undefined && canGoBack(app.flow, app.driver.state())) this.press(tab, 'back')
  }
}
