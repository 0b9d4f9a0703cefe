import { formatPhone } from '../runtime/rules/phone.ts'
import type { Brand } from './documents.ts'
import { testCards } from './test-cards.ts'

/** Recharge values in cents, with the days that the credit lasts. */
export const rechargeValues = [
  { id: 1000, productId: 'recarga-10', validityDays: 15 },
  { id: 1500, productId: 'recarga-15', validityDays: 20 },
  { id: 1700, productId: 'recarga-17', validityDays: 20 },
  { id: 2000, productId: 'recarga-20', validityDays: 30, mostChosen: true },
  { id: 3000, productId: 'recarga-30', validityDays: 30 },
  { id: 4000, productId: 'recarga-40', validityDays: 45 },
  { id: 5000, productId: 'recarga-50', validityDays: 60 },
  { id: 10_000, productId: 'recarga-100', validityDays: 90 },
]

interface SeedCard {
  readonly brand: Brand
  readonly bin: string
  readonly last: string
  readonly favorite?: true
  readonly keepsCvv?: true
}

interface SeedRecharge {
  readonly daysAgo: number
  readonly valueCents: number
  /** The customer's own number when left out. */
  readonly recipient?: string
  /** Place of the card among the seed's cards; Pix when left out. */
  readonly card?: number
}

export interface SeedCustomer {
  readonly key: string
  readonly msisdn: string
  readonly name: string
  /** What it is for, as the banner and the sandbox's page say it. */
  readonly does: string
  readonly firstRecharge?: true
  readonly dailyLimitCents: number
  readonly recipients: readonly { readonly msisdn: string; readonly name: string; readonly favorite?: true }[]
  readonly cards: readonly SeedCard[]
  readonly recharges: readonly SeedRecharge[]
  readonly blocked?: true
  readonly mustWait?: true
  readonly pixNeverComes?: true
}

const plain = { dailyLimitCents: 50_000, recipients: [], cards: [], recharges: [] }
const visa: SeedCard = { brand: 'VISA', bin: '424242', last: '4242', favorite: true }

export const seedCustomers: readonly SeedCustomer[] = [
  {
    key: 'ana',
    msisdn: '11987654321',
    name: 'Ana Souza',
    does: 'saved cards (Visa asks for the CVV, Mastercard does not), history, dependants',
    dailyLimitCents: 50_000,
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
    dailyLimitCents: 1500,
    cards: [visa],
  },
  { ...plain, key: 'davi', msisdn: '41977770207', name: 'Davi Rocha', does: 'blocked (207)', blocked: true },
  {
    ...plain,
    key: 'elisa',
    msisdn: '51996660428',
    name: 'Elisa Prado',
    does: 'must wait 5 minutes: each charge is refused (428)',
    cards: [visa],
    mustWait: true,
  },
  {
    ...plain,
    key: 'fabio',
    msisdn: '71994440905',
    name: 'Fábio Reis',
    does: 'his Pix codes never come (902)',
    pixNeverComes: true,
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
    key: 'maria',
    msisdn: '61995551010',
    name: 'Maria Aparecida Conceição de Albuquerque e Vasconcelos Figueiredo',
    does: 'many cards and dependants with long names',
    dailyLimitCents: 0,
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
]

/** A number that gets its SMS code and is not a customer: code 200. */
const unknownMsisdn = '11912345678'

/** What the start-up banner and the sandbox's page print. */
export const testNumbers: readonly { readonly key: string; readonly msisdn: string; readonly does: string }[] = [
  ...seedCustomers.map(({ key, msisdn, name, does }) => ({ key, msisdn, does: `${name.split(' ')[0]}: ${does}` })),
  { key: 'unknown', msisdn: unknownMsisdn, does: 'not a customer (200)' },
]

/** The banner's lines: test numbers, then test cards. */
export function describeSeeds(): { readonly numbers: string[]; readonly cards: string[] } {
  return {
    numbers: testNumbers.map(({ msisdn, does }) => `${formatPhone(msisdn)}  ${does}`),
    cards: testCards.map(({ pan, does }) => `${pan.padEnd(16)}  ${does}`),
  }
}
