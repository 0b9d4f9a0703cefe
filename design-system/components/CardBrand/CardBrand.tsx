import { Icon } from '../../icons/Icon.tsx'
import { cardBrand, left, mark, right, word } from './CardBrand.css.ts'

export type CardBrandName = 'VISA' | 'MASTERCARD' | 'ELO' | 'AMEX' | 'DINERS' | 'HIPERCARD'

export interface CardBrandProps {
  brand: CardBrandName | undefined
  /** The accessible name. Without it, screen readers skip the chip. */
  label?: string | undefined
}

/** The names of the brands, short enough for the chip. */
const words: Record<Exclude<CardBrandName, 'MASTERCARD'>, string> = {
  VISA: 'VISA',
  ELO: 'elo',
  AMEX: 'AMEX',
  DINERS: 'Diners',
  HIPERCARD: 'Hiper',
}

const drawn = (brand: CardBrandName | undefined) => {
  if (brand === undefined) return <Icon name="card" size="small" />
  if (brand === 'MASTERCARD')
    return (
      <svg className={mark} viewBox="0 0 24 14" aria-hidden="true">
        <circle cx="8" cy="7" r="6.5" className={left} />
        <circle cx="16" cy="7" r="6.5" className={right} />
      </svg>
    )
  return <span className={word}>{words[brand]}</span>
}

/** A small chip with the brand of a card, or with a plain card if the brand is unknown. Renders a `<span>`. */
export function CardBrand({ brand, label }: CardBrandProps) {
  const spoken =
    label === undefined ? ({ 'aria-hidden': true } as const) : ({ role: 'img', 'aria-label': label } as const)
  return (
    <span {...spoken} className={cardBrand} data-brand={brand ?? 'unknown'}>
      {drawn(brand)}
    </span>
  )
}
