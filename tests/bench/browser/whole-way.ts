import type { Browser } from '@playwright/test'
import { pairedRatios, spreadOf } from '../stats.ts'
import { inWords, table, verdict } from '../table.ts'
import type { Answer } from './quiet-network.ts'
import { newCustomer, payPix, smsCode } from './sandbox.ts'
import { Visitor } from './visitor.ts'
import { failureOf, type Site } from './walk.ts'

const ROUNDS = 3
const TIME_AIM = { atMost: 0.9 }
const BYTES_AIM = { atMost: 1 }
/** The visitor reads this long before paying, because the app ignores a tap that comes before it could be read. */
const READ_MS = 1000
/** The width of a waterfall's bars, in characters. */
const BAR = 60

/** A way from the login to the receipt. */
interface Way {
  readonly name: string
  /** The start of the label by which the visitor chooses the payment, in the app and in the pages written by hand. */
  readonly labels: readonly [string, string]
  /** Whether the visitor copies a code, and pays it at the bank. */
  readonly isCopied?: true
}

const ways: readonly Way[] = [
  { name: 'saved card', labels: ['Mastercard final 4444', 'Crédito final 4444'] },
  { name: 'Pix', labels: ['Pix', 'Pix'], isCopied: true },
]

/** One walk of the whole way: its times are Unix times in ms. */
interface Walked {
  readonly startedAt: number
  readonly endedAt: number
  readonly answers: readonly Answer[]
}

const measures = [
  { name: 'time, ms', of: ({ startedAt, endedAt }: Walked) => endedAt - startedAt, aim: TIME_AIM },
  {
    name: 'KB',
    of: ({ answers }: Walked) => answers.reduce((sum, { bytes }) => sum + bytes, 0) / 1024,
    aim: BYTES_AIM,
  },
  { name: 'requests', of: ({ answers }: Walked) => answers.length },
  { name: 'one after another', of: ({ answers }: Walked) => chainOf(answers) },
]

const method = `The whole way: navigation → receipt, with an empty cache, the same slow phone and network, and a visitor who waits for
nothing but the next control, and reads for ${READ_MS / 1000} s before paying. Median of ${ROUNDS} interleaved
rounds (least–most). Both ask for a payment's status every 3 s, and for the Pix code after the first 3 s.
  KB, requests        those of the page, without the events, what its service worker had already, and what it fetched itself
  one after another   the longest chain of requests of which each was sent after the one before had its answer`

/** Compares the app's whole way with that of the pages written by hand. Returns the report, with a waterfall of each. */
export async function wholeWayReport(browser: Browser, app: Site, handWritten: Site): Promise<string> {
  const rows: string[][] = []
  const waterfalls: string[] = []
  for (const way of ways) {
    const [ours, theirs]: [Walked[], Walked[]] = [[], []]
    const [label, labelByHand] = way.labels
    const walkOurs = async () => ours.push(await walkWhole(browser, app, way, label))
    const walkTheirs = async () => theirs.push(await walkWhole(browser, handWritten, way, labelByHand))
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const walk of round % 2 === 0 ? [walkOurs, walkTheirs] : [walkTheirs, walkOurs]) await walk()
      console.error(`the whole way by ${way.name}: round ${round + 1} of ${ROUNDS}`)
    }
    for (const { name, of, aim } of measures) {
      const [own, others] = [ours.map(of), theirs.map(of)]
      const ratio = pairedRatios(own, others)
      const times = [own, others].map(numbers => inWords(spreadOf(numbers), 0))
      rows.push([`${way.name}: ${name}`, ...times, inWords(ratio, 2), verdict(ratio.median, aim)])
    }
    for (const [{ name }, [walked]] of [
      [app, ours],
      [handWritten, theirs],
    ] as const)
      if (walked !== undefined) waterfalls.push(`The requests of “${name}” by ${way.name}:`, waterfall(walked), '')
  }
  const head = ['measure', app.name, handWritten.name, `${app.name}/${handWritten.name}`, 'aim']
  return [method, '', table([head, ...rows]), '', ...waterfalls].join('\n').trimEnd()
}

async function walkWhole(browser: Browser, site: Site, way: Way, label: string): Promise<Walked> {
  const { name, origin, firstPath } = site
  const visitor = await Visitor.arrive(browser, [])
  try {
    const msisdn = await newCustomer(origin, 'ana')
    await visitor.goTo(origin + firstPath)
    await visitor.write('Número com DDD', msisdn)
    await visitor.tap('button', 'Receber código')
    await visitor.write('Código de 6 dígitos', await smsCode(origin, msisdn))
    await visitor.tap('radio', 'R$ 30')
    await visitor.tap('button', 'Continuar')
    await visitor.tap('radio', label)
    await visitor.want([{ mark: 'success', heading: 'Recarga feita!' }])
    await new Promise(resolve => setTimeout(resolve, READ_MS))
    await visitor.tap('button', 'Pagar')
    if (way.isCopied) {
      await visitor.tap('button', 'Copiar código Pix')
      await payPix(origin)
    }
    const endedAt = await visitor.when('success')
    const startedAt = await visitor.startedAt()
    // A file that the service worker had already has no bytes.
    const answers = visitor.answers.filter(({ sentAt, bytes }) => sentAt <= endedAt && bytes > 0)
    return { startedAt, endedAt, answers }
  } catch (error) {
    throw failureOf(`${name}, by ${way.name}`, error)
  } finally {
    await visitor.leave()
  }
}

/** Returns the length of the longest chain in which each request was sent after the one before had ended. */
function chainOf(answers: readonly Answer[]): number {
  let length = 0
  let end = 0
  for (const { sentAt, endedAt } of [...answers].sort((one, other) => one.endedAt - other.endedAt)) {
    if (sentAt < end) continue
    length += 1
    end = endedAt
  }
  return length
}

/** Draws each request as a bar over the time of the way, with its moments in ms and its bytes. */
function waterfall({ startedAt, endedAt, answers }: Walked): string {
  const column = (at: number) => Math.round(((at - startedAt) / (endedAt - startedAt)) * BAR)
  const lines = [...answers]
    .sort((one, other) => one.sentAt - other.sentAt)
    .map(({ url, sentAt, endedAt: answeredAt, bytes }) => {
      const from = column(sentAt)
      const bar = `${' '.repeat(from)}${'█'.repeat(Math.max(1, column(answeredAt) - from))}`.slice(0, BAR)
      const moments = [sentAt, answeredAt].map(at => (at - startedAt).toFixed(0).padStart(6))
      return `${moments.join('')}${bytes.toFixed(0).padStart(8)}  ${bar.padEnd(BAR)}  ${new URL(url).pathname.slice(0, 60)}`
    })
  return [`${'from'.padStart(6)}${'to'.padStart(6)}${'bytes'.padStart(8)}`, ...lines].join('\n')
}
