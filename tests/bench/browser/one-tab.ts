import type { Browser } from '@playwright/test'
import { table } from '../table.ts'
import { firstGoals, openFirstPage } from './first-page.ts'
import { newCustomer, passMinutes } from './sandbox.ts'
import { Visitor } from './visitor.ts'
import { failureOf, logIn, pay, type Site } from './walk.ts'

const RECHARGES = 50
/** After this many recharges, everything that is fetched or made once is there. */
const WARM = 10
const GROWN = RECHARGES - WARM
const PAUSE_MINUTES = 6

/** The app's receipt leads to its home page, and the hand-written one to the amounts. */
const HOME = 'Fazer uma recarga Para o seu número ou para outro'

interface Heap {
  readonly bytes: number
  /** The bytes of the compiled code among them. */
  readonly codeBytes: number
}

/** Recharges again and again in one tab of the app and of the pages written by hand. Returns the report of the heap. */
export async function oneTabReport(browser: Browser, app: Site, handWritten: Site): Promise<string> {
  const rows: string[][] = []
  for (const site of [app, handWritten]) {
    rows.push([site.name, ...(await rechargeOften(browser, site, site === app))])
    console.error(`${RECHARGES} recharges in one tab: ${site.name}`)
  }
  const head = ['site', `after ${WARM}, MB`, `after ${RECHARGES}, MB`, 'growth of each, KB', 'without code, KB']
  return [
    `The heap over ${RECHARGES} recharges with a new card in one tab, after a collection, on a fast phone and network.
Chromium compiles functions again, into larger code, the more often they have run. The last column leaves this code out.
The app also keeps the operator's list of the recharges.`,
    '',
    table([head, ...rows]),
  ].join('\n')
}

async function rechargeOften(browser: Browser, { name, origin, firstPath }: Site, hasHome: boolean): Promise<string[]> {
  const visitor = await Visitor.arrive(browser, firstGoals(true))
  try {
    await visitor.hurry()
    const msisdn = await newCustomer(origin)
    await openFirstPage(visitor, origin + firstPath, { msisdn, isScripted: true })
    await logIn(visitor, origin, msisdn)
    const recharge = async (times: number): Promise<Heap> => {
      for (let count = 0; count < times; count += 1) {
        await visitor.tap('radio', 'R$ 30')
        await visitor.tap('button', 'Continuar')
        await pay(visitor)
        await passMinutes(origin, PAUSE_MINUTES)
        await visitor.tap('button', 'Voltar ao início')
        if (hasHome) await visitor.tap('button', HOME)
      }
      await visitor.settles()
      return { bytes: await visitor.heapBytes(), codeBytes: await visitor.codeBytes() }
    }
    const warm = await recharge(WARM)
    const last = await recharge(GROWN)
    const growth = last.bytes - warm.bytes
    const each = [growth, growth - (last.codeBytes - warm.codeBytes)].map(bytes => bytes / GROWN / 1024)
    return [warm, last].map(({ bytes }) => (bytes / 1e6).toFixed(2)).concat(each.map(kb => kb.toFixed(1)))
  } catch (error) {
    throw failureOf(name, error)
  } finally {
    await visitor.leave()
  }
}
