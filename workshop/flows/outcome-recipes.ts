import type { CallName } from '../../runtime/operator/contract/table.ts'
import type { Service } from '../../runtime/service/service.ts'
import type { ServiceName, services } from '../../runtime/services.ts'
import type { Action } from './action.ts'
import { bankChosen, cards, lostCharge, order, pispOpened, pixOpened, unseenCharge } from './charge-actions.ts'
import { ownRecipes } from './own-recipes.ts'
import type { OutcomeRecipe } from './recipe.ts'

type Loaded<N extends ServiceName> = Awaited<ReturnType<(typeof services)[N]>>
type OutcomeOf<N extends ServiceName> = Loaded<N> extends Service<infer Outcome> ? Outcome : never
/** The recipe of every outcome of every service. If an outcome has no recipe, the reason is given instead. */
type Recipes = { readonly [N in ServiceName]: { readonly [O in OutcomeOf<N>]: OutcomeRecipe } }

const MINUTE_MS = 60_000
const PIX_LIFE_MS = 11 * MINUTE_MS
const payNew = (pan: string): readonly Action[] => [...order, { do: 'new card', pan }]
const FOR_EVER = 1000
/**
 * The number of times that a step reads the history: once to search for the open charge, and twice before a payment.
 */
const RECALL_READS = 3

const paying = {
  paid: { actions: payNew(cards.settlesAtOnce) },
  pixCreated: { actions: [...order, { do: 'write', facts: { 'payment.type': 'pix' } }] },
  processing: {
    actions: [...payNew(cards.neverSettles), { do: 'fault', call: 'createCreditRecharge', fault: 'drop-after-commit' }],
  },
  cvvMissing: { actions: [...order, { do: 'saved card', brand: 'VISA' }] },
  challenge: { actions: payNew(cards.askedCredit), person: 'helena' },
  refunding: { actions: payNew(cards.notDelivered), says: 'refunding' },
  unconfirmed: { actions: [...order, { do: 'saved card', brand: 'VISA', cvv: '123' }], person: 'clarice' },
  left: {
    actions: [...order, { do: 'wallet', type: 'googlepay', sheet: 'left' }],
    person: 'helena',
    says: 'walletLeft',
  },
  refused: { actions: payNew(cards.refused), says: '214' },
  unreachable: {
    actions: [...payNew(cards.settles), { do: 'fault', call: 'tokenizeCard', fault: 'drop-before' }],
    says: 'unreachable',
  },
  elsewhere: { actions: [...order, { do: 'write', facts: { 'payment.type': 'mercado_pago' } }], person: 'helena' },
  bankWanted: { actions: [...order, { do: 'write', facts: { 'payment.type': 'pisp' } }] },
} satisfies Partial<Recipes['recharge.pay']>

/**
 * In the light-blue layout, no payment starts on the step where the customer types a new card. The next step (the
 * review) starts it, so only the review's stories show these outcomes of paying.
 */
const reviewed = { cannot: 'A new card is reviewed before it pays: the review shows it.' } as const
const payingUnlessReviewed = {
  ...paying,
  paid: reviewed,
  processing: reviewed,
  challenge: reviewed,
  refunding: reviewed,
  refused: {
    actions: [
      ...order,
      { do: 'write', facts: { 'payment.type': 'pix' } },
      { do: 'fault', call: 'createPixRecharge', fault: 'status', status: 422, code: 424 },
    ],
    says: '424',
  },
  unreachable: {
    actions: [...order, { do: 'write', facts: { 'payment.type': 'pix' } }, { do: 'offline' }],
    says: 'offline',
  },
  alreadyOpen: { actions: pixOpened },
  cardWanted: { actions: payNew(cards.settles) },
  reviewWanted: { actions: [...order, { do: 'write', facts: { 'payment.type': 'pix' } }], person: 'bruno' },
} satisfies Recipes['recharge.payOrReview']

const payingAtBank = {
  elsewhere: { actions: bankChosen, person: 'helena' },
  refused: {
    actions: [...bankChosen, { do: 'fault', call: 'createPispRecharge', fault: 'status', status: 422, code: 424 }],
    says: '424',
  },
  unreachable: { actions: [...bankChosen, { do: 'offline' }], says: 'offline' },
  unanswered: {
    actions: [...bankChosen, { do: 'fault', call: 'createPispRecharge', fault: 'status', status: 500 }],
    says: 'bankUnanswered',
  },
} satisfies Partial<Recipes['recharge.payAtBank']>

const bySaved: readonly Action[] = [...order, { do: 'saved card', brand: 'MASTERCARD' }]
const payingByOffer = {
  paid: { actions: bySaved },
  processing: { actions: [...bySaved, { do: 'fault', call: 'createCreditRecharge', fault: 'drop-after-commit' }] },
  cvvMissing: { actions: [...order, { do: 'saved card', brand: 'VISA' }] },
  refunding: { cannot: 'No card that a customer of the sandbox has saved is charged and not delivered.' },
  refused: {
    actions: [...bySaved, { do: 'fault', call: 'createCreditRecharge', fault: 'status', status: 422, code: 424 }],
    says: '424',
  },
  unconfirmed: paying.unconfirmed,
  unreachable: { actions: [...bySaved, { do: 'offline' }], says: 'offline' },
  ineligible: { actions: [...order, { do: 'saved card', brand: 'ELO' }], person: 'maria', says: 'offerClosed' },
  failed: {
    actions: [...bySaved, { do: 'fault', call: 'createDataOnlyToken', fault: 'status', status: 500 }],
    says: 'offerFailed',
  },
} satisfies Partial<Recipes['recharge.payByOffer']>

/**
 * Returns the recipes for the step that waits for a payment on another site. The recipe of the facts that this step
 * needs starts the payment. Each recipe here adds the customer's answer on that site.
 */
const waitingFor = (address: CallName) => {
  const lost: Action = { do: 'fault', call: address, fault: 'status', status: 404 }
  const settled = {
    paid: { actions: [{ do: 'answer elsewhere', with: 'pay' }] },
    refused: { actions: [{ do: 'answer elsewhere', with: 'refuse' }], says: '301' },
    refunding: { actions: [{ do: 'answer elsewhere', with: 'lose the credit' }], says: 'refunding' },
  } satisfies Partial<Recipes['pisp.checkPayment']>
  const leaving = {
    leave: { cannot: 'A story stays where it is.' },
    failed: { actions: [lost], says: 'elsewhereClosed' },
  } satisfies Recipes['pisp.openBank']
  return {
    arrive: {
      ...settled,
      leave: leaving.leave,
      failed: { actions: [{ do: 'fresh' }, lost], says: 'elsewhereClosed' },
      waiting: { actions: [] },
      unknown: { actions: [{ do: 'write', facts: { 'pisp.id': 'nobodys', 'checkout.id': 'nobodys' } }] },
    },
    open: leaving,
    watch: { ...settled, processing: { actions: [] } },
    check: { ...settled, waiting: { actions: [], says: 'elsewhereWaiting' } },
  } satisfies { readonly [service: string]: { readonly [outcome: string]: OutcomeRecipe } }
}
const atBank = waitingFor('getPispRedirect')
const atCheckout = waitingFor('getCheckout')

const looking = {
  nothing: { actions: [] },
  paid: { actions: lostCharge(cards.settles) },
  pixOpen: { actions: pixOpened },
  processing: { actions: lostCharge(cards.neverSettles) },
  refunding: { actions: lostCharge(cards.notDelivered), says: 'refunding' },
  refused: { actions: lostCharge(cards.declinedLater), says: '300' },
} satisfies Recipes['recharge.find']

/** Recipes that make each outcome of each service happen with the sandbox. */
const recipes: Recipes = {
  'login.requestCode': {
    sent: { actions: [{ do: 'number' }] },
    refused: {
      actions: [{ do: 'number' }, { do: 'fault', call: 'sendSmsToken', fault: 'status', status: 403, code: 207 }],
      says: '207',
    },
    unreachable: {
      actions: [{ do: 'number' }, { do: 'fault', call: 'sendSmsToken', fault: 'drop-before', times: 2 }],
      says: 'unreachable',
    },
  },
  'login.openSession': {
    opened: { actions: [{ do: 'code', typed: 'right' }] },
    wrongCode: { actions: [{ do: 'code', typed: 'wrong' }], says: '1000' },
    blocked: {
      actions: [
        { do: 'code', typed: 'wrong' },
        { do: 'fault', call: 'openSession', fault: 'status', status: 403, code: 207 },
      ],
      says: '207',
    },
    refused: { actions: [{ do: 'code', typed: 'right' }], person: 'unknown', says: '200' },
    unreachable: {
      actions: [
        { do: 'code', typed: 'right' },
        { do: 'fault', call: 'openSession', fault: 'drop-before', times: 2 },
      ],
      says: 'unreachable',
    },
  },
  'login.openSigned': {
    opened: { actions: [{ do: 'link' }] },
    refused: { actions: [{ do: 'write', facts: { 'login.payload': 'x'.repeat(60) } }], says: 'linkOver' },
    unreachable: {
      actions: [{ do: 'link' }, { do: 'fault', call: 'openSession', fault: 'drop-before', times: 2 }],
      says: 'unreachable',
    },
  },
  'session.close': { closed: { actions: [] } },
  'recharge.pay': {
    ...paying,
    alreadyOpen: { actions: [...lostCharge(cards.neverSettles, 'own'), ...payNew(cards.settles)] },
  },
  'recharge.payAnyway': {
    ...paying,
    alreadyOpen: { cannot: 'The person has just agreed to pay twice: it is not asked again.' },
  },
  'recharge.payOrReview': payingUnlessReviewed,
  'gateway.end': { ended: { actions: [], says: 'challengeLeft' } },
  'recharge.payAtBank': {
    ...payingAtBank,
    processing: { cannot: 'Beside an open charge like it nothing is sent before the person agrees to that.' },
    alreadyOpen: { actions: [...pispOpened, ...bankChosen], person: 'helena' },
  },
  'recharge.payAtBankAnyway': {
    ...payingAtBank,
    processing: { actions: [...lostCharge(cards.neverSettles, 'own'), ...bankChosen], person: 'helena' },
    alreadyOpen: { cannot: 'The person has just agreed to pay twice: it is not asked again.' },
  },
  'recharge.payByOffer': {
    ...payingByOffer,
    alreadyOpen: { actions: [...lostCharge(cards.neverSettles, 'own'), ...bySaved] },
  },
  'recharge.payByOfferAnyway': {
    ...payingByOffer,
    alreadyOpen: { cannot: 'The person has just agreed to pay twice: it is not asked again.' },
  },
  'recharge.chooseTarget': { chosen: { actions: [{ do: 'write', facts: { 'recharge.newTarget': '11976543210' } }] } },
  'recharge.chooseRecipient': { chosen: { actions: [{ do: 'write', facts: { 'recipient.msisdn': '11976543210' } }] } },
  'recharge.repeat': {
    chosen: {
      actions: [{ do: 'write', facts: { 'past.value': 3000, 'past.target': '11976543210', 'past.type': 'pix' } }],
    },
  },
  'recharge.find': looking,
  'recharge.verify': looking,
  'recharge.sendAgain': {
    paid: { actions: unseenCharge(cards.settlesAtOnce) },
    processing: { actions: unseenCharge(cards.settles, { times: 2 }) },
    refunding: { actions: unseenCharge(cards.notDelivered), says: 'refunding' },
    refused: { actions: unseenCharge(cards.refused), says: '214' },
  },
  'pix.begin': {
    created: { actions: order },
    open: { actions: lostCharge(cards.neverSettles, 'own') },
    paid: { actions: lostCharge(cards.settles) },
    refunding: { actions: lostCharge(cards.notDelivered), says: 'refunding' },
    refused: {
      actions: [...order, { do: 'fault', call: 'createPixRecharge', fault: 'status', status: 422, code: 424 }],
      says: '424',
    },
    failed: { actions: order, person: 'felix', says: '904' },
    unreachable: {
      actions: [...order, { do: 'fault', call: 'createPixRecharge', fault: 'drop-before', times: FOR_EVER }],
      says: 'pixUnanswered',
    },
  },
  'recharge.recall': {
    ...looking,
    unread: {
      actions: [{ do: 'store nothing' }, { do: 'silence', call: 'getRecharges', times: RECALL_READS }],
      says: 'unreachable',
    },
  },
  'recharge.takeRisk': { taken: { actions: [] } },
  'pix.loadCode': {
    ready: { actions: [] },
    expired: { actions: [{ do: 'wait', moveMs: PIX_LIFE_MS }] },
    missing: { actions: [], person: 'fabio', says: '902', saysByPix: '905' },
    unreachable: {
      actions: [{ do: 'fault', call: 'getPixCode', fault: 'drop-before', times: FOR_EVER }],
      says: 'unreachable',
    },
  },
  'pix.watchPayment': {
    paid: { actions: [{ do: 'pay the Pix', credit: 'arrives' }] },
    waiting: { actions: [] },
    refunding: { actions: [{ do: 'pay the Pix', credit: 'is lost' }], says: 'refunding' },
    expired: { actions: [{ do: 'wait', moveMs: PIX_LIFE_MS }] },
  },
  'pix.checkPayment': {
    paid: { actions: [{ do: 'pay the Pix', credit: 'arrives' }] },
    waiting: { actions: [], says: 'pixWaiting' },
    refunding: { actions: [{ do: 'pay the Pix', credit: 'is lost' }], says: 'refunding' },
    expired: { actions: [{ do: 'wait', moveMs: PIX_LIFE_MS }] },
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

/** Returns the recipe of an outcome in a config; undefined if no service has this outcome. */
export function recipeOf(service: string, outcome: string): OutcomeRecipe | undefined {
  const named: { readonly [service: string]: { readonly [outcome: string]: OutcomeRecipe } } = recipes
  const ofService = Object.hasOwn(named, service) ? named[service] : undefined
  return ofService !== undefined && Object.hasOwn(ofService, outcome) ? ofService[outcome] : undefined
}

/**
 * Returns a placeholder for a missing recipe, so that only the test of recipes fails and all other code that lists
 * stories still works.
 */
export function noRecipe(service: string, outcome: string): Extract<OutcomeRecipe, { readonly cannot: string }> {
  return { cannot: `There is no recipe for ${service} → ${outcome}: add it to workshop/flows/outcome-recipes.ts.` }
}
