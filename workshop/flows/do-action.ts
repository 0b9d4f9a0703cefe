import { brandNames } from '../../flows/blocks/brand-names.ts'
import type { App } from '../../flows/kit/app.ts'
import type { Operations } from '../../flows/kit/operations.ts'
import type { CardPayment } from '../../runtime/rules/payment-types.ts'
import { services } from '../../runtime/services.ts'
import type { Sandbox } from '../../sandbox/app.ts'
import { payPix } from '../../sandbox/calls/pix.ts'
import { liveCode } from '../../sandbox/calls/session.ts'
import { saveCharge } from '../../sandbox/charges/charges.ts'
import { answerElsewhere } from '../../sandbox/charges/charging.ts'
import type { CustomerDocument } from '../../sandbox/documents.ts'
import { plantFault } from '../../sandbox/faults.ts'
import { testNumbers } from '../../sandbox/seed/seed.ts'
import { signLink } from '../../sandbox/signed-links.ts'
import { moveClock } from '../../sandbox/world.ts'
import type { Action, Person } from './action.ts'
import type { StoryPage } from './story-page.ts'

const OTHER_MSISDN = '11976543210'
const NO_CODE = '000000'
const NEARLY_ONE = '000001'

/** The parts of the app that an action needs. */
export interface Acting extends Pick<App, 'facts' | 'vault'> {
  readonly loadOperations: () => Promise<Pick<Operations, 'context'>>
}

export interface Stage {
  readonly app: Acting
  readonly page: Pick<StoryPage, 'send' | 'letIssuer' | 'answerSheets' | 'refuseToStore' | 'loseNetwork'>
  readonly sandbox: Sandbox
  readonly person: Person
}

/**
 * Performs the action. It writes facts into the store, runs services with the operator, plants faults, and moves the
 * operator's clock.
 */
export async function doAction(action: Action, stage: Stage): Promise<void> {
  const { app, page, sandbox, person } = stage
  const { world } = sandbox
  switch (action.do) {
    case 'write':
      return app.facts.write(action.facts)
    case 'number':
      return app.facts.write({ 'login.msisdn': msisdnOf(person) })
    case 'code': {
      const code = liveCode(world, app.facts.get('login.msisdn') ?? '') ?? NO_CODE
      const wrong = code === NO_CODE ? NEARLY_ONE : NO_CODE
      return app.facts.write({ 'login.code': action.typed === 'right' ? code : wrong })
    }
    case 'link':
      return app.facts.write({ 'login.payload': await signLink(world, { msisdn: msisdnOf(person), valueCents: 2000 }) })
    case 'target': {
      const target = action.whose === 'own' ? msisdnOf(person) : OTHER_MSISDN
      return app.facts.write({ 'recharge.target': target, 'recharge.forOther': action.whose === 'other' })
    }
    case 'saved card':
      return chooseSavedCard(stage, action)
    case 'new card':
      return typeCard(stage, action.pan, action.type)
    case 'issuer':
      return page.letIssuer(action.how)
    case 'bridge':
      return switchFor(stage, { bridge: false })
    case 'schedule elsewhere':
      return scheduleElsewhere(stage)
    case 'store nothing':
      return page.refuseToStore()
    case 'offline':
      return page.loseNetwork()
    case 'offer':
      return switchFor(stage, { paymentMethods: action.methods })
    case 'run':
      return runService(app, action.service)
    case 'fault': {
      const { do: _, times = 1, ...plan } = action
      return void plantFault(world, { ...plan, times })
    }
    case 'silence':
      return void plantFault(world, { call: action.call, fault: 'drop-before', times: action.times })
    case 'headers':
      return page.send(action.headers)
    case 'wallet':
      page.answerSheets(action.sheet)
      return app.facts.write({ 'payment.type': action.type, 'payment.card': undefined })
    case 'wait':
      return void moveClock(world, action.moveMs)
    case 'pay the Pix':
      return payOpenPix(stage, action.credit)
    case 'answer elsewhere':
      return answerOpen(stage, action.with)
    case 'fresh':
      return app.facts.write({ 'pisp.isFresh': true, 'checkout.isFresh': true })
  }
}

function payOpenPix({ app, sandbox: { world } }: Stage, credit: 'arrives' | 'is lost'): void {
  const paid = world.store.transaction(() => payPix(world, app.facts.get('pix.txid') ?? ''))
  if ('kind' in paid) throw new Error(paid.message)
  if (credit === 'is lost') saveCharge(world, { ...paid, status: 'NOK', nsu: null })
}

function answerOpen({ app, sandbox: { world } }: Stage, how: 'pay' | 'refuse' | 'lose the credit'): void {
  const id = app.facts.get('pisp.id') ?? app.facts.get('checkout.id') ?? ''
  const answered = world.store.transaction(() => answerElsewhere(world, id, how !== 'refuse'))
  if ('kind' in answered) throw new Error(answered.message)
  if (how === 'lose the credit') saveCharge(world, { ...answered, status: 'NOK', nsu: null })
}

function msisdnOf(person: Person): string {
  return testNumbers.find(({ key }) => key === person)?.msisdn ?? ''
}

function customerOf({ sandbox, person }: Stage): CustomerDocument | undefined {
  const { store } = sandbox.world
  return store.get('customer', store.get('number', msisdnOf(person))?.customerId ?? '')
}

function switchFor(stage: Stage, changed: Partial<CustomerDocument['switches']>): void {
  const customer = customerOf(stage)
  if (customer === undefined) throw new Error(`${stage.person} is no customer.`)
  const switches = { ...customer.switches, ...changed }
  stage.sandbox.world.store.put('customer', customer.id, { ...customer, switches })
}

const lists = { credit: 'cards', debit: 'debitCards', cef_debit: 'cefCards' } as const
const kinds = { credit: 'credit', debit: 'debit', cef_debit: 'cef' } as const

function chooseSavedCard(stage: Stage, { brand, cvv, type = 'credit' }: Action & { readonly do: 'saved card' }): void {
  const { app, person } = stage
  const card = customerOf(stage)?.[lists[type]].find(one => one.brand === brand)
  if (cvv !== undefined) app.vault.write('payment.cvv', cvv)
  if (card === undefined) throw new Error(`${person} has no ${brand}.`)
  app.facts.write({
    'payment.type': type,
    'payment.card': card.token,
    'payment.cardName': `${brandNames(brand)} final ${card.last}`,
    'payment.cardBrand': brand,
    'payment.cvvWanted': type !== 'credit' || !card.keepsCvv,
    'card.token': card.token,
    'card.kind': kinds[type],
    'card.name': `${brandNames(brand)} final ${card.last}`,
    'card.isFavorite': card.favorite,
    'card.isConfirmed': card.confirmed,
    'schedule.card': card.token,
  })
}

function typeCard({ app, sandbox }: Stage, pan: string, type: CardPayment = 'credit'): void {
  const year = String(new Date(sandbox.world.now()).getUTCFullYear() + 3).slice(-2)
  app.vault.write('payment.pan', pan)
  app.vault.write('payment.expiry', `12/${year}`)
  app.vault.write('payment.cvv', '123')
  app.facts.write({ 'payment.type': type, 'payment.card': 'new', 'payment.cvvWanted': true })
}

function scheduleElsewhere(stage: Stage): void {
  const { store, now } = stage.sandbox.world
  const customer = customerOf(stage)
  const token = customer?.cards[0]?.token
  if (customer === undefined || token === undefined) throw new Error(`${stage.person} has no card that could pay.`)
  const what = { frequency: 'WEEKLY', day: 'FRIDAY', valueCents: 3000, recipient: OTHER_MSISDN } as const
  store.put('recurrence', customer.id, { customerId: customer.id, ...what, token, createdAt: now() })
}

/** Runs the service and writes the facts of its outcome, as the app does when a flow runs a service. */
async function runService(app: Acting, name: keyof typeof services): Promise<void> {
  const service = await services[name]()
  const known = new Map(Object.entries(app.facts.all()))
  const missing = (service.needs ?? []).filter(fact => known.get(fact) === undefined)
  if (missing.length > 0) throw new Error(`${name} needs ${missing.join(', ')}.`)
  // Payments need an attempt. In the app, the review screen starts it when it opens, so it is started here too.
  const { context } = await app.loadOperations()
  context.attempts.review()
  const { gives, settle } = await service.run(context, new AbortController().signal)
  // The app deletes an attempt's record after a page has shown how the attempt ended. This recipe shows no page, so it
  // deletes the record at once.
  await settle?.()
  app.facts.write(gives ?? {})
}
