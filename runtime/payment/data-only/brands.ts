/** The ECI code of a data-only charge, by card brand. Data-only supports only these brands. */
const ecis = new Map([
  ['VISA', '07'],
  ['MASTERCARD', '04'],
])

export function eciOf(brand: string | undefined): string | undefined {
  return ecis.get(brand?.toUpperCase() ?? '')
}

/** Returns whether data-only supports cards of this brand. `brand` is spelled as the operator spells it. */
export function takesPart(brand: string | undefined): boolean {
  return eciOf(brand) !== undefined
}
