/** What a card is charged as. */
export type CardUse = 'credit' | 'debit'

/** The bridge knows these; a card of another brand cannot be confirmed by its issuer. */
const bridgedBrands = ['VISA', 'MASTERCARD', 'ELO', 'AMEX']
/** Of credit cards, the brand that wants a new one confirmed. */
const CONFIRMED_CREDIT = 'ELO'

export function isBridgedBrand(brand: string | undefined): brand is string {
  return brand !== undefined && bridgedBrands.includes(brand)
}

/** Whether the issuer confirms such a card where cards go through the bridge; elsewhere none is confirmed. */
export function wantsIssuer(card: {
  readonly use: CardUse
  readonly brand: string | undefined
  readonly isNew: boolean
}): boolean {
  return card.use === 'debit' || (card.isNew && card.brand === CONFIRMED_CREDIT)
}

/** By brand, the Ecis that say that the issuer confirmed the card, or that it was tried (EMV 3-D Secure). */
export function isAuthenticated(eci: string, brand: string): boolean {
  return (brand === 'MASTERCARD' ? ['01', '02'] : ['05', '06']).includes(eci)
}
