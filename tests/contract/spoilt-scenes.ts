import { add } from '../../runtime/cards/add.ts'
import { customerRecord, featureToggles } from '../../runtime/customer/reads.ts'
import type { Answer } from '../../runtime/operator/answer.ts'
import { organizations } from '../../runtime/payment/banks.ts'
import { find } from '../../runtime/payment/find/find.ts'
import { recall } from '../../runtime/payment/find/recall.ts'
import { loadCode } from '../../runtime/payment/pix/load-code.ts'
import { checkPayment, watchPayment } from '../../runtime/payment/pix/watch-payment.ts'
import { cardBrands, waysToPay as waysRead } from '../../runtime/payment/reads.ts'
import { check as checkCheckout, open as openCheckout } from '../../runtime/payment/waiting-rooms/checkout.ts'
import { arrive, check as checkBank, open as openBank, watch } from '../../runtime/payment/waiting-rooms/pisp.ts'
import { lastRecharge, rechargeHistory, rechargeValues } from '../../runtime/recharge/reads.ts'
import { check as checkSchedule } from '../../runtime/recurrence/check.ts'
import { currentSchedule } from '../../runtime/recurrence/current.ts'
import { begin, load } from '../../runtime/recurrence/load.ts'
import { monthlyRecharge } from '../../runtime/recurrence/offer.ts'
import { scheduleValues } from '../../runtime/recurrence/reads.ts'
import { save } from '../../runtime/recurrence/schedule.ts'
import type { Context, Service, ServiceAnswer } from '../../runtime/service/service.ts'
import { openCustomerSession, requestCode } from '../../runtime/session/login.ts'
import { openSignedSession } from '../../runtime/session/open-signed.ts'
import { signLink } from '../../sandbox/signed-links.ts'
import { present } from '../../sandbox/testing/operator.ts'
import { openReview } from '../runtime/buying.ts'
import { HELENA } from '../runtime/issuer.ts'
import { lostAfterwards } from '../runtime/network.ts'
import { openPage, type Page } from '../runtime/page.ts'
import type { SpoiltPlace } from './spoilt-place.ts'
import { waysToPay } from './ways-to-pay.ts'

export interface Said {
  readonly page: Page
  /** The service's outcome and the facts that it returned. */
  readonly answer: ServiceAnswer
}

/** Runs services at an operator, and calls `begin` when its answers may become faulty. */
export type Scene = (place: SpoiltPlace) => Promise<Said>

async function said(page: Page, service: Service): Promise<Said> {
  return { page, answer: await page.run(service) }
}

/** Returns a page where the customer is logged in, as after a reload. */
async function customer(place: SpoiltPlace): Promise<Page> {
  const page = openPage(place)
  await page.login(HELENA)
  return page
}

const running =
  (service: Service): Scene =>
  async place => {
    const page = await customer(place)
    place.begin()
    return said(page, service)
  }

const paying =
  (way: string): Scene =>
  async place => {
    const { choose, pay } = present(waysToPay[way])
    const review = await openReview(place, HELENA)
    await choose(review)
    place.begin()
    return { page: review.page, answer: await (pay?.(review.page) ?? review.pay()) }
  }

/** Pays with this method, on a page that has shown the Pix code or has the bank's address. */
async function created(place: SpoiltPlace, way: string): Promise<Page> {
  const { page } = await paying(way)({ ...place, begin: () => undefined })
  return page
}

/** Creates the payment, lets the customer approve it at the bank, and then runs the services. */
const agreed =
  (way: string, ...services: readonly Service[]): Scene =>
  async place => {
    const page = await created(place, way)
    const { fact } = page.context
    const id = present(fact('pix.txid') ?? fact('pisp.id') ?? fact('checkout.id'))
    await present(waysToPay[way]?.agree)(page, id)
    page.know({ 'pisp.isFresh': undefined, 'checkout.isFresh': undefined })
    place.begin()
    for (const service of services.slice(0, -1)) await page.run(service)
    return said(page, present(services.at(-1)))
  }

/** Loses the answer to a charge, and then runs the service that searches for the charge. */
const lost =
  (service: Service, device?: SpoiltPlace['device']): Scene =>
  async place => {
    const review = await openReview(place, HELENA)
    review.newCard()
    review.page.network.plan('/recharges/async', lostAfterwards)
    await review.pay()
    await place.clock.advance(15_000)
    const page = openPage(device === undefined ? place : { ...place, device }, 'reloaded')
    await page.login(HELENA)
    place.begin()
    return said(page, service)
  }

async function scheduled(place: SpoiltPlace): Promise<Page> {
  const page = openPage(place)
  const { cards } = await page.login(HELENA)
  page.know({
    'schedule.frequency': 'monthly',
    'schedule.day': '05',
    'schedule.value': 2000,
    'schedule.recipient': HELENA,
    'schedule.card': cards[0]?.token,
  })
  return page
}

const scheduling =
  (service: Service): Scene =>
  async place => {
    const page = await scheduled(place)
    await page.run(save)
    page.know({ 'schedule.frequency': undefined, 'schedule.value': undefined, 'schedule.card': undefined })
    place.begin()
    return said(page, service)
  }

const login: Scene = async place => {
  const page = openPage(place)
  page.know({ 'login.msisdn': HELENA, 'login.value': 2000 })
  place.begin()
  const sent = await page.run(requestCode)
  if (sent.outcome !== 'sent') return { page, answer: sent }
  page.know({ 'login.code': present(place.operator.world.store.get('sms', HELENA)).code })
  return said(page, openCustomerSession)
}

/** Each service that reads an answer, in a situation in which it would succeed. */
export const scenes: Readonly<Record<string, Scene>> = {
  'logs in': login,
  'opens a signed link': async place => {
    const page = openPage(place)
    const payload = await signLink(place.operator.world, { msisdn: HELENA, valueCents: 3000, recipient: '11976543210' })
    page.know({ 'login.payload': payload })
    place.begin()
    return said(page, openSignedSession)
  },
  ...Object.fromEntries(Object.keys(waysToPay).map(way => [`pays by ${way}`, paying(way)])),
  'loads a Pix code': async place => {
    const page = await created(place, 'Pix')
    place.begin()
    return said(page, loadCode)
  },
  'waits for the result of a Pix': agreed('Pix', loadCode, watchPayment),
  'checks a Pix': agreed('Pix', loadCode, checkPayment),
  'finds a Pix': agreed('Pix', find),
  'comes back from the bank': agreed('pisp', arrive),
  'waits for the result of a bank payment': agreed('pisp', watch),
  'checks a bank payment': agreed('pisp', checkBank),
  'opens the bank’s page': async place => {
    const page = await created(place, 'pisp')
    place.begin()
    return said(page, openBank)
  },
  'checks a checkout payment': agreed('mercado_pago', checkCheckout),
  'opens the checkout’s page': async place => {
    const page = await created(place, 'mercado_pago')
    place.begin()
    return said(page, openCheckout)
  },
  'finds a lost charge': lost(find),
  'looks up a charge of another device': async place => lost(recall, openPage().device)(place),
  'saves a card': async place => {
    const page = await customer(place)
    page.know({ 'card.kind': 'credit' })
    page.context.vault.write('payment.pan', '4242 4242 4242 4242')
    page.context.vault.write('payment.expiry', '12/30')
    place.begin()
    return said(page, add)
  },
  'saves a schedule': async place => {
    const page = await scheduled(place)
    place.begin()
    return said(page, save)
  },
  'loads a schedule': scheduling(load),
  'changes a schedule': scheduling(begin),
  'starts to create a schedule': running(begin),
  'checks which recharges can be automatic': running(checkSchedule),
}

type Read = (context: Context) => Promise<Answer<unknown>>

/** Each read whose data a screen shows. */
export const reads: Readonly<Record<string, Read>> = {
  'which recharges can be automatic': monthlyRecharge.ask,
  values: rechargeValues.ask,
  'weekly values': scheduleValues('weekly').ask,
  'monthly values': scheduleValues('monthly').ask,
  'the last recharge': lastRecharge.ask,
  'the history': rechargeHistory.ask,
  'ways to pay': waysRead.ask,
  brands: cardBrands.ask,
  'the customer': customerRecord.ask,
  toggles: featureToggles.ask,
  banks: organizations.ask,
  'the schedule': currentSchedule.ask,
}

/** Returns the page of a customer who has recharged before and has a schedule. */
export async function openReader(place: SpoiltPlace): Promise<(read: Read) => ReturnType<Read>> {
  const page = await scheduled(place)
  await page.run(save)
  return read => page.clock.finish(read(page.context))
}
