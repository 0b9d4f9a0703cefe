import { optionsOf, type PaymentOption } from '../../flows/blocks/payment-methods/options.tsx'
import { cardWords } from '../../flows/blocks/saved-words.ts'
import { isNode, type Node } from '../../flows/catalogue.ts'
import type { App } from '../../flows/kit/app.ts'
import type { FactValues } from '../../runtime/facts.ts'
import { organizations } from '../../runtime/payment/banks.ts'
import { waysToPay } from '../../runtime/payment/reads.ts'
import type { Context } from '../../runtime/service/service.ts'
import type { Way } from './command.ts'
import type { Screen } from './read-screen.ts'
import type { World } from './world.ts'

/** The payment that the customer wants to make in a walk. */
export interface Wish {
  readonly msisdn: string
  readonly way: Way
  readonly cents: number
  /** The number to recharge. */
  readonly recipient: string
  readonly card: number
}

/**
 * Test cards in the order of their charge's result: settled, settled at once, settled late, never settled, refused,
 * declined later, not delivered.
 */
const CREDIT = [
  '4242424242424242',
  '5105105105105100',
  '4000000000000036',
  '4000000000004046',
  '4000000000000002',
  '4000000000003006',
  '4000000000009995',
] as const
const DEBIT = [
  '4761730000002017',
  '4761730000000011',
  '4761730000000029',
  '4761730000004047',
  '4761730000003015',
  '4761730000003007',
  '4761730000009996',
] as const
export const PANS: readonly string[] = [...CREDIT, ...DEBIT]

const types: { readonly [W in Way]: FactValues['payment.type'] } = {
  saved: 'credit',
  new: 'credit',
  'debit-saved': 'debit',
  'debit-new': 'debit',
  cef: 'cef_debit',
  pix: 'pix',
  pisp: 'pisp',
  mercado_pago: 'mercado_pago',
  googlepay: 'googlepay',
  applepay: 'applepay',
}

/**
 * Fills in every field and makes every choice of the screen. Resolves to false if a choice is missing or could not be
 * read.
 */
export async function fillScreen(app: App, screen: Screen, wish: Wish, world: World): Promise<boolean> {
  let isFilled = true
  for (const block of screen.blocks)
    if (isNode(block)) isFilled = (await fillBlock(app, block, wish, world)) && isFilled
  return isFilled
}

async function fillBlock(app: App, block: Node, wish: Wish, world: World): Promise<boolean> {
  const { facts, vault } = app
  switch (block.block) {
    case 'phone-field':
      facts.writeNamed(block.fact, block.fact === 'login.msisdn' ? wish.msisdn : wish.recipient)
      return true
    case 'code-field': {
      const code = world.operator.world.store.get('sms', facts.get('login.msisdn') ?? '')?.code
      facts.write({ 'login.code': code })
      return code !== undefined
    }
    case 'value-grid':
      facts.write({ 'recharge.value': wish.cents, 'recharge.isRepeat': undefined })
      return true
    case 'payment-methods':
      return isChosen(app, wish) || chooseWay(app, block.ways, wish)
    case 'offer-cards':
      return chooseWay(app, [{ id: 'credit', label: '', detail: '', saved: { label: '', favorite: '', detail: '' } }], {
        ...wish,
        way: 'saved',
      })
    case 'card-form':
    case 'new-card':
      typeCard(app, wish, world)
      return true
    case 'cvv-field':
      vault.write('payment.cvv', world.secrets.cvv)
      return true
    case 'fast-recharge':
      vault.write('payment.cvv', world.secrets.cvv)
      return true
    case 'cpf-field':
      facts.writeNamed(block.fact, world.secrets.cpf)
      return true
    case 'bank-list':
      return chooseBank(app, wish)
    default:
      return true
  }
}

function typeCard({ facts, vault }: App, { card, way }: Wish, { secrets }: World): void {
  const pans = way === 'debit-new' || way === 'cef' ? DEBIT : CREDIT
  const pan = secrets.panOf(pans[card % pans.length] ?? pans[0])
  vault.write('payment.pan', pan)
  vault.write('payment.expiry', secrets.expiry)
  vault.write('payment.cvv', secrets.cvv)
  facts.write({ 'payment.cardName': cardWords({ brand: 'VISA', last: pan.slice(-4) }) })
}

/**
 * Returns whether the customer's choice is already made. If it is not, the screen is filled in twice, because the
 * choice can add fields.
 */
function isChosen({ facts }: App, { way }: Wish): boolean {
  const card = facts.get('payment.card')
  const isNew = card === 'new'
  const wantsNew = way === 'new' || way === 'debit-new'
  return facts.get('payment.type') === types[way] && facts.get('payment.cardAmong') !== 'kinds' && isNew === wantsNew
}

async function chooseWay(app: App, ways: Parameters<typeof optionsOf>[1], wish: Wish): Promise<boolean> {
  const context = await contextOf(app)
  const read = context && (await waysToPay.ask(context))
  if (read?.kind !== 'ok') return false
  const rows = optionsOf(read.data, ways, ['googlepay', 'applepay'])
  const row = rowFor(rows, wish)
  if (row === undefined) return false
  app.facts.write(row.writes)
  return true
}

function rowFor(rows: readonly PaymentOption[], { way }: Wish): PaymentOption | undefined {
  const ofType = rows.filter(({ writes }) => writes['payment.type'] === types[way])
  const isNew = ({ writes }: PaymentOption): boolean => writes['payment.card'] === 'new'
  const wantsNew = way === 'new' || way === 'debit-new'
  return ofType.find(row => isNew(row) === wantsNew) ?? ofType[0]
}

async function chooseBank(app: App, { card }: Wish): Promise<boolean> {
  const context = await contextOf(app)
  const read = context && (await organizations.ask(context))
  const banks = read?.kind === 'ok' ? read.data : []
  const bank = banks[card % Math.max(banks.length, 1)]
  if (bank === undefined) return false
  const { id, authorization_server_id, name } = bank
  app.facts.write({ 'pisp.organization': id, 'pisp.authorizationServer': authorization_server_id, 'pisp.bank': name })
  return true
}

async function contextOf(app: App): Promise<Context | undefined> {
  return app.loadOperations().then(
    ({ context }) => context,
    () => undefined,
  )
}
