export type CardUse = 'credit' | 'debit'

/** Brands that the bridge supports. The issuer cannot confirm a card of any other brand. */
const bridgedBrands = ['VISA', 'MASTERCARD', 'ELO', 'AMEX']
/**
 * If a new credit card is of the brand Elo, the issuer must confirm it. Other new credit cards need no confirmation.
 */
const CONFIRMED_CREDIT = 'ELO'

export function isBridgedBrand(brand: string | undefined): brand is string {
  return brand !== undefined && bridgedBrands.includes(brand)
}

/**
 * Returns whether the issuer must confirm this card before a charge. The rule applies only if the card is charged
 * through the gateway's bridge.
 */
export function wantsIssuer(card: {
  readonly use: CardUse
  readonly brand: string | undefined
  readonly isNew: boolean
}): boolean {
  return card.use === 'debit' || (card.isNew && card.brand === CONFIRMED_CREDIT)
}

/** Returns whether the ECI code means that the issuer confirmed the card, or tried to (EMV 3-D Secure). */
export function isAuthenticated(eci: string, brand: string): boolean {
  return (brand === 'MASTERCARD' ? ['01', '02'] : ['05', '06']).includes(eci)
}
