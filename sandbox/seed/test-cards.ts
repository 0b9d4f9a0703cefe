/** The result of a charge on a test card. */
export type CardOutcome =
  | { readonly kind: 'settles' }
  | { readonly kind: 'settles-at-once' }
  /** The charge settles after some status polls, however much time passes. */
  | { readonly kind: 'settles-late' }
  | { readonly kind: 'never-settles' }
  /** The recharge is refused when it is created. */
  | { readonly kind: 'refused'; readonly code: number }
  /** The charge is accepted, and later becomes `NOK` with a code. It took no money. */
  | { readonly kind: 'declined'; readonly code: number }
  /** The charge is accepted and takes money, and later becomes `NOK` without a code. The money will be refunded. */
  | { readonly kind: 'not-delivered' }

export interface TestCard {
  readonly pan: string
  readonly does: string
  readonly outcome: CardOutcome
  /** The `CardType` of the card's BIN look-up, which is `Crédito` by default. */
  readonly cardType?: 'Débito' | 'Multiplo'
  /** The result that the gateway's bridge returns, which is `success` by default. */
  readonly bridge?: BridgeResult
}

/** The end of the issuer's check. In a `challenge`, the customer decides. */
export type BridgeResult = 'success' | 'challenge' | 'failure' | 'unenrolled' | 'disabled' | 'error' | 'unsupported'

const debitCard = (pan: string, does: string, outcome: CardOutcome): TestCard => {
  return { pan, does: `Visa debit: ${does}`, outcome, cardType: 'Débito', bridge: 'success' }
}

const bridgeCard = (pan: string, does: string, bridge: BridgeResult): TestCard => {
  return { pan, does, outcome: { kind: 'settles-at-once' }, cardType: 'Débito', bridge }
}

/**
 * The test cards. Any other valid number of a known brand is approved too. The expiry is any future month, and the CVV
 * is anything except zeros.
 */
export const testCards: readonly TestCard[] = [
  { pan: '4242424242424242', does: 'Visa, approved', outcome: { kind: 'settles' } },
  { pan: '5555555555554444', does: 'Mastercard, approved', outcome: { kind: 'settles' } },
  {
    pan: '6362970000457013',
    does: 'Elo, approved, credit and debit',
    outcome: { kind: 'settles' },
    cardType: 'Multiplo',
  },
  { pan: '378282246310005', does: 'Amex, approved, CVV of 4 digits', outcome: { kind: 'settles' } },
  { pan: '6062826786276634', does: 'Hipercard, approved', outcome: { kind: 'settles' } },
  { pan: '30569309025904', does: 'Diners, approved, 14 digits', outcome: { kind: 'settles' } },
  { pan: '5105105105105100', does: 'Mastercard, approved with the nsu at once', outcome: { kind: 'settles-at-once' } },
  { pan: '4000000000000002', does: 'refused, not authorized (300)', outcome: { kind: 'refused', code: 300 } },
  { pan: '4100000000000019', does: 'refused, blocked for fraud (214)', outcome: { kind: 'refused', code: 214 } },
  { pan: '4000000000004202', does: 'refused, unusable for security (420)', outcome: { kind: 'refused', code: 420 } },
  { pan: '4000000000003014', does: 'refused, not authorized (301)', outcome: { kind: 'refused', code: 301 } },
  { pan: '4000000000003022', does: 'refused, not authenticated (302)', outcome: { kind: 'refused', code: 302 } },
  { pan: '4000000000003030', does: 'refused, not confirmed (303)', outcome: { kind: 'refused', code: 303 } },
  { pan: '4000000000003055', does: 'refused, not authorized (305)', outcome: { kind: 'refused', code: 305 } },
  { pan: '4000000000003089', does: 'refused, not authorized (308)', outcome: { kind: 'refused', code: 308 } },
  {
    pan: '4000000000002636',
    does: 'cannot recharge: neither saved nor charged (263)',
    outcome: { kind: 'refused', code: 263 },
  },
  {
    pan: '4000000000003006',
    does: 'declined later (NOK 300): nothing charged',
    outcome: { kind: 'declined', code: 300 },
  },
  { pan: '4000000000009995', does: 'charged, not delivered (NOK): refunded', outcome: { kind: 'not-delivered' } },
  { pan: '4000000000004046', does: 'stays in processing for ever', outcome: { kind: 'never-settles' } },
  { pan: '4000000000000036', does: 'settles late, at the third status poll', outcome: { kind: 'settles-late' } },
  {
    pan: '4716039800000007',
    does: 'Visa debit by its BIN',
    outcome: { kind: 'settles' },
    cardType: 'Débito',
    bridge: 'challenge',
  },
  bridgeCard('4761730000000011', 'Visa debit: confirmed without a question', 'success'),
  bridgeCard(
    '4761730000000029',
    'Visa debit: the issuer asks, and the person confirms, refuses or stays silent',
    'challenge',
  ),
  bridgeCard('4761730000000037', 'Visa debit: its issuer refuses', 'failure'),
  bridgeCard('4761730000000045', 'Visa debit: its issuer confirms nothing (Eci 06)', 'unenrolled'),
  bridgeCard('4761730000000052', 'Visa debit: the bridge is switched off for it', 'disabled'),
  bridgeCard('4761730000000060', 'Visa debit: the bridge fails', 'error'),
  bridgeCard('4761730000000078', 'Visa debit: of a brand that the bridge does not know', 'unsupported'),
  debitCard('4761730000002017', 'approved', { kind: 'settles' }),
  debitCard('4761730000003015', 'refused, not authorized (300)', { kind: 'refused', code: 300 }),
  debitCard('4761730000003007', 'declined later (NOK 300): nothing charged', { kind: 'declined', code: 300 }),
  debitCard('4761730000009996', 'charged, not delivered (NOK): refunded', { kind: 'not-delivered' }),
  debitCard('4761730000004047', 'stays in processing for ever', { kind: 'never-settles' }),
  bridgeCard('5200828282828210', 'Mastercard debit: confirmed without a question (Eci 02)', 'success'),
  {
    pan: '6500350000000001',
    does: 'Elo, credit and debit, with the nsu at once: confirmed without a question',
    outcome: { kind: 'settles-at-once' },
    cardType: 'Multiplo',
  },
  {
    pan: '6500310000000005',
    does: 'Elo credit: the issuer asks when cards go through the bridge',
    outcome: { kind: 'settles-at-once' },
    bridge: 'challenge',
  },
]

/** Returns the result of a charge on the card with this number. */
export function outcomeOf(pan: string): CardOutcome {
  return testCards.find(card => card.pan === pan)?.outcome ?? { kind: 'settles' }
}

/** Returns the `CardType` of a BIN look-up with 6 or 9 digits. */
export function cardTypeOf(bin: string): string {
  return testCards.find(card => card.cardType && card.pan.startsWith(bin))?.cardType ?? 'Crédito'
}

/** These tokens replace those that Google Pay and Apple Pay would send. */
export const testWallets: readonly {
  readonly token: string
  readonly does: string
  readonly outcome: CardOutcome
}[] = [
  { token: 'wallet-approved', does: 'approved', outcome: { kind: 'settles' } },
  { token: 'wallet-at-once', does: 'approved with the nsu at once', outcome: { kind: 'settles-at-once' } },
  { token: 'wallet-refused', does: 'refused (300)', outcome: { kind: 'refused', code: 300 } },
  { token: 'wallet-declined', does: 'declined later (NOK 300)', outcome: { kind: 'declined', code: 300 } },
  { token: 'wallet-not-delivered', does: 'charged, not delivered', outcome: { kind: 'not-delivered' } },
  { token: 'wallet-processing', does: 'stays in processing', outcome: { kind: 'never-settles' } },
]
