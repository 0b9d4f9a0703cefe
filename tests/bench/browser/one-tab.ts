import type { Browser } from '@playwright/test'
import { table } from '../table.ts'
import { firstGoals, openFirstPage } from './first-page.ts'
import { newCustomer, passMinutes } from './sandbox.ts'
import { Visitor } from './visitor.ts'
import { failureOf, logIn, pay, type Site } from './walk.ts'

const RECHARGES = 50
/** After this many recharges the code of every screen is compiled, so the heap should not grow any more. */
const WARM = 10
const PAUSE_MINUTES = 6

/** The app's receipt leads to its home page, and the hand-written one to the amounts. */
const HOME = 'Fazer uma recarga Para o seu número ou para outro'

/** Recharges again and again in one tab of the app and of the pages written by hand. Returns the report of the heap. */
export async function oneTabReport(browser: Browser, app: Site, handWritten: Site): Promise<string> {
  const rows: string[][] = []
  for (const site of [app, handWritten]) {
    rows.push([site.name, ...(await rechargeOften(browser, site, site === app))])
    console.error(`${RECHARGES} recharges in one tab: ${site.name}`)
  }
  const head = ['site', `after ${WARM}, MB`, `after ${RECHARGES}, MB`, 'growth of each, KB']
  return [
    `The heap over ${RECHARGES} recharges with a new card in one tab, after a collection, on a fast phone and network.`,
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
    const recharge = async (times: number): Promise<number> => {
      for (let count = 0; count < times; count += 1) {
        await visitor.tap('radio', 'R$ 30')
        await visitor.tap('button', 'Continuar')
        await pay(visitor)
        await passMinutes(origin, PAUSE_MINUTES)
        await visitor.tap('button', 'Voltar ao início')
        if (hasHome) await visitor.tap('button', HOME)
      }
      await visitor.settles()
      return visitor.heapBytes()
    }
    const warm = await recharge(WARM)
    const last = await recharge(RECHARGES - WARM)
    const growth = (last - warm) / (RECHARGES - WARM) / 1024
    return [(warm / 1e6).toFixed(2), (last / 1e6).toFixed(2), growth.toFixed(1)]
  } catch (error) {
    throw failureOf(name, error)
  } finally {
    await visitor.leave()
  }
}
