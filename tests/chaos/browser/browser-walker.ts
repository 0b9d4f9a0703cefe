import type { BrowserContext, Page } from '@playwright/test'
import { liveCode } from '../../../sandbox/calls/session.ts'
import type { ChargeDocument } from '../../../sandbox/charges/charge-documents.ts'
import { allCharges } from '../../../sandbox/charges/charges.ts'
import { cloneSeed } from '../../../sandbox/controls/planting.ts'
import type { Judged } from '../case.ts'
import { claimsOf } from '../claims.ts'
import { type Command, losesTime, type Walk } from '../command.ts'
import { Diary, type Order } from '../diary.ts'
import { START } from '../start.ts'
import type { PageLife, Sent } from '../wire.ts'
import { centsIn, centsOf, digitsOf, orderIn, phoneIn } from '../written.ts'
import { BrowserTab } from './browser-tab.ts'
import type { PageScreen } from './page-screen.ts'
import { type Around, PersonAtPage } from './person-at-page.ts'
import type { SiteServer } from './site-server.ts'
import type { Travel } from './travel.ts'

const CHUNK_MS = 3_000
const starts: { readonly [flow: string]: string } = {
  web: '/web/login',
  lightblue: '/web/login',
  whatsapp: '/whatsapp/login',
  pisp: '/recarga/web/pisp/entrar',
  'data-only': '/recarga/web/oferta/entrar',
  partner: '/web/login',
}
const waysToPay = ['pix', 'credit', 'debit', 'cef_debit', 'pisp', 'mercado_pago']

export interface Place {
  readonly walk: Walk
  readonly server: SiteServer
  readonly travel: Travel
  readonly context: BrowserContext
}

/** A customer with a browser during one walk: the tabs, the number for the login, and the diary. */
export class BrowserWalker {
  readonly walk: Walk
  readonly server: SiteServer
  readonly travel: Travel
  readonly context: BrowserContext
  readonly diary = new Diary()
  readonly sent: Sent[] = []
  readonly tabs: BrowserTab[] = []
  /** The numbers that the customer can log in with. */
  readonly people: readonly string[]
  /** The number of screens that the walk has read. */
  screens = 0
  msisdn: string
  private at = 0

  constructor({ walk, server, travel, context }: Place) {
    this.walk = walk
    this.server = server
    this.travel = travel
    this.context = context
    this.people = [walk.setup.flow === 'lightblue' ? 'celeste' : 'helena', 'ana'].map(seed => this.newCustomer(seed))
    this.msisdn = this.people[0] ?? ''
  }

  /** The tab that the customer is using. */
  get tab(): BrowserTab {
    const tab = this.tabs[this.at]
    if (tab === undefined) throw new Error('There is no tab.')
    return tab
  }

  get page(): Page {
    return this.tab.page
  }

  /** Returns the real time in ms since the walk began. */
  readonly nowMs = (): number => this.travel.now() - START

  lookAtNext(): void {
    this.at = (this.at + 1) % this.tabs.length
  }

  async openTab(): Promise<void> {
    const tab = await BrowserTab.open(this.context, this.tabs.length + 1, starts[this.walk.setup.flow] ?? '/', {
      nowMs: this.nowMs,
      seen: violation => void this.diary.seen.push(violation),
      shown: (screen, life) => this.take(screen, life),
      sent: sent => {
        this.sent.push(sent)
        this.diary.noteSent(sent)
      },
    })
    this.tabs.push(tab)
    this.at = this.tabs.length - 1
    await this.quiet()
  }

  /**
   * Resolves when everything is rendered and no page waits for an answer. Answers that need the clock to advance are
   * not counted.
   */
  async quiet(): Promise<void> {
    await Promise.all(this.tabs.map(tab => tab.quiet(() => this.travel.waiting)))
  }

  /** Returns the customer's actions in the current tab. */
  person(before?: Around['before'], after?: Around['after']): PersonAtPage {
    const { tab } = this
    return new PersonAtPage(tab.page, {
      code: msisdn => liveCode(this.server.operator, msisdn),
      quiet: () => this.quiet(),
      tapped: () => {
        this.diary.touches.push(this.nowMs())
        this.diary.lastTap.set(tab.life, 'other')
      },
      confirm: async isAnyway => {
        await this.look()
        const order = await this.orderOn(tab.page)
        this.diary.touches.push(this.nowMs())
        this.diary.confirm(tab.life, order, this.nowMs(), isAnyway)
      },
      before,
      after,
    })
  }

  /** Records the current screen. */
  async look(): Promise<void> {
    for (const { page, life } of this.tabs) {
      if (page.isClosed()) continue
      const screen = await page.evaluate(() => window.chaosRead?.()).catch(() => undefined)
      if (screen !== undefined) this.take(screen, life)
    }
  }

  /** Advances the time of the operator and of each page in small steps. Answers can arrive between the steps. */
  async pass(ms: number): Promise<void> {
    for (let left = ms; left > 0; left -= CHUNK_MS) {
      const step = Math.min(left, CHUNK_MS)
      this.travel.pass(step)
      await Promise.all(
        this.tabs.map(({ page }) => (page.isClosed() ? undefined : page.clock.runFor(step).catch(() => undefined))),
      )
      await this.quiet()
      await this.look()
    }
  }

  /** Returns the charges of this walk's customers at the operator's current time. */
  ledger(): ChargeDocument[] {
    const { operator } = this.server
    return operator.store.transaction(() => allCharges(operator)).filter(({ msisdn }) => this.people.includes(msisdn))
  }

  /** Returns the walk's requests and settings, for the check of the rules. */
  judged(): Judged {
    const { walk, sent, nowMs } = this
    const isIll = (one: Command | undefined): boolean => one?.do === 'storage' && one.mood !== 'well'
    return {
      // The built app always sends idempotency keys, and its sandbox always lists recharges in progress.
      setup: { ...walk.setup, keys: true, listsPending: true },
      trueMs: nowMs,
      wire: { sent },
      hasForgotten: walk.commands.some(one => isIll(one) || (one.do === 'buy' && isIll(one.before))),
      hasLostTime: losesTime(walk),
    }
  }

  private newCustomer(seed: string): string {
    const { operator } = this.server
    const customer = cloneSeed(operator, seed, { customer_daily_spending_limit: 0 })
    if (customer === undefined) throw new Error(`There is no seed "${seed}".`)
    const { bridge, keepsCvv = false } = this.walk.setup
    const switches = { ...customer.switches, bridge, checkout: true, paymentMethods: waysToPay }
    const cards = customer.cards.map(card => ({ ...card, keepsCvv }))
    operator.store.put('customer', customer.id, { ...customer, cards, switches })
    return customer.msisdn
  }

  /** Returns the order that the page shows next to the pay button. */
  private async orderOn(page: Page): Promise<Order> {
    const text = await page.evaluate(() => window.chaosOrder?.() ?? '').catch(() => '')
    return { msisdn: this.msisdn, cents: centsIn(text), recipient: phoneIn(text), type: undefined }
  }

  private take({ title, modal, texts, rows, path }: PageScreen, life: PageLife): void {
    this.screens += 1
    const claims = claimsOf({ title, modal, texts, hasReceipt: rows.NSU !== undefined })
    const step = /login/.test(path) ? 'login' : path
    const shown = { nsu: digitsOf(rows.NSU), cents: centsOf(rows.Valor), recipient: digitsOf(rows.Número) }
    const around = { step, msisdn: this.msisdn, atMs: this.nowMs() }
    this.diary.take(
      life,
      claims.map(one => ({ ...one, ...around, shown: one.claim === 'ended' ? orderIn(one.text) : shown })),
    )
    this.diary.screens.push({
      atMs: this.nowMs(),
      text: `${life.tab}.${life.number} ${path}${modal === undefined ? '' : ' >'} ${title}`,
    })
  }
}
