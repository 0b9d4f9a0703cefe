import { type Browser, chromium } from '@playwright/test'
import type { HeadersOf } from '../../../sandbox/server/static-files.ts'
import type { Walk } from '../command.ts'
import { knownWalks } from '../known-walks.ts'
import { makeWalk } from '../make-walk.ts'
import { type Report, runWalksWith } from '../run.ts'
import type { Walked } from '../walk.ts'
import { walkInBrowser } from './browser-walk.ts'
import { openSiteServer } from './site-server.ts'
import { Travel } from './travel.ts'

export interface BrowserOptions {
  /** The folder of the built client. */
  readonly clientDir: string
  readonly headersOf: HeadersOf
  /** Path of the browser. The default is the browser that Playwright downloads. */
  readonly executablePath: string | undefined
  readonly args: readonly string[]
  /** Without seeds, the walks that failed in the past are repeated. */
  readonly seeds: readonly number[] | undefined
}

type WalkIt = (walk: Walk) => Promise<Walked>

/** How many walks run at the same time. Each has its own operator and its own clock. */
const LANES = 2

/** Performs the walk of each seed in Chromium with the built app. */
export function runInBrowser(options: BrowserOptions): Promise<readonly Report[]> {
  const walks = options.seeds?.map(makeWalk) ?? Object.values(knownWalks)
  const shares = Array.from({ length: LANES }, (_, lane) => walks.filter((_walk, at) => at % LANES === lane))
  return withBrowser(options, browser =>
    Promise.all(shares.map(share => inLane(options, browser, walkIt => runWalksWith(walkIt, share, 0)))),
  )
}

/** Repeats one walk in Chromium, and returns its events line by line. */
export function replayInBrowser(options: BrowserOptions, walk: Walk): Promise<readonly string[]> {
  return withBrowser(options, browser =>
    inLane(options, browser, async walkIt => {
      const { trace, violations } = await walkIt(walk)
      return [...trace(), '', ...(violations.length === 0 ? ['No violation.'] : violations)]
    }),
  )
}

async function inLane<T>(options: BrowserOptions, browser: Browser, work: (walkIt: WalkIt) => Promise<T>): Promise<T> {
  const travel = new Travel()
  const server = await openSiteServer(options.clientDir, options.headersOf, travel)
  try {
    return await work(walk => walkInBrowser(browser, walk, server, travel))
  } finally {
    server.close()
  }
}

async function withBrowser<T>(
  { executablePath, args }: BrowserOptions,
  work: (browser: Browser) => Promise<T>,
): Promise<T> {
  const browser = await chromium.launch({
    args: [...args],
    ...(executablePath === undefined ? {} : { executablePath }),
  })
  try {
    return await work(browser)
  } finally {
    await browser.close()
  }
}
