import type { CallName } from '../../runtime/operator/contract/table.ts'
import type { Service } from '../../runtime/service.ts'
import type { ServiceName, services } from '../../runtime/services.ts'
import { bankChosen, cards, lostCharge, order, pispOpened, pixOpened, unseenCharge } from './charge-ways.ts'
import { ownRecipes } from './own-recipes.ts'
import type { Deed, Recipe } from './ways.ts'

type Loaded<N extends ServiceName> = Awaited<ReturnType<(typeof services)[N]>>
type OutcomeOf<N extends ServiceName> = Loaded<N> extends Service<infer Outcome> ? Outcome : never
/** Every outcome of every service has its recipe, or the reason why it has none. */
type Recipes = { readonly [N in ServiceName]: { readonly [O in OutcomeOf<N>]: Recipe } }

const MINUTE_MS = 60_000
const PIX_LIFE_MS = 11 * MINUTE_MS
const payNew = (pan: string): readonly Deed[] => [...order, { do: 'new card', pan }]
const FOR_EVER = 1000
/** A charge that is open is looked for in the history once, and the history is read twice. */
const RECALL_READS = 3

const paying = {
  paid: { deeds: payNew(cards.settlesAtOnce) },
  pixCreated: { deeds: [...order, { do: 'write', facts: { 'payment.type': 'pix' } }] },
  processing: {
    deeds: [...payNew(cards.neverSettles), { do: 'fault', call: 'createCreditRecharge', fault: 'drop-after-commit' }],
  },
  cvvMissing: { deeds: [...order, { do: 'saved card', brand: 'VISA' }] },
  challenge: { deeds: payNew(cards.askedCredit), person: 'helena' },
  refunding: { deeds: payNew(cards.notDelivered), says: 'refunding' },
  unconfirmed: { deeds: [...order, { do: 'saved card', brand: 'VISA', cvv: '123' }], person: 'clarice' },
  left: {
    deeds: [...order, { do: 'wallet', type: 'googlepay', sheet: 'left' }],
    person: 'helena',
    says: 'walletLeft',
  },
  refused: { deeds: payNew(cards.refused), says: '214' },
  unreachable: {
    deeds: [...payNew(cards.settles), { do: 'fault', call: 'tokenizeCard', fault: 'drop-before' }],
    says: 'unreachable',
  },
  elsewhere: { deeds: [...order, { do: 'write', facts: { 'payment.type': 'mercado_pago' } }], person: 'helena' },
  bankWanted: { deeds: [...order, { do: 'write', facts: { 'payment.type': 'pisp' } }] },
} satisfies Partial<Recipes['recharge.pay']>

/** Where ways to pay are chosen in the light-blue layout: a new card is typed elsewhere. */
const reviewed = { cannot: 'A new card is reviewed before it pays: the review shows it.' } as const
const payingUnlessReviewed = {
  ...paying,
  paid: reviewed,
  processing: reviewed,
  challenge: reviewed,
  refunding: reviewed,
  refused: {
    deeds: [
      ...order,
      { do: 'write', facts: { 'payment.type': 'pix' } },
      { do: 'fault', call: 'createPixRecharge', fault: 'status', status: 422, code: 424 },
    ],
    says: '424',
  },
  unreachable: {
    deeds: [...order, { do: 'write', facts: { 'payment.type': 'pix' } }, { do: 'offline' }],
    says: 'offline',
  },
  alreadyOpen: { deeds: pixOpened },
  cardWanted: { deeds: payNew(cards.settles) },
  reviewWanted: { deeds: [...order, { do: 'write', facts: { 'payment.type': 'pix' } }], person: 'bruno' },
} satisfies Recipes['recharge.payOrReview']

const payingAtBank = {
  elsewhere: { deeds: bankChosen, person: 'helena' },
  refused: {
    deeds: [...bankChosen, { do: 'fault', call: 'createPispRecharge', fault: 'status', status: 422, code: 424 }],
    says: '424',
  },
  unreachable: { deeds: [...bankChosen, { do: 'offline' }], says: 'offline' },
  unanswered: {
    deeds: [...bankChosen, { do: 'fault', call: 'createPispRecharge', fault: 'status', status: 500 }],
    says: 'bankUnanswered',
  },
} satisfies Partial<Recipes['recharge.payAtBank']>

const bySaved: readonly Deed[] = [...order, { do: 'saved card', brand: 'MASTERCARD' }]
const payingByOffer = {
  paid: { deeds: bySaved },
  processing: { deeds: [...bySaved, { do: 'fault', call: 'createCreditRecharge', fault: 'drop-after-commit' }] },
  cvvMissing: { deeds: [...order, { do: 'saved card', brand: 'VISA' }] },
  refunding: { cannot: 'No card that a customer of the sandbox has saved is charged and not delivered.' },
  refused: {
    deeds: [...bySaved, { do: 'fault', call: 'createCreditRecharge', fault: 'status', status: 422, code: 424 }],
    says: '424',
  },
  unconfirmed: paying.unconfirmed,
  unreachable: { deeds: [...bySaved, { do: 'offline' }], says: 'offline' },
  ineligible: { deeds: [...order, { do: 'saved card', brand: 'ELO' }], person: 'maria', says: 'offerClosed' },
  failed: {
    deeds: [...bySaved, { do: 'fault', call: 'createDataOnlyToken', fault: 'status', status: 500 }],
    says: 'offerFailed',
  },
} satisfies Partial<Recipes['recharge.payByOffer']>

/** A waiting room, by how the person answered on the other page; the step's own need has opened it. */
const waitingFor = (address: CallName) => {
  const lost: Deed = { do: 'fault', call: address, fault: 'status', status: 404 }
  const settled = {
    paid: { deeds: [{ do: 'answer elsewhere', with: 'pay' }] },
    refused: { deeds: [{ do: 'answer elsewhere', with: 'refuse' }], says: '301' },
    refunding: { deeds: [{ do: 'answer elsewhere', with: 'lose the credit' }], says: 'refunding' },
  } satisfies Partial<Recipes['pisp.checkPayment']>
  const leaving = {
    leave: { cannot: 'A story stays where it is.' },
    failed: { deeds: [lost], says: 'elsewhereClosed' },
  } satisfies Recipes['pisp.openBank']
  return {
    arrive: {
      ...settled,
      leave: leaving.leave,
      failed: { deeds: [{ do: 'fresh' }, lost], says: 'elsewhereClosed' },
      waiting: { deeds: [] },
      unknown: { deeds: [{ do: 'write', facts: { 'pisp.id': 'nobodys', 'checkout.id': 'nobodys' } }] },
    },
    open: leaving,
    watch: { ...settled, processing: { deeds: [] } },
    check: { ...settled, waiting: { deeds: [], says: 'elsewhereWaiting' } },
  } satisfies { readonly [service: string]: { readonly [outcome: string]: Recipe } }
}
const atBank = waitingFor('getPispRedirect')
const atCheckout = waitingFor('getCheckout')

const looking = {
  nothing: { deeds: [] },
  paid: { deeds: lostCharge(cards.settles) },
  pixOpen: { deeds: pixOpened },
  processing: { deeds: lostCharge(cards.neverSettles) },
  refunding: { deeds: lostCharge(cards.notDelivered), says: 'refunding' },
  refused: { deeds: lostCharge(cards.declinedLater), says: '300' },
} satisfies Recipes['recharge.find']

/** How each outcome of each service is made to happen, against the sandbox. */
const recipes: Recipes = {
  'login.requestCode': {
    sent: { deeds: [{ do: 'number' }] },
    refused: {
      deeds: [{ do: 'number' }, { do: 'fault', call: 'sendSmsToken', fault: 'status', status: 403, code: 207 }],
      says: '207',
    },
    unreachable: {
      deeds: [{ do: 'number' }, { do: 'fault', call: 'sendSmsToken', fault: 'drop-before', times: 2 }],
      says: 'unreachable',
    },
  },
  'login.openSession': {
    opened: { deeds: [{ do: 'code', typed: 'right' }] },
    wrongCode: { deeds: [{ do: 'code', typed: 'wrong' }], says: '1000' },
    blocked: {
      deeds: [
        { do: 'code', typed: 'wrong' },
        { do: 'fault', call: 'openSession', fault: 'status', status: 403, code: 207 },
      ],
      says: '207',
    },
    refused: { deeds: [{ do: 'code', typed: 'right' }], person: 'unknown', says: '200' },
    unreachable: {
      deeds: [
        { do: 'code', typed: 'right' },
        { do: 'fault', call: 'openSession', fault: 'drop-before', times: 2 },
      ],
      says: 'unreachable',
    },
  },
  'login.openSigned': {
    opened: { deeds: [{ do: 'link' }] },
    refused: { deeds: [{ do: 'write', facts: { 'login.payload': 'x'.repeat(60) } }], says: 'linkOver' },
    unreachable: {
      deeds: [{ do: 'link' }, { do: 'fault', call: 'openSession', fault: 'drop-before', times: 2 }],
      says: 'unreachable',
    },
  },
  'session.close': { closed: { deeds: [] } },
  'recharge.pay': {
    ...paying,
    alreadyOpen: { deeds: [...lostCharge(cards.neverSettles, 'own'), ...payNew(cards.settles)] },
  },
  'recharge.payAnyway': {
    ...paying,
    alreadyOpen: { cannot: 'The person has just agreed to pay twice: it is not asked again.' },
  },
  'recharge.payOrReview': payingUnlessReviewed,
  'gateway.end': { ended: { deeds: [], says: 'challengeLeft' } },
  'recharge.payAtBank': {
    ...payingAtBank,
    processing: { cannot: 'Beside an open charge like it nothing is sent before the person agrees to that.' },
    alreadyOpen: { deeds: [...pispOpened, ...bankChosen], person: 'helena' },
  },
  'recharge.payAtBankAnyway': {
    ...payingAtBank,
    processing: { deeds: [...lostCharge(cards.neverSettles, 'own'), ...bankChosen], person: 'helena' },
    alreadyOpen: { cannot: 'The person has just agreed to pay twice: it is not asked again.' },
  },
  'recharge.payByOffer': {
    ...payingByOffer,
    alreadyOpen: { deeds: [...lostCharge(cards.neverSettles, 'own'), ...bySaved] },
  },
  'recharge.payByOfferAnyway': {
    ...payingByOffer,
    alreadyOpen: { cannot: 'The person has just agreed to pay twice: it is not asked again.' },
  },
  'recharge.chooseTarget': { chosen: { deeds: [{ do: 'write', facts: { 'recharge.newTarget': '11976543210' } }] } },
  'recharge.chooseRecipient': { chosen: { deeds: [{ do: 'write', facts: { 'recipient.msisdn': '11976543210' } }] } },
  'recharge.repeat': {
    chosen: {
      deeds: [{ do: 'write', facts: { 'past.value': 3000, 'past.target': '11976543210', 'past.type': 'pix' } }],
    },
  },
  'recharge.find': looking,
  'recharge.verify': looking,
  'recharge.sendAgain': {
    paid: { deeds: unseenCharge(cards.settlesAtOnce) },
    processing: { deeds: unseenCharge(cards.settles, { times: 2 }) },
    refunding: { deeds: unseenCharge(cards.notDelivered), says: 'refunding' },
    refused: { deeds: unseenCharge(cards.refused), says: '214' },
  },
  'pix.begin': {
    created: { deeds: order },
    open: { deeds: lostCharge(cards.neverSettles, 'own') },
    paid: { deeds: lostCharge(cards.settles) },
    refunding: { deeds: lostCharge(cards.notDelivered), says: 'refunding' },
    refused: {
      deeds: [...order, { do: 'fault', call: 'createPixRecharge', fault: 'status', status: 422, code: 424 }],
      says: '424',
    },
    failed: { deeds: order, person: 'felix', says: '904' },
    unreachable: {
      deeds: [...order, { do: 'fault', call: 'createPixRecharge', fault: 'drop-before', times: FOR_EVER }],
      says: 'pixUnanswered',
    },
  },
  'recharge.recall': {
    ...looking,
    unread: {
      deeds: [{ do: 'store nothing' }, { do: 'silence', call: 'getRecharges', times: RECALL_READS }],
      says: 'unreachable',
    },
  },
  'recharge.takeRisk': { taken: { deeds: [] } },
  'pix.loadCode': {
    ready: { deeds: [] },
    expired: { deeds: [{ do: 'wait', moveMs: PIX_LIFE_MS }] },
    missing: { deeds: [], person: 'fabio', says: '902', saysByPix: '905' },
    unreachable: {
      deeds: [{ do: 'fault', call: 'getPixCode', fault: 'drop-before', times: FOR_EVER }],
      says: 'unreachable',
    },
  },
  'pix.watchPayment': {
    paid: { deeds: [{ do: 'pay the Pix', credit: 'arrives' }] },
    waiting: { deeds: [] },
    refunding: { deeds: [{ do: 'pay the Pix', credit: 'is lost' }], says: 'refunding' },
    expired: { deeds: [{ do: 'wait', moveMs: PIX_LIFE_MS }] },
  },
  'pix.checkPayment': {
    paid: { deeds: [{ do: 'pay the Pix', credit: 'arrives' }] },
    waiting: { deeds: [], says: 'pixWaiting' },
    refunding: { deeds: [{ do: 'pay the Pix', credit: 'is lost' }], says: 'refunding' },
    expired: { deeds: [{ do: 'wait', moveMs: PIX_LIFE_MS }] },
  },
  'pisp.arrive': atBank.arrive,
  'pisp.openBank': atBank.open,
  'pisp.watchPayment': atBank.watch,
  'pisp.checkPayment': atBank.check,
  'checkout.arrive': atCheckout.arrive,
  'checkout.openPage': atCheckout.open,
  'checkout.watchPayment': atCheckout.watch,
  'checkout.checkPayment': atCheckout.check,
  ...ownRecipes,
}

/** The recipe of an outcome that a config names; undefined for one that no service has. */
export function recipeOf(service: string, outcome: string): Recipe | undefined {
  const named: { readonly [service: string]: { readonly [outcome: string]: Recipe } } = recipes
  const ofService = Object.hasOwn(named, service) ? named[service] : undefined
  return ofService !== undefined && Object.hasOwn(ofService, outcome) ? ofService[outcome] : undefined
}

/** Stands in for a recipe that is missing, so that its own test fails, and not everything that lists stories. */
export function noRecipe(service: string, outcome: string): Extract<Recipe, { readonly cannot: string }> {
  return { cannot: `There is no recipe for ${service} → ${outcome}: add it to workshop/flows/recipes.ts.` }
}
