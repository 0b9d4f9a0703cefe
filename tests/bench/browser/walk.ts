import type { Browser } from '@playwright/test'
import { spreadOf } from '../stats.ts'
import { firstGoals, openFirstPage } from './first-page.ts'
import type { Answered, Goal } from './probe.ts'
import { newCustomer, smsCode } from './sandbox.ts'
import { Visitor } from './visitor.ts'

export interface Site {
  readonly name: string
  readonly origin: string
  readonly firstPath: string
  /** Whether the page has scripts. Without scripts the page formats no text, and the login does not work. */
  readonly isScripted: boolean
  /** Whether only the first page is compared. */
  readonly isFirstPageOnly: boolean
}

/** The results of one visit: times in ms, the heap in bytes. If only the first page is compared, the others are absent. */
export interface Measured {
  readonly field: number
  readonly hydrated?: number
  /** Time from the first tap to the next page's heading. */
  readonly cold?: number
  /** Time from the first tap to the first payment method. The operator sends two answers in that time. */
  readonly coldContent?: number
  /** Median time from a tap to the next page's heading, for all taps after the first. */
  readonly warm?: number
  readonly heap?: number
  /** Every tap and key press of the visit whose answer took longer than a frame. */
  readonly answered?: readonly Answered[]
}

const NEXT: readonly Goal[] = [
  { mark: 'heading', heading: 'Como você quer pagar?' },
  { mark: 'content', radio: 'Cartão de crédito' },
]
const WARM_STEPS = 3
/** A card that the operator approves at once, so the visit never waits for a payment status. */
const CARD = { pan: '5105105105105100', expiry: '1230', cvv: '123' }

/** Goes through the four pages like a customer, from an empty cache to the receipt, or only to the first page. */
export async function walk(browser: Browser, site: Site): Promise<Measured> {
  const { origin, firstPath, isScripted, isFirstPageOnly } = site
  const visitor = await Visitor.arrive(browser, firstGoals(isScripted))
  try {
    const msisdn = isScripted ? await newCustomer(origin) : '11987654321'
    const { fieldMs, hydratedMs } = await openFirstPage(visitor, origin + firstPath, { msisdn, isScripted })
    const first = { field: fieldMs, ...(hydratedMs === undefined ? {} : { hydrated: hydratedMs }) }
    if (isFirstPageOnly) return first
    if (isScripted) await logIn(visitor, origin, msisdn)
    else await visitor.tap('button', 'Receber código')
    const cold = await stepOn(visitor)
    const warm: number[] = []
    for (let again = 0; again < WARM_STEPS; again += 1) {
      await visitor.goBack()
      warm.push((await stepOn(visitor)).headingMs)
    }
    await pay(visitor)
    await visitor.settles()
    return {
      ...first,
      cold: cold.headingMs,
      coldContent: cold.contentMs,
      warm: spreadOf(warm).median,
      heap: await visitor.heapBytes(),
      answered: await visitor.answered(),
    }
  } catch (error) {
    throw failureOf(site.name, error)
  } finally {
    await visitor.leave()
  }
}

export async function logIn(visitor: Visitor, origin: string, msisdn: string): Promise<void> {
  await visitor.tap('button', 'Receber código')
  // The sixth digit logs the visitor in.
  await visitor.write('Código de 6 dígitos', await smsCode(origin, msisdn))
}

/** Goes from the amounts to the payment methods. The visitor taps only after everything is fetched. */
async function stepOn(visitor: Visitor): Promise<{ readonly headingMs: number; readonly contentMs: number }> {
  // The app offers no larger amount than this, so no offer interrupts the visit.
  await visitor.tap('radio', 'R$ 30')
  await visitor.settles()
  await visitor.want(NEXT)
  await visitor.tap('button', 'Continuar')
  const headingAt = await visitor.when('heading')
  const contentAt = await visitor.when('content')
  const tappedAt = await visitor.when('tap')
  await visitor.settles()
  return { headingMs: headingAt - tappedAt, contentMs: contentAt - tappedAt }
}

/** Pays with a new card, and resolves when the receipt is there. */
export async function pay(visitor: Visitor): Promise<void> {
  await visitor.tap('radio', 'Cartão de crédito')
  await visitor.write('Número do cartão', CARD.pan)
  await visitor.write('Validade', CARD.expiry)
  await visitor.write('CVV', CARD.cvv)
  await visitor.settles()
  await visitor.want([{ mark: 'success', heading: 'Recarga feita!' }])
  await visitor.tap('button', 'Pagar')
  await visitor.when('success')
}

/** Returns an error whose message begins with the name of what failed. */
export function failureOf(name: string, error: unknown): Error {
  return new Error(`${name}: ${error instanceof Error ? error.message : String(error)}`)
}
