import { chromium } from '@playwright/test'
import { findFreePort } from '../../scripts/machine/free-port.mjs'
import { longVisitReports, pagesReport } from './browser/report.ts'
import { engineReport } from './engine/report.ts'
import { checkGrowthReport } from './growth/check.ts'
import { pageGrowthReport } from './growth/pages.ts'
import { lighthouseReport } from './lighthouse.ts'
import { serveSites } from './servers.ts'

export interface BenchOptions {
  readonly root: string
  /** The path of Chromium's program. By default it is Playwright's own. */
  readonly browserPath: string | undefined
  readonly rounds: number
  /** Whether to measure only the pages, without the engine, the growth, the longer visits and Lighthouse. */
  readonly isQuick: boolean
  readonly tell: (text: string) => void
}

/** Measures all parts one after another, and passes each result to `tell`. Rejects if a part cannot be measured. */
export async function run({ root, browserPath, rounds, isQuick, tell }: BenchOptions): Promise<void> {
  if (!isQuick) for (const report of [engineReport(), await checkGrowthReport()]) tell(report)
  const sites = await serveSites(root)
  try {
    const port = await findFreePort()
    const browser = await chromium.launch({
      ...(browserPath === undefined ? { channel: 'chromium' } : { executablePath: browserPath }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--no-first-run',
        '--disable-background-networking',
        `--remote-debugging-port=${port}`,
      ],
    })
    try {
      tell(await pagesReport(browser, sites, rounds))
      if (!isQuick) for (const report of await longVisitReports(browser, sites)) tell(report)
      if (!isQuick) tell(await pageGrowthReport(browser, sites.grown))
      if (!isQuick) tell(await lighthouseReport(root, `${sites.ours}/web/login`, port))
    } finally {
      await browser.close()
    }
  } finally {
    await sites.close()
  }
}
