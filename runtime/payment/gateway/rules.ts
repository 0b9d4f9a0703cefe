/** Whether a card is charged as credit or as debit. */
export type CardUse = 'credit' | 'debit'

/** Brands that the bridge supports. The issuer cannot confirm a card of another brand. */
const bridgedBrands = ['VISA', 'MASTERCARD', 'ELO', 'AMEX']
/** Elo is the only brand whose new credit cards the issuer must confirm. */
const CONFIRMED_CREDIT = 'ELO'

export function isBridgedBrand(brand: string | undefined): brand is string {
  return brand !== undefined && bridgedBrands.includes(brand)
}

/** Whether the issuer must confirm such a card. This rule applies only if cards go through the bridge. */
export function wantsIssuer(card: {
  readonly use: CardUse
  readonly brand: string | undefined
  readonly isNew: boolean
}): boolean {
  return card.use === 'debit' || (card.isNew && card.brand === CONFIRMED_CREDIT)
}

/**
 * Whether an Eci of the brand means that the issuer confirmed the card, or that confirmation was attempted (EMV 3-D Secure).
 */
export function isAuthenticated(eci: string, brand: string): boolean {
  return (brand === 'MASTERCARD' ? ['01', '02'] : ['05', '06']).includes(eci)
}
