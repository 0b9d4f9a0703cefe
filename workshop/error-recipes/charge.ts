import type { FactValues } from '../../runtime/facts.ts'
import { testCards } from '../../sandbox/seed/test-cards.ts'
import { testLines } from '../../sandbox/seed/test-lines.ts'
import type { Action, Person } from '../flows/action.ts'
import { cards } from '../flows/charge-actions.ts'
import { type ErrorRecipe, opening, paying } from './error-recipe.ts'
import { phoneOf } from './people.ts'

const WITHOUT_NINE = '1187654321'

interface Purchase {
  /** The value in cents. */
  readonly value?: number
  readonly target?: string
}

const orderOf = ({ value = 2000, target }: Purchase): readonly Action[] => [
  { do: 'target', whose: 'own' },
  { do: 'write', facts: { 'recharge.value': value, ...(target !== undefined && { 'recharge.target': target }) } },
]
const byPix: Action = { do: 'write', facts: { 'payment.type': 'pix' } satisfies FactValues }
const byNewCard = (pan: string): Action => ({ do: 'new card', pan })
const bySavedCard = (brand: 'VISA' | 'MASTERCARD', cvv = '123'): Action => ({ do: 'saved card', brand, cvv })
const pay: Action = { do: 'run', service: 'recharge.pay' }
const on = (channel: string): Action => ({ do: 'headers', headers: { Channel: channel } })

/** Pays by Pix as this customer. */
const pixAs = (code: number, how: string, person: Person, purchase: Purchase = {}) =>
  paying(code, how, { person, actions: [...orderOf(purchase), byPix] })

const refusedCards = testCards.flatMap(({ pan, outcome, cardType }) =>
  outcome.kind === 'refused' && cardType === undefined
    ? paying(outcome.code, `Pay with the new card ${pan}.`, { actions: [...orderOf({}), byNewCard(pan)] })
    : [],
)
const recipients = testLines
  .filter(({ occasion }) => occasion === 'recharge')
  .map(({ code, msisdn, does }) =>
    pixAs(code, `Recharge ${phoneOf(msisdn)}, which ${does}.`, 'ana', { target: msisdn }),
  )

const blackCard = bySavedCard('MASTERCARD')
/**
 * Otto’s card pays for all these purchases except the last one. Each purchase uses its own channel. For the last
 * purchase the recipe itself taps "Pagar", and the operator refuses it.
 */
const ottoPays = (purchases: readonly { readonly value: number; readonly channel: string }[]): readonly Action[] =>
  purchases.flatMap(({ value, channel }, at) => [
    ...orderOf({ value }),
    blackCard,
    on(channel),
    ...(at < purchases.length - 1 ? [pay] : []),
  ])

/**
 * The customer pays an amount, and then orders another one. The app does not know how much of these limits is used, so
 * it offers to pay.
 */
const paidBefore = (person: Person, paidCents: number, valueCents: number) => ({
  person,
  actions: [
    ...orderOf({ value: paidCents }),
    byNewCard(cards.settlesAtOnce),
    pay,
    ...orderOf({ value: valueCents }),
    byPix,
  ],
})

export const chargeErrors: readonly ErrorRecipe[] = [
  ...refusedCards,
  ...recipients,
  paying(102, 'Pay with Ana’s Visa and the CVV 000.', { actions: [...orderOf({}), bySavedCard('VISA', '000')] }),
  pixAs(215, 'Pay as Sara.', 'sara'),
  pixAs(242, 'Recharge (11) 8765-4321, which lacks its ninth digit.', 'ana', { target: WITHOUT_NINE }),
  pixAs(402, 'Recharge R$ 12,34, which is no value.', 'ana', { value: 1234 }),
  pixAs(415, 'Recharge R$ 30 as Igor.', 'igor', { value: 3000 }),
  pixAs(416, 'Recharge as Ivo.', 'ivo'),
  pixAs(417, 'Recharge as Iara.', 'iara'),
  pixAs(418, 'Recharge R$ 50 as Nina.', 'nina', { value: 5000 }),
  paying(421, 'Recharge R$ 15, R$ 20 and R$ 30 as Nina, or anything as Nara.', {
    person: 'nina',
    actions: [
      ...[1500, 2000].flatMap(value => [...orderOf({ value }), byNewCard(cards.settlesAtOnce), pay]),
      ...orderOf({ value: 3000 }),
      byNewCard(cards.settlesAtOnce),
    ],
  }),
  paying(422, 'Pay R$ 50 and then R$ 40 with Otto’s card.', {
    person: 'otto',
    actions: ottoPays([
      { value: 5000, channel: 'web' },
      { value: 4000, channel: 'web' },
    ]),
  }),
  paying(424, 'Recharge R$ 15 and then R$ 10 as Rui.', paidBefore('rui', 1500, 1000)),
  paying(425, 'Recharge R$ 15 and then R$ 20 as Lia.', paidBefore('lia', 1500, 2000)),
  paying(426, 'Pay by Pix, while a fault of that call answers 422 with the code 426.', {
    actions: [
      ...orderOf({}),
      byPix,
      { do: 'fault', call: 'createPixRecharge', fault: 'status', status: 422, code: 426 },
    ],
  }),
  pixAs(427, 'Recharge R$ 10 as Nina, whose plan does not have it.', 'nina', { value: 1000 }),
  pixAs(428, 'Recharge as Elisa, within 5 minutes of the sandbox’s start.', 'elisa'),
  pixAs(429, 'Recharge R$ 50 as Joana.', 'joana', { value: 5000 }),
  paying(430, 'Pay R$ 40 with Joana’s Visa.', {
    person: 'joana',
    actions: [...orderOf({ value: 4000 }), bySavedCard('VISA')],
  }),
  paying(434, 'Pay with Oscar’s card.', { person: 'oscar', actions: [...orderOf({}), blackCard] }),
  paying(435, 'Pay the same value to the same number twice within 5 minutes.', {
    actions: [...orderOf({}), byNewCard(cards.settlesAtOnce), pay, byNewCard(cards.settlesAtOnce)],
  }),
  paying(438, 'Pay with Otto’s card twice on the web, then on mobile, then on WhatsApp.', {
    person: 'otto',
    actions: ottoPays([
      { value: 1000, channel: 'web' },
      { value: 1500, channel: 'web' },
      { value: 2000, channel: 'mobile_web' },
      { value: 1700, channel: 'whatsapp_web' },
    ]),
  }),
  paying(801, 'Pay with Oscar’s card, with the `Channel` header `mobile_web`.', {
    person: 'oscar',
    actions: [...orderOf({}), blackCard, on('mobile_web')],
  }),
  paying(903, 'Pay with Otto’s card twice, with the `Channel` header `whatsapp_web`.', {
    person: 'otto',
    actions: ottoPays([
      { value: 1000, channel: 'whatsapp_web' },
      { value: 1500, channel: 'whatsapp_web' },
    ]),
  }),
  pixAs(904, 'Pay by Pix as Félix.', 'felix'),
  paying(999, 'Pay in a way that the customer is not offered: by Pix, once it was taken from Ana.', {
    actions: [...orderOf({}), byPix, { do: 'offer', methods: ['credit'] }],
  }),
  opening(801, 'Open the values as Vera.', 'recharge', 'block', { person: 'vera' }),
  opening(998, 'Open the values as Vítor.', 'recharge', 'block', { person: 'vitor' }),
  opening(902, 'Pay by Pix as Fábio.', 'pix', 'page', { person: 'fabio', actions: [...orderOf({}), byPix, pay] }),
  opening(905, 'Pay by Pix as Fábio, in a Pix channel.', 'pix', 'page', {
    person: 'fabio',
    actions: [...orderOf({}), byPix, pay, { do: 'write', facts: { 'channel.paysByPix': true } }],
  }),
]
