import type { BrowserContext, Page, Request } from '@playwright/test'
import { callOf } from '../../../sandbox/testing/call-of.ts'
import { codeIn } from '../arrived.ts'
import type { PageLife, Sent } from '../wire.ts'
import { type PageScreen, watchScreens } from './page-screen.ts'

/**
 * The longest wait until a page is quiet. A page that never becomes quiet has a bug that the walk reports elsewhere.
 */
const QUIET_LIMIT_MS = 20_000

interface Heard {
  readonly sent: (sent: Sent) => void
  readonly seen: (violation: string) => void
  readonly shown: (screen: PageScreen, life: PageLife) => void
  /** Returns the real time in ms since the walk began. */
  readonly nowMs: () => number
}

/** A browser tab, with the requests that its pages send. */
export class BrowserTab {
  readonly page: Page
  life: PageLife
  private readonly underWay = new Set<Request>()
  private readonly heard: Heard

  private constructor(page: Page, number: number, heard: Heard) {
    this.page = page
    this.heard = heard
    this.life = { tab: number, number: 1, isOver: false }
    page.on('request', request => this.note(request))
    page.on('requestfinished', request => void this.underWay.delete(request))
    page.on('requestfailed', request => void this.underWay.delete(request))
    page.on('crash', () => heard.seen('blank: the page crashed'))
    page.on('pageerror', error => heard.seen(`threw: ${error.message}`))
  }

  static async open(context: BrowserContext, number: number, address: string, heard: Heard): Promise<BrowserTab> {
    const page = await context.newPage()
    const tab = new BrowserTab(page, number, heard)
    await page.exposeBinding('chaosTell', ({ frame }, screen?: PageScreen) => {
      if (frame === page.mainFrame()) tab.hear(screen)
    })
    await page.addInitScript(watchScreens)
    await page.goto(address).catch(() => undefined)
    return tab
  }

  /** The number of the page's requests that have no answer yet. */
  get pending(): number {
    return this.underWay.size
  }

  /**
   * Resolves when all requests are answered and the page has rendered the results. Requests that the operator delays
   * are not counted.
   */
  async quiet(heldBack: () => number): Promise<void> {
    const untilMs = Date.now() + QUIET_LIMIT_MS
    for (let calm = 0; calm < 2 && Date.now() < untilMs && !this.page.isClosed(); ) {
      await this.page.evaluate(twoFrames).catch(() => undefined)
      calm = this.pending <= heldBack() ? calm + 1 : 0
    }
  }

  /** Called when a new document begins, and when a document shows another screen. */
  private hear(screen: PageScreen | undefined): void {
    if (screen === undefined) this.life = { ...this.life, number: this.life.number + 1 }
    else this.heard.shown(screen, this.life)
  }

  private note(request: Request): void {
    this.underWay.add(request)
    const { pathname, search } = new URL(request.url())
    if (!pathname.startsWith('/operator/')) return
    const headers = request.headers()
    const sent: Sent = {
      page: this.life,
      call: callOf(request.method(), pathname),
      method: request.method(),
      path: pathname + search,
      key: headers['idempotency-key'],
      token: headers.authorization,
      body: request.postData() ?? '',
      atMs: this.heard.nowMs(),
      charges: [],
      copies: 0,
      run: undefined,
      fate: [],
      endedMs: undefined,
      got: undefined,
    }
    this.heard.sent(sent)
    void this.recordResult(request, sent).catch(() => undefined)
  }

  private async recordResult(request: Request, sent: Sent): Promise<void> {
    const response = await request.response()
    const body = await response?.text().catch(() => undefined)
    sent.endedMs = this.heard.nowMs()
    if (response === null) return
    sent.fate.push(String(response.status()))
    if (body !== undefined) sent.got = { status: response.status(), code: codeIn(body) }
  }
}

/**
 * Runs in the page. Resolves after the page has rendered two frames. A hidden page renders none, so there it resolves
 * after a timer.
 */
function twoFrames(): Promise<void> {
  return new Promise(resolve => {
    if (document.hidden) return void setTimeout(resolve)
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()))
  })
}
