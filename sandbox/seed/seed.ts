import { formatPhone } from '../../runtime/rules/phone.ts'
import { cardLimitedCustomers } from './seed-card-limits.ts'
import { MINUTE, plain, type SeedCustomer, visa } from './seed-customer.ts'
import { limitedCustomers } from './seed-limited.ts'
import { troubledCustomers } from './seed-troubled.ts'
import { testCards } from './test-cards.ts'
import { describeLines } from './test-lines.ts'

export const seedCustomers: readonly SeedCustomer[] = [
  {
    key: 'ana',
    msisdn: '11987654321',
    name: 'Ana Souza',
    does: 'saved cards (Visa asks for the CVV, Mastercard does not), history, dependants',
    recipients: [
      { msisdn: '11976543210', name: 'Mãe', favorite: true },
      { msisdn: '11965432109', name: 'Lucas' },
    ],
    cards: [visa, { brand: 'MASTERCARD', bin: '555555', last: '4444', keepsCvv: true }],
    recharges: [
      { daysAgo: 3, valueCents: 3000, card: 0 },
      { daysAgo: 18, valueCents: 2000, recipient: '11976543210' },
      { daysAgo: 33, valueCents: 3000, card: 1 },
      { daysAgo: 64, valueCents: 1500 },
    ],
  },
  { ...plain, key: 'bruno', msisdn: '21998765432', name: 'Bruno Lima', does: 'no cards, no history' },
  {
    ...plain,
    key: 'carla',
    msisdn: '31988881234',
    name: 'Carla Mendes',
    does: 'a daily limit of R$ 15: more is refused (424)',
    limits: { customer_daily_spending_limit: 1500 },
    cards: [visa],
  },
  { ...plain, key: 'davi', msisdn: '41977770207', name: 'Davi Rocha', does: 'blocked (207)', blocked: true },
  {
    ...plain,
    key: 'elisa',
    msisdn: '51996660428',
    name: 'Elisa Prado',
    does: 'recharged a minute ago and must wait 5: a charge is refused until then (428)',
    cards: [visa],
    limits: { check_max_reload_attempt_limit_status: true },
    recharges: [{ daysAgo: MINUTE, valueCents: 1500 }],
  },
  {
    ...plain,
    key: 'fabio',
    msisdn: '71994440905',
    name: 'Fábio Reis',
    does: 'his Pix codes never come (902)',
    quirks: { pixFails: 902 },
  },
  {
    ...plain,
    key: 'gabi',
    msisdn: '81993331000',
    name: 'Gabi Nunes',
    does: 'has never recharged',
    firstRecharge: true,
  },
  {
    ...plain,
    key: 'helena',
    msisdn: '85992221155',
    name: 'Helena Matos',
    does: 'every way to pay, the bridge, smart checkout, debit cards; comes from a Pix chat',
    cards: [visa],
    debitCards: [{ brand: 'VISA', bin: '471603', last: '0007', favorite: true }],
    cefCards: [{ brand: 'ELO', bin: '636297', last: '7013' }],
    recharges: [{ daysAgo: 2, valueCents: 2000, card: 0 }],
    switches: {
      checkout: true,
      sdkCheckout: true,
      campaigns: true,
      bridge: true,
      paymentMethods: ['pix', 'credit', 'debit', 'cef_debit', 'pisp', 'mercado_pago', 'googlepay', 'applepay'],
      pixChat: true,
    },
  },
  {
    ...plain,
    key: 'iris',
    msisdn: '27995550240',
    name: 'Íris Campos',
    does: 'still being registered: her account cannot be deleted yet (240)',
    registering: true,
  },
  {
    ...plain,
    key: 'celeste',
    msisdn: '48993330456',
    name: 'Celeste Tavares',
    does: 'sees the light-blue look after login, with its campaign; every way to pay',
    recipients: [{ msisdn: '48993330457', name: 'Mãe', favorite: true }],
    cards: [visa],
    debitCards: [{ brand: 'VISA', bin: '471603', last: '0007', favorite: true }],
    recharges: [{ daysAgo: 2, valueCents: 2000, card: 0 }],
    switches: {
      lightBlue: true,
      checkout: true,
      campaigns: true,
      bridge: true,
      paymentMethods: ['pix', 'credit', 'debit', 'pisp', 'mercado_pago'],
    },
  },
  {
    key: 'maria',
    msisdn: '61995551010',
    name: 'Maria Aparecida Conceição de Albuquerque e Vasconcelos Figueiredo',
    does: 'many cards and dependants with long names',
    limits: { customer_daily_spending_limit: 0 },
    recipients: [
      { msisdn: '61995551011', name: 'Vovó Francisca Benedita do Sagrado Coração de Jesus', favorite: true },
      { msisdn: '61995551012', name: 'Tio Wellington (trabalho, só de manhã)' },
      { msisdn: '61995551013', name: 'João Guilherme Albuquerque Vasconcelos de Figueiredo Neto' },
      { msisdn: '61995551014', name: 'Lu' },
      { msisdn: '61995551015', name: 'Casa de praia' },
    ],
    cards: [
      visa,
      { brand: 'MASTERCARD', bin: '555555', last: '4444' },
      { brand: 'ELO', bin: '636297', last: '7013' },
      { brand: 'AMEX', bin: '378282', last: '0005' },
      { brand: 'HIPERCARD', bin: '606282', last: '6634', keepsCvv: true },
      { brand: 'DINERS', bin: '305693', last: '5904' },
    ],
    recharges: Array.from({ length: 24 }, (_, i) => ({
      daysAgo: 2 + i * 9,
      valueCents: i % 3 === 0 ? 10_000 : 2000,
      card: i % 6,
    })),
  },
  {
    ...plain,
    key: 'rita',
    msisdn: '31994440030',
    name: 'Rita Moura',
    does: 'repeats her last recharge in two taps (her Mastercard keeps its CVV); a long history, one not delivered',
    recipients: [{ msisdn: '31994440031', name: 'Pai' }],
    cards: [{ brand: 'MASTERCARD', bin: '555555', last: '4444', favorite: true, keepsCvv: true }],
    recharges: [
      { daysAgo: 2, valueCents: 3000, card: 0 },
      { daysAgo: 9, valueCents: 2000, notDelivered: true },
      ...Array.from({ length: 38 }, (_, i) => ({
        daysAgo: 16 + i * 7,
        valueCents: i % 4 === 0 ? 5000 : 2000,
        ...(i % 3 === 0 ? { recipient: '31994440031' } : { card: 0 }),
      })),
    ],
  },
  ...limitedCustomers,
  ...cardLimitedCustomers,
  ...troubledCustomers,
]

/**
 * The sandbox sends an SMS code to this number, but no customer has it. So the login is refused with the operator's
 * code 200.
 */
const unknownMsisdn = '11912345678'

/** The test numbers that the start-up banner and the sandbox's page show. */
export const testNumbers: readonly { readonly key: string; readonly msisdn: string; readonly does: string }[] = [
  ...seedCustomers.map(({ key, msisdn, name, does }) => ({ key, msisdn, does: `${name.split(' ')[0]}: ${does}` })),
  { key: 'unknown', msisdn: unknownMsisdn, does: 'not a customer (200)' },
]

/** Returns the banner's lines, with the test numbers first and the test cards second. */
export function describeSeeds(): { readonly numbers: string[]; readonly cards: string[] } {
  return {
    numbers: [...testNumbers.map(({ msisdn, does }) => `${formatPhone(msisdn)}  ${does}`), describeLines().join('  ')],
    cards: testCards.map(({ pan, does }) => `${pan.padEnd(16)}  ${does}`),
  }
}
