import type { Browser } from '@playwright/test'
import type { Sites } from '../servers.ts'
import { pairedRatios, spreadOf } from '../stats.ts'
import { type Aim, inWords, table, verdict } from '../table.ts'
import { oneTabReport } from './one-tab.ts'
import type { Answered } from './probe.ts'
import { throttling } from './throttling.ts'
import { type Measured, type Site, walk } from './walk.ts'
import { wholeWayReport } from './whole-way.ts'

type Anchor = 'handWritten' | 'prerendered' | 'next' | 'plain'

interface Row {
  readonly name: string
  readonly of: (measured: Measured) => number | undefined
  /** The targets for the ratios between the app's value and the anchors' values. */
  readonly aims?: { readonly [anchor in Anchor]?: Aim }
}

const rows: readonly Row[] = [
  {
    name: 'first field ready, ms',
    of: ({ field }) => field,
    aims: { prerendered: { atMost: 1.15 }, next: { atMost: 1 } },
  },
  { name: 'hydrated, ms', of: ({ hydrated }) => hydrated, aims: { handWritten: { atMost: 1 } } },
  { name: 'step change, cold, ms', of: ({ cold }) => cold, aims: { handWritten: { atMost: 1 } } },
  { name: 'step change, warm, ms', of: ({ warm }) => warm, aims: { handWritten: { atMost: 1 } } },
  { name: 'ways to pay, cold, ms', of: ({ coldContent }) => coldContent },
  {
    name: 'heap, MB',
    of: ({ heap }) => (heap === undefined ? undefined : heap / 1e6),
    aims: { handWritten: { atMost: 1.4 } },
  },
]

const { cpuSlowdown, latencyMs, downKbps, upKbps } = throttling

const method = (
  rounds: number,
) => `The pages. Chromium, CPU ${cpuSlowdown} times slower, ${latencyMs} ms before each answer, ${downKbps} kbit/s down, ${upKbps} up.
Median of ${rounds} interleaved rounds (95 % interval; under 6 rounds least–most), each by a new visitor with an empty
cache; ratios are of pairs, “app/…”.
  first field ready   navigation start → the frame is done that shows the enabled phone field; what is typed stays
  hydrated            navigation start → what is typed in it is formatted
  step change         tap on “Continuar” → the frame is done that shows the heading of the ways to pay; what can be
                      fetched before has been, and no answer is waited for. In “static” it is a page load
  ways to pay         the same tap → the first way to pay can be chosen, two answers of the operator later
  heap                after a collection, at the receipt of a card payment
The operator is the sandbox in all but “static”, with the same calls, and answers at once. “prerendered” are the
hand-written pages with the first one's markup and styles in its HTML, “Next.js” the same as its static export.`

const titles: { readonly [anchor in Anchor]: string } = {
  handWritten: 'hand-written',
  prerendered: 'prerendered',
  next: 'Next.js',
  plain: 'static',
}
const anchors = Object.keys(titles) as Anchor[]

const sitesOf = (origins: Sites): readonly [Site, Site, ...Site[]] => {
  const anchor = (name: Anchor): Site => ({
    name: titles[name],
    origin: origins[name],
    firstPath: '/',
    isScripted: name !== 'plain',
    isFirstPageOnly: name === 'prerendered' || name === 'next',
  })
  return [
    { name: 'app', origin: origins.ours, firstPath: '/web/login', isScripted: true, isFirstPageOnly: false },
    anchor('handWritten'),
    anchor('prerendered'),
    anchor('next'),
    anchor('plain'),
  ]
}

/**
 * Measures the app's pages, and the same pages written by hand: in React, in React and prerendered, with Next.js, and
 * as plain HTML. Returns the report.
 */
export async function pagesReport(browser: Browser, origins: Sites, rounds: number): Promise<string> {
  const all = sitesOf(origins)
  const [ours] = all
  const measured = new Map(all.map((site): [string, Measured[]] => [site.name, []]))
  for (let round = 0; round < rounds; round += 1) {
    for (const site of round % 2 === 0 ? all : [...all].reverse())
      measured.get(site.name)?.push(await walk(browser, site))
    console.error(`pages: round ${round + 1} of ${rounds}`)
  }
  const numbers = (name: string, { of }: Row) => (measured.get(name) ?? []).flatMap(one => of(one) ?? [])
  const told = rows.map(row => {
    const digits = row.name.endsWith('MB') ? 2 : 0
    const own = numbers(ours.name, row)
    const ratios = anchors.map(anchor => {
      const theirs = numbers(titles[anchor], row)
      if (theirs.length === 0) return '–'
      const ratio = pairedRatios(own, theirs)
      return `${inWords(ratio, 2)} ${verdict(ratio.median, row.aims?.[anchor])}`.trimEnd()
    })
    return [row.name, inWords(spreadOf(own), digits), ...ratios]
  })
  const head = ['measure', 'app', ...anchors.map(anchor => `app/${titles[anchor]}`)]
  const answered = (measured.get(ours.name) ?? []).flatMap(visit => visit.answered ?? [])
  return [method(rounds), '', table([head, ...told]), '', slowestTaps(answered)].join('\n')
}

const TAP_AIM_MS = 100
const SHOWN_TAPS = 10

/** Lists the controls of the app that answered slowest to a tap or key, each with its slowest answer of all rounds. */
function slowestTaps(answered: readonly Answered[]): string {
  const worst = new Map<string, number>()
  for (const { control, ms } of answered) worst.set(control, Math.max(ms, worst.get(control) ?? 0))
  const slowest = [...worst].sort(([, one], [, other]) => other - one).slice(0, SHOWN_TAPS)
  const lines = slowest.map(([control, ms]) => `  ${ms.toFixed(0).padStart(4)}  ${control}`)
  return [`The app’s slowest answers to taps and keys, in ms (aim ≤ ${TAP_AIM_MS}):`, ...lines].join('\n')
}

/** Compares the app's longer visits with those of the pages written by hand. Returns one report of each kind. */
export async function longVisitReports(browser: Browser, origins: Sites): Promise<string[]> {
  const [app, handWritten] = sitesOf(origins)
  return [await wholeWayReport(browser, app, handWritten), await oneTabReport(browser, app, handWritten)]
}
