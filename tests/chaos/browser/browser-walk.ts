import type { Browser, BrowserContext, Page, Request } from '@playwright/test'
import { calls } from '../../../runtime/operator/contract/table.ts'
import { payPix } from '../../../sandbox/calls/pix.ts'
import { liveCode } from '../../../sandbox/calls/session.ts'
import { allCharges } from '../../../sandbox/charges.ts'
import { answerElsewhere } from '../../../sandbox/charging.ts'
import { isFaultName, listFaults, plantFault } from '../../../sandbox/faults.ts'
import { cloneSeed } from '../../../sandbox/planting.ts'
import { codeIn } from '../arrived.ts'
import { callOf } from '../call-names.ts'
import { claimsOf } from '../claims.ts'
import { CALLS, type Command, type Happening, type Walk } from '../command.ts'
import { Diary, type Order } from '../diary.ts'
import { attribute, judge } from '../judge.ts'
import { START } from '../start.ts'
import { traceOf } from '../trace.ts'
import type { Walked } from '../walk.ts'
import type { PageLife, Sent } from '../wire.ts'
import { breakStorage, type PageScreen, watchScreens } from './page-screen.ts'
import { PersonAtPage } from './person-at-page.ts'
import type { SiteServer } from './site-server.ts'
import type { Travel } from './travel.ts'

const CHUNK_MS = 3_000
const CHUNK_REST_MS = 40
const starts: { readonly [flow: string]: string } = {
  web: '/web/login',
  lightblue: '/web/login',
  whatsapp: '/whatsapp/login',
  pisp: '/recarga/web/pisp/entrar',
  'data-only': '/recarga/web/oferta/entrar',
  partner: '/web/login',
}
const waysToPay = ['pix', 'credit', 'debit', 'cef_debit', 'pisp', 'mercado_pago']

interface Tab {
  readonly page: Page
  life: PageLife
}

/** One walk in a browser of its own. */
export class BrowserWalk {
  private readonly diary = new Diary()
  private readonly sent: Sent[] = []
  private readonly tabs: Tab[] = []
  private readonly people: string[]
  private readonly walk: Walk
  private readonly server: SiteServer
  private readonly travel: Travel
  private readonly context: BrowserContext
  private screens = 0
  private at = 0
  private msisdn: string

  private constructor(walk: Walk, server: SiteServer, travel: Travel, context: BrowserContext) {
    this.walk = walk
    this.server = server
    this.travel = travel
    this.context = context
    this.people = [walk.setup.flow === 'lightblue' ? 'celeste' : 'helena', 'ana'].map(seed => this.newCustomer(seed))
    this.msisdn = this.people[0] ?? ''
  }

  /** Walks once. Returns what was wrong, and what happened on the way. */
  static async run(browser: Browser, walk: Walk, server: SiteServer, travel: Travel): Promise<Walked> {
    const context = await browser.newContext({
      baseURL: server.url,
      viewport: { width: 390, height: 780 },
      locale: 'pt-BR',
      timezoneId: 'America/Sao_Paulo',
    })
    const walker = new BrowserWalk(walk, server, travel, context)
    try {
      await walker.begin()
      for (const command of walk.commands) await walker.do(command)
      await walker.end()
      return walker.result()
    } finally {
      await context.close()
    }
  }

  private newCustomer(seed: string): string {
    const { operator } = this.server
    const customer = cloneSeed(operator, seed, { customer_daily_spending_limit: 0 })
    if (customer === undefined) throw new Error(`There is no seed "${seed}".`)
    const switches = { ...customer.switches, bridge: this.walk.setup.bridge, checkout: true, paymentMethods: waysToPay }
    const cards = customer.cards.map(card => ({ ...card, keepsCvv: this.walk.setup.keepsCvv ?? false }))
    operator.store.put('customer', customer.id, { ...customer, cards, switches })
    return customer.msisdn
  }

  private nowMs(): number {
    return this.travel.now() - START
  }

  private async begin(): Promise<void> {
    await this.context.addInitScript(breakStorage)
    await this.context.addInitScript(watchScreens)
    await this.context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'))
    await this.context.addInitScript(() => Reflect.deleteProperty(window, 'PaymentRequest'))
    await this.context.clock.install({ time: this.travel.now() + this.walk.setup.aheadMs })
    await this.openTab()
  }

  private async openTab(): Promise<void> {
    const page = await this.context.newPage()
    const tab: Tab = { page, life: { tab: this.tabs.length + 1, number: 1, isOver: false } }
    this.tabs.push(tab)
    this.at = this.tabs.length - 1
    page.on('domcontentloaded', () => {
      tab.life = { ...tab.life, number: tab.life.number + 1 }
    })
    page.on('request', request => this.note(tab, request))
    page.on('crash', () => this.diary.seen.push('blank: the page crashed'))
    page.on('pageerror', error => this.diary.seen.push(`threw: ${error.message}`))
    await page.goto(starts[this.walk.setup.flow] ?? '/').catch(() => undefined)
  }

  private note(tab: Tab, request: Request): void {
    const { pathname, search } = new URL(request.url())
    if (!pathname.startsWith('/operator/')) return
    const headers = request.headers()
    const sent: Sent = {
      page: tab.life,
      call: callOf(request.method(), pathname),
      method: request.method(),
      path: pathname + search,
      key: headers['idempotency-key'],
      token: headers.authorization,
      body: request.postData() ?? '',
      atMs: this.nowMs(),
      charges: [],
      copies: 0,
      fate: [],
      got: undefined,
    }
    this.sent.push(sent)
    this.diary.noteSent(sent)
    void request
      .response()
      .then(async response => {
        if (response === null) return
        sent.fate.push(String(response.status()))
        sent.got = { status: response.status(), code: codeIn(await response.text()) }
      })
      .catch(() => undefined)
  }

  private get tab(): Tab {
    const tab = this.tabs[this.at]
    if (tab === undefined) throw new Error('There is no tab.')
    return tab
  }

  private person(before?: Happening, after?: Happening, afterMs = 100): PersonAtPage {
    const { tab } = this
    return new PersonAtPage(tab.page, {
      code: msisdn => liveCode(this.server.operator, msisdn),
      tapped: () => void this.diary.lastTap.set(tab.life, 'other'),
      confirm: async isAnyway => {
        await this.look()
        const order = await this.orderOn(tab.page)
        this.diary.confirm(tab.life, order, this.nowMs(), isAnyway)
      },
      before: before && (() => this.do(before)),
      after: after && (() => new Promise(resolve => setTimeout(resolve, afterMs)).then(() => this.do(after))),
    })
  }

  /** What stands beside the button that pays. */
  private async orderOn(page: Page): Promise<Order> {
    const text = await page.evaluate(() => window.chaosOrder?.() ?? '').catch(() => '')
    return { msisdn: this.msisdn, cents: centsIn(text), recipient: phoneIn(text), type: undefined }
  }

  /** Takes down what was on screen since. */
  private async look(): Promise<void> {
    for (const { page, life } of this.tabs) {
      if (page.isClosed()) continue
      const screens = await page
        .evaluate(() => window.chaosScreens?.splice(0).concat(window.chaosRead?.() ?? []) ?? [])
        .catch(() => [])
      for (const screen of screens) this.take(screen, life)
    }
  }

  private take(screen: PageScreen, life: PageLife): void {
    this.screens += 1
    const { title, modal, texts, rows, path } = screen
    const claims = claimsOf({ title, modal, texts, hasReceipt: rows.NSU !== undefined })
    const step = /login/.test(path) ? 'login' : path
    const shown = { nsu: digits(rows.NSU), cents: cents(rows.Valor), recipient: digits(rows.Número) }
    const around = { step, msisdn: this.msisdn, atMs: this.nowMs(), shown }
    this.diary.take(
      life,
      claims.map(one => ({ ...one, ...around })),
    )
    this.diary.screens.push({
      atMs: this.nowMs(),
      text: `${life.tab}.${life.number} ${path}${modal === undefined ? '' : ' >'} ${title}`,
    })
  }

  /** Lets time pass for the operator and for each page, in steps in which answers can come. */
  private async pass(ms: number): Promise<void> {
    for (let left = ms; left > 0; left -= CHUNK_MS) {
      const step = Math.min(left, CHUNK_MS)
      this.travel.pass(step)
      await Promise.all(
        this.tabs.map(({ page }) => (page.isClosed() ? undefined : page.clock.runFor(step).catch(() => undefined))),
      )
      await new Promise(resolve => setTimeout(resolve, CHUNK_REST_MS))
      await this.look()
    }
  }

  async do(command: Command): Promise<void> {
    this.diary.notes.push({ atMs: this.nowMs(), text: `> ${JSON.stringify(command)}` })
    const { tab, server } = this
    const { operator } = server
    switch (command.do) {
      case 'buy':
        if (/elsewhere/.test(tab.page.url())) await tab.page.goto('/recarga/efetuar').catch(() => undefined)
        else if (!(await this.isOnPath(tab.page))) await tab.page.goto('/recarga/efetuar').catch(() => undefined)
        await this.person(command.before, command.after, command.afterMs).buy(command)
        break
      case 'again':
        await this.payAgain('Pagar', false)
        break
      case 'anyway':
        await this.payAgain('Pagar mesmo assim', true)
        break
      case 'check':
        await this.person().press('Verificar agora')
        break
      case 'home':
        await this.person().press('Voltar ao início')
        break
      case 'press':
        break
      case 'wait':
        await this.pass(Math.min(command.ms, 330_000))
        break
      case 'fault':
        for (const call of CALLS[command.on])
          for (const { name, ...fault } of command.row)
            if (isFaultName(name) && (name !== 'twice' || calls[call].effect === 'charge'))
              plantFault(operator, { call, fault: name, times: 1, msisdn: this.msisdn, ...fault })
        break
      case 'login':
        if (command.who === 'other') this.msisdn = this.people[1] ?? this.msisdn
        await this.person().logIn(this.msisdn)
        break
      case 'storage':
        await this.context.addCookies([{ name: 'chaos', value: command.mood, url: server.url }])
        break
      case 'clock':
        await tab.page.clock
          .setSystemTime(this.travel.now() + this.walk.setup.aheadMs + command.ms)
          .catch(() => undefined)
        break
      case 'payPix':
        await this.payPix()
        break
      case 'bank':
        await this.answerAtBank(command.deed)
        break
      case 'reload':
      case 'crash':
        await tab.page.reload().catch(() => undefined)
        break
      case 'close':
        await tab.page.goto('about:blank').catch(() => undefined)
        break
      case 'back':
        await tab.page.goBack({ timeout: 3_000 }).catch(() => undefined)
        break
      case 'forward':
        await tab.page.goForward({ timeout: 3_000 }).catch(() => undefined)
        break
      case 'tab':
        await this.openTab()
        break
      case 'switch':
        this.at = (this.at + 1) % this.tabs.length
        break
      case 'offline':
      case 'online':
        await this.context.setOffline(command.do === 'offline')
        break
      case 'logout':
        await this.person().press('Menu')
        await this.person().press('Sair')
        break
      case 'endSession':
        this.endSessions()
        break
      default:
    }
    await new Promise(resolve => setTimeout(resolve, 150))
    await this.look()
    await this.judgeBlank()
  }

  /** A page that has nothing on it, and still has nothing a while later. */
  private async judgeBlank(): Promise<void> {
    const { page } = this.tab
    if (page.isClosed() || !page.url().startsWith(this.server.url)) return
    for (let look = 0; look < 10; look += 1) {
      const screen = await this.person().read()
      if (screen !== undefined && screen.title !== '' && screen.texts.length > 0) return
      await new Promise(resolve => setTimeout(resolve, 300))
    }
    this.diary.seen.push(`blank: nothing on ${new URL(page.url()).pathname}`)
  }

  /** Whether a value or a way to pay can be chosen here, or a number typed. */
  private isOnPath(page: Page): Promise<boolean> {
    return page
      .getByRole('radio')
      .first()
      .isVisible()
      .catch(() => false)
  }

  private async payAgain(name: string, isAnyway: boolean): Promise<void> {
    const person = this.person()
    const button = person.button(name)
    if (await button.isVisible().catch(() => false)) await person.tapToPay(button, {}, isAnyway)
  }

  private endSessions(): void {
    const { store } = this.server.operator
    const owner = store.get('number', this.msisdn)?.customerId
    for (const session of store.list('session'))
      if (session.customerId === owner) store.put('session', session.token, { ...session, ended: true })
  }

  private async payPix(): Promise<void> {
    const isShown = await this.tab.page
      .getByRole('img', { name: 'QR Code do Pix' })
      .isVisible()
      .catch(() => false)
    const { operator } = this.server
    const open = this.charges().find(({ method, status }) => method === 'pix' && status === 'PENDING')
    if (isShown && open !== undefined) operator.store.transaction(() => payPix(operator, open.id))
  }

  private async answerAtBank(deed: 'pay' | 'refuse' | 'expire' | 'leave'): Promise<void> {
    const id = /elsewhere\/(\w+)/.exec(this.tab.page.url())?.[1]
    if (id === undefined) return
    const { operator } = this.server
    if (deed !== 'leave') operator.store.transaction(() => answerElsewhere(operator, id, deed === 'pay'))
    const method = this.charges().find(charge => charge.id === id)?.method
    await this.tab.page.goto(method === 'pisp' ? `/status_pisp/${id}` : `/status_checkout/${id}`).catch(() => undefined)
  }

  private charges() {
    const { operator } = this.server
    return operator.store.transaction(() => allCharges(operator)).filter(({ msisdn }) => this.people.includes(msisdn))
  }

  private async end(): Promise<void> {
    const { operator } = this.server
    for (const fault of listFaults(operator)) operator.store.delete('fault', fault.id)
    await this.context.setOffline(false)
    await this.context.clearCookies()
    await this.pass(90_000)
    this.travel.pass(320_000)
    for (const { page } of this.tabs) await page.close()
    const people = new Set(this.diary.confirmations.map(({ order }) => order.msisdn))
    for (const msisdn of people) {
      this.msisdn = msisdn
      await this.openTab()
      await this.person().logIn(msisdn)
      await this.tab.page.goto('/web/home').catch(() => undefined)
      await this.pass(24_000)
      for (let round = 0; round < 4; round += 1) {
        if (!(await this.person().press('Fechar'))) break
        await this.tab.page.goto('/web/home').catch(() => undefined)
        await this.pass(24_000)
      }
      const screen = await this.person().read()
      this.diary.last.set(
        msisdn,
        screen === undefined ? [] : claimsOf({ ...screen, hasReceipt: screen.rows.NSU !== undefined }),
      )
      await this.tab.page.close()
    }
  }

  private result(): Walked {
    const charges = this.charges()
    attribute(charges, this.sent)
    const world = { setup: this.walk.setup, wire: { sent: this.sent }, trueMs: () => this.nowMs() }
    return {
      violations: judge(this.diary, charges, world),
      charges: charges.filter(({ seeded }) => seeded !== true).length,
      confirmations: this.diary.confirmations.length,
      screens: this.screens,
      faults: {},
      trace: () => traceOf(this.diary, charges, this.sent),
    }
  }
}

/** The last amount that is written there, in cents. */
function centsIn(text: string): number | undefined {
  const amount = [...text.matchAll(/R\$\s?([\d.]+),(\d\d)/g)].at(-1)
  return amount === undefined ? undefined : Number(`${amount[1]?.replaceAll('.', '')}${amount[2]}`)
}

function phoneIn(text: string): string | undefined {
  return digits(/\(\d\d\)\s?\d{4,5}-\d{4}/.exec(text)?.[0])
}

const digits = (text: string | undefined): string | undefined => text?.replace(/\D/g, '') || undefined
const cents = (text: string | undefined): number | undefined =>
  text === undefined ? undefined : Number(digits(text) ?? Number.NaN)
