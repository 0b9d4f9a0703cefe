import type { Browser } from '@playwright/test'
import { firstGoals, PHONE } from '../browser/first-page.ts'
import { Visitor } from '../browser/visitor.ts'
import { failureOf } from '../browser/walk.ts'
import { pairedRatios, spreadOf } from '../stats.ts'
import { type Aim, inWords, table, verdict } from '../table.ts'

const ROUNDS = 6
const AIM = { atMost: 1.05 }
const MSISDN = '11987654321'

interface Measured {
  readonly field: number
  readonly hydrated: number
  readonly boot: number
  readonly step: number
  readonly kb: number
}

interface Row {
  readonly name: string
  readonly of: (measured: Measured) => number
  readonly aim?: Aim
}

const rows: readonly Row[] = [
  { name: 'first field ready, ms', of: ({ field }) => field, aim: AIM },
  { name: 'hydrated, ms', of: ({ hydrated }) => hydrated },
  { name: 'boot, ms of CPU', of: ({ boot }) => boot, aim: AIM },
  { name: 'step change, ms', of: ({ step }) => step, aim: AIM },
  { name: 'KB at the first step', of: ({ kb }) => kb },
]

const method = `The growth of a page. The app with flows of several sizes, on the same slow phone and network, each by a new visitor
with an empty cache. All steps have the same blocks, and ten steps share a guard. No variant is for this visitor. Median
of ${ROUNDS} interleaved rounds (95 % interval); ratios are of the smallest flow in the same round.
  boot          what the page's main thread works until all is fetched, at the first step
  step change   tap on “Continuar” → the frame is done that shows the next step's heading; what can be fetched before has been
  KB            those of the page, without what its service worker fetched`

/** Measures how a page grows with its flow's steps and variants. Returns the report. */
export async function pageGrowthReport(browser: Browser, grown: ReadonlyMap<string, string>): Promise<string> {
  const sites = [...grown].sort(([one], [other]) => sizeOf(one) - sizeOf(other))
  const measured = new Map(sites.map(([name]): [string, Measured[]] => [name, []]))
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [name, origin] of round % 2 === 0 ? sites : [...sites].reverse())
      measured.get(name)?.push(await visit(browser, name, origin))
    console.error(`the growth: round ${round + 1} of ${ROUNDS}`)
  }
  const [[smallest = ''] = []] = sites
  const told = rows.flatMap(({ name, of, aim }) =>
    sites.map(([site]) => {
      const [own, least] = [site, smallest].map(one => (measured.get(one) ?? []).map(of))
      const [steps = '', variants = ''] = site.split('-')
      const line = [name, steps, variants, inWords(spreadOf(own ?? []), 0)]
      if (site === smallest) return line
      const ratio = pairedRatios(own ?? [], least ?? [])
      return [...line, inWords(ratio, 2), verdict(ratio.median, aim)]
    }),
  )
  return [method, '', table([['measure', 'steps', 'variants', 'page', 'times the smallest’s', 'aim'], ...told])].join(
    '\n',
  )
}

/** Returns a number that is greater for a site of more steps, and then for one of more variants. */
function sizeOf(name: string): number {
  const [steps = 0, variants = 0] = name.split('-').map(Number)
  return steps + variants / 1000
}

async function visit(browser: Browser, name: string, origin: string): Promise<Measured> {
  const visitor = await Visitor.arrive(browser, firstGoals(true))
  try {
    const before = await visitor.cpuMs()
    await visitor.goTo(`${origin}/web/perguntas/0`)
    const [fieldAt, hydratedAt] = [await visitor.when('field'), await visitor.when('formatted')]
    await visitor.settles()
    const boot = (await visitor.cpuMs()) - before
    const kb = visitor.answers.reduce((sum, { bytes }) => sum + bytes, 0) / 1024
    const startedAt = await visitor.startedAt()
    await visitor.write(PHONE, MSISDN)
    await visitor.settles()
    await visitor.want([{ mark: 'heading', heading: '1ª pergunta' }])
    await visitor.tap('button', 'Continuar')
    const step = (await visitor.when('heading')) - (await visitor.when('tap'))
    return { field: fieldAt - startedAt, hydrated: hydratedAt - startedAt, boot, step, kb }
  } catch (error) {
    throw failureOf(`the flow of ${name}`, error)
  } finally {
    await visitor.leave()
  }
}
