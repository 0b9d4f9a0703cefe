import { MINUTE, plain, type SeedCard, type SeedCustomer, visa } from './seed-customer.ts'

const black: SeedCard = { brand: 'MASTERCARD', bin: '520082', last: '8210', favorite: true }

/**
 * Test customers with limits on cards. Some limits are on how much and how often a card pays. Others are on how many
 * cards are saved.
 */
export const cardLimitedCustomers: readonly SeedCustomer[] = [
  {
    ...plain,
    key: 'otto',
    msisdn: '67991110434',
    name: 'Otto Klein',
    does: 'R$ 80 a month by one card (422); a day and card, 2 purchases on the web (434), 2 on mobile (801), 1 on WhatsApp (903), 3 in all (438); no card that others have (209)',
    limits: {
      max_customers_per_credit_card: 1,
      max_customers_per_debit_card: 1,
      credit_card_monthly_spending_limit: 8000,
      max_desktop_purchases_per_day: 2,
      max_mobile_purchases_per_day: 2,
      max_whatsapp_purchases_per_day: 1,
      max_purchases_per_day: 3,
    },
    cards: [black],
  },
  {
    ...plain,
    key: 'oscar',
    msisdn: '67991110801',
    name: 'Oscar Neto',
    does: 'his card made its two purchases of the day: one more is refused on the web (434) and on mobile (801)',
    limits: { max_desktop_purchases_per_day: 2, max_mobile_purchases_per_day: 2 },
    cards: [black],
    recharges: [
      { daysAgo: 10 * MINUTE, valueCents: 1500, card: 0, channel: 'web' },
      { daysAgo: 20 * MINUTE, valueCents: 3000, card: 0, channel: 'web' },
      { daysAgo: 30 * MINUTE, valueCents: 1500, card: 0, channel: 'mobile_web' },
      { daysAgo: 40 * MINUTE, valueCents: 3000, card: 0, channel: 'mobile_web' },
    ],
  },
  {
    ...plain,
    key: 'olga',
    msisdn: '67991110438',
    name: 'Olga Wirth',
    does: 'her card made its three purchases of the day: one more is refused (438), on WhatsApp too (903)',
    limits: { max_whatsapp_purchases_per_day: 1, max_purchases_per_day: 3 },
    cards: [black],
    recharges: [
      { daysAgo: 10 * MINUTE, valueCents: 1500, card: 0, channel: 'web' },
      { daysAgo: 20 * MINUTE, valueCents: 3000, card: 0, channel: 'mobile_web' },
      { daysAgo: 30 * MINUTE, valueCents: 1500, card: 0, channel: 'whatsapp_web' },
    ],
  },
  {
    ...plain,
    key: 'wanda',
    msisdn: '86991110229',
    name: 'Wanda Reis',
    does: 'added a card today, and may not add another for 30 days (229)',
    limits: { max_credit_cards_insert_per_period: 1, max_debit_cards_insert_per_period: 1 },
    cards: [{ ...visa, isNew: true }],
  },
]
