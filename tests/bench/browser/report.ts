import type { Browser } from '@playwright/test'
import type { Sites } from '../servers.ts'
import { pairedRatios, spreadOf } from '../stats.ts'
import { type Aim, inWords, table, verdict } from '../table.ts'
import { throttling } from './throttling.ts'
import { type Measured, type Site, walk } from './walk.ts'

interface Row {
  readonly name: string
  readonly of: (measured: Measured) => number | undefined
  /** The target for the ratio between the app's time and the hand-written page's time. */
  readonly aim?: Aim
}

const rows: readonly Row[] = [
  { name: 'first field ready, ms', of: ({ field }) => field, aim: { atMost: 0.4 } },
  { name: 'hydrated, ms', of: ({ hydrated }) => hydrated, aim: { atMost: 1 } },
  { name: 'step change, cold, ms', of: ({ cold }) => cold, aim: { atMost: 1 } },
  { name: 'step change, warm, ms', of: ({ warm }) => warm, aim: { atMost: 1 } },
  { name: 'ways to pay, cold, ms', of: ({ coldContent }) => coldContent },
  { name: 'heap after page four, MB', of: ({ heap }) => heap / 1e6 },
]

const { cpuSlowdown, latencyMs, downKbps, upKbps } = throttling

const method = (
  rounds: number,
) => `The pages. Chromium, CPU ${cpuSlowdown} times slower, ${latencyMs} ms before each answer, ${downKbps} kbit/s down, ${upKbps} up.
Median of ${rounds} interleaved rounds (least–most), each by a new visitor with an empty cache; ratios are of pairs.
  first field ready   navigation start → the frame is done that shows the enabled phone field; what is typed stays
  hydrated            navigation start → what is typed in it is formatted
  step change         tap on “Continuar” → the frame is done that shows the heading of the ways to pay; what can be
                      fetched before has been, and no answer is waited for. In “static” it is a page load
  ways to pay         the same tap → the first way to pay can be chosen, two answers of the operator later
  heap                after a collection, at the receipt of a card payment
The operator is the sandbox in all but “static”, with the same calls, and answers at once.`

/**
 * Measures the app's pages, the same pages written by hand in React, and the same pages as plain HTML. Returns the
 * report.
 */
export async function pagesReport(browser: Browser, sites: Sites, rounds: number): Promise<string> {
  const ours: Site = { name: 'ours', origin: sites.ours, firstPath: '/web/login', isScripted: true }
  const handWritten: Site = { name: 'hand-written', origin: sites.handWritten, firstPath: '/', isScripted: true }
  const plain: Site = { name: 'static', origin: sites.plain, firstPath: '/', isScripted: false }
  const all = [ours, handWritten, plain]
  const measured = new Map(all.map((site): [Site, Measured[]] => [site, []]))
  for (let round = 0; round < rounds; round += 1) {
    for (const site of round % 2 === 0 ? all : [...all].reverse()) measured.get(site)?.push(await walk(browser, site))
    console.error(`pages: round ${round + 1} of ${rounds}`)
  }
  const numbers = (site: Site, { of }: Row) => (measured.get(site) ?? []).flatMap(one => of(one) ?? [])
  const told = rows.map(row => {
    const digits = row.name.endsWith('MB') ? 2 : 0
    const [a, b, c] = [numbers(ours, row), numbers(handWritten, row), numbers(plain, row)]
    const ratio = pairedRatios(a, b)
    return [
      row.name,
      inWords(spreadOf(a), digits),
      inWords(spreadOf(b), digits),
      c.length > 0 ? inWords(spreadOf(c), digits) : '–',
      inWords(ratio, 2),
      verdict(ratio.median, row.aim),
      c.length > 0 ? inWords(pairedRatios(a, c), 2) : '–',
    ]
  })
  const head = ['measure', 'ours', 'hand-written', 'static', 'ours/hand-written', 'aim', 'ours/static']
  return [method(rounds), '', table([head, ...told])].join('\n')
}
