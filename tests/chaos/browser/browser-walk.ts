import type { Browser } from '@playwright/test'
import { listFaults } from '../../../sandbox/faults.ts'
import { attribute } from '../attribute.ts'
import { claimsOf } from '../claims.ts'
import type { Walk } from '../command.ts'
import { judge } from '../judge.ts'
import { traceOf } from '../trace.ts'
import type { Walked } from '../walk.ts'
import { perform } from './browser-deeds.ts'
import { BrowserWalker } from './browser-walker.ts'
import { breakStorage } from './page-screen.ts'
import type { SiteServer } from './site-server.ts'
import type { Travel } from './travel.ts'
import { addUnreported } from './unreported.ts'

/** The limit is high, because on a busy machine a page may render late without a bug. */
const SHOWN_LIMIT_MS = 120_000
const MOST_ENDS = 4
/** How long a customer reads the page after a login. */
const READING_MS = 12_000

/** Performs a walk in its own browser. Returns the rule violations and the events of the walk. */
export async function walkInBrowser(browser: Browser, walk: Walk, server: SiteServer, travel: Travel): Promise<Walked> {
  const context = await browser.newContext({
    baseURL: server.url,
    viewport: { width: 390, height: 780 },
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
  })
  try {
    await context.addInitScript(breakStorage)
    await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'))
    await context.addInitScript(() => Reflect.deleteProperty(window, 'PaymentRequest'))
    await context.clock.install({ time: travel.now() + walk.setup.aheadMs })
    const walker = new BrowserWalker({ walk, server, travel, context })
    await walker.openTab()
    for (const command of walk.commands) {
      walker.diary.notes.push({ atMs: walker.nowMs(), text: `> ${JSON.stringify(command)}` })
      if (command.do !== 'wait') walker.diary.touches.push(walker.nowMs())
      await perform(walker, command)
      await walker.quiet()
      await walker.look()
      await lookForBlank(walker)
    }
    await lookInTheEnd(walker)
    return judged(walker)
  } finally {
    await context.close()
  }
}

/** Checks that each page of the app shows a heading and a text after some time. */
async function lookForBlank({ page, tab, server, diary }: BrowserWalker): Promise<void> {
  if (page.isClosed() || !page.url().startsWith(server.url)) return
  const isShown = await page
    .waitForFunction(
      () => {
        const screen = window.chaosRead?.()
        return screen !== undefined && screen.title !== '' && screen.texts.length > 0
      },
      undefined,
      { timeout: SHOWN_LIMIT_MS },
    )
    .then(
      () => true,
      () => false,
    )
  if (isShown) return
  const state = await page.evaluate(() => document.readyState).catch(() => 'without a document')
  diary.seen.push(`blank: nothing on ${new URL(page.url()).pathname}, ${state}, ${tab.pending} requests under way`)
}

/** Ends all faults. Then each customer who paid logs in once more, and the screen must match the ledger. */
async function lookInTheEnd(walker: BrowserWalker): Promise<void> {
  const { server, context, travel, tabs, diary } = walker
  for (const fault of listFaults(server.operator)) server.operator.store.delete('fault', fault.id)
  await context.setOffline(false)
  await context.clearCookies()
  await walker.pass(90_000)
  travel.pass(320_000)
  for (const { page } of tabs) await page.close()
  for (const msisdn of new Set(diary.confirmations.map(({ order }) => order.msisdn))) {
    walker.msisdn = msisdn
    await walker.openTab()
    await walker.person().logIn(msisdn)
    // After the login, the app may open a receipt by itself. The walk waits for that before it reads the screen.
    await walker.pass(READING_MS)
    await goHome(walker)
    for (let round = 0; round < MOST_ENDS && (await walker.person().press('Fechar')); round += 1) await goHome(walker)
    const screen = await walker.person().read()
    const claims = screen === undefined ? [] : claimsOf({ ...screen, hasReceipt: screen.rows.NSU !== undefined })
    diary.last.set(msisdn, claims)
    await walker.page.goto('/recarga/efetuar').catch(() => undefined)
    await walker.pass(6_000)
    await walker.page.close()
  }
}

async function goHome(walker: BrowserWalker): Promise<void> {
  await walker.page.goto('/web/home').catch(() => undefined)
  await walker.pass(24_000)
}

function judged(walker: BrowserWalker): Walked {
  const { diary, sent, screens } = walker
  const charges = walker.ledger()
  attribute(charges, sent)
  addUnreported(charges, diary.confirmations, sent)
  return {
    violations: judge(diary, charges, walker.judged()),
    charges: charges.filter(({ seeded }) => seeded !== true).length,
    confirmations: diary.confirmations.length,
    screens,
    faults: {},
    trace: () => traceOf(diary, charges, sent),
  }
}
