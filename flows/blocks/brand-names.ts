import type { CardBrandName } from '../../design-system/components/CardBrand/CardBrand.tsx'

const names: Readonly<Record<CardBrandName, string>> = {
  VISA: 'Visa',
  MASTERCARD: 'Mastercard',
  ELO: 'Elo',
  AMEX: 'Amex',
  DINERS: 'Diners',
  HIPERCARD: 'Hipercard',
}

function isBrand(brand: string): brand is CardBrandName {
  return Object.prototype.hasOwnProperty.call(names, brand)
}

export function brandNamed(brand: string | undefined): CardBrandName | undefined {
  return brand !== undefined && isBrand(brand) ? brand : undefined
}

/** Returns the name of a card brand with the brand's own spelling. */
export function brandNames(brand: string): string {
  return isBrand(brand) ? names[brand] : brand
}
