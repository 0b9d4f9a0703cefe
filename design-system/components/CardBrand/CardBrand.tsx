import { Icon } from '../../icons/Icon.tsx'
import { cardBrand, mark } from './CardBrand.css.ts'
import amex from './marks/amex.svg'
import diners from './marks/diners.svg'
import elo from './marks/elo.svg'
import hipercard from './marks/hipercard.svg'
import mastercard from './marks/mastercard.svg'
import visa from './marks/visa.svg'

export type CardBrandName = 'VISA' | 'MASTERCARD' | 'ELO' | 'AMEX' | 'DINERS' | 'HIPERCARD'

export interface CardBrandProps {
  brand: CardBrandName | undefined
  /** The accessible name. Without it, screen readers skip the chip. */
  label?: string | undefined
}

/** The brands' own marks. `marks.test.ts` says where they come from. */
const marks: Record<CardBrandName, string> = {
  VISA: visa,
  MASTERCARD: mastercard,
  ELO: elo,
  AMEX: amex,
  DINERS: diners,
  HIPERCARD: hipercard,
}

/** A small chip with the mark of a card's brand, or with a plain card if the brand is unknown. Renders a `<span>`. */
export function CardBrand({ brand, label }: CardBrandProps) {
  const spoken =
    label === undefined ? ({ 'aria-hidden': true } as const) : ({ role: 'img', 'aria-label': label } as const)
  return (
    <span {...spoken} className={cardBrand} data-brand={brand ?? 'unknown'}>
      {brand === undefined ? <Icon name="card" size="small" /> : <img className={mark} src={marks[brand]} alt="" />}
    </span>
  )
}
