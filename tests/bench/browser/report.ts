import type { Browser } from '@playwright/test'
import type { Sites } from '../servers.ts'
import { pairedRatios, spreadOf } from '../stats.ts'
import { type Aim, inWords, table, verdict } from '../table.ts'
import { throttling } from './throttling.ts'
import { type Measured, type Site, walk } from './walk.ts'

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

/**
 * Measures the app's pages, and the same pages written by hand: in React, in React and prerendered, with Next.js, and
 * as plain HTML. Returns the report.
 */
export async function pagesReport(browser: Browser, sites: Sites, rounds: number): Promise<string> {
  const ours: Site = {
    name: 'app',
    origin: sites.ours,
    firstPath: '/web/login',
    isScripted: true,
    isFirstPageOnly: false,
  }
  const others = anchors.map(anchor => ({
    name: titles[anchor],
    origin: sites[anchor],
    firstPath: '/',
    isScripted: anchor !== 'plain',
    isFirstPageOnly: anchor === 'prerendered' || anchor === 'next',
  }))
  const all: readonly Site[] = [ours, ...others]
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
  return [method(rounds), '', table([head, ...told])].join('\n')
}
