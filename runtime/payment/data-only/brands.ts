/** The Eci of a data-only charge, by card brand. Only these brands take part in data-only. */
const ecis = new Map([
  ['VISA', '07'],
  ['MASTERCARD', '04'],
])

export function eciOf(brand: string | undefined): string | undefined {
  return ecis.get(brand?.toUpperCase() ?? '')
}

/** Whether cards of this brand (in the operator's spelling) may be charged by 3-D Secure data-only. */
export function takesPart(brand: string | undefined): boolean {
  return eciOf(brand) !== undefined
}
