/** By brand, the Eci of a charge whose issuer was only told: these brands alone take part. */
const ecis = new Map([
  ['VISA', '07'],
  ['MASTERCARD', '04'],
])

export function eciOf(brand: string | undefined): string | undefined {
  return ecis.get(brand?.toUpperCase() ?? '')
}

/** Whether cards of this brand, as the operator writes it, may be charged by 3-D Secure data-only. */
export function takesPart(brand: string | undefined): boolean {
  return eciOf(brand) !== undefined
}
