import { CardBrand } from '../../../design-system/components/CardBrand/CardBrand.tsx'
import type { ChoiceOption } from '../../../design-system/components/ChoiceList/ChoiceList.tsx'
import { PixMark } from '../../../design-system/components/PixMark/PixMark.tsx'
import { Icon } from '../../../design-system/icons/Icon.tsx'
import type { FactValues } from '../../../runtime/facts.ts'
import type { SavedCard } from '../../../runtime/operator/contract/customer.ts'
import type { WaysToPay } from '../../../runtime/payment/reads.ts'
import { brandNamed, brandNames } from '../brand-names.ts'
import type { PaymentMethodsProps } from './schema.ts'

/** A way to pay, and the facts that choosing it writes. */
export interface PaymentOption extends ChoiceOption {
  readonly writes: FactValues
}

export function optionsOf({ types, creditCards }: WaysToPay, copy: PaymentMethodsProps): readonly PaymentOption[] {
  return copy.order.flatMap(type => {
    if (!types.includes(type)) return []
    if (type === 'pix') return [pixOption(copy)]
    const favoriteFirst = [...creditCards].sort((a, b) => Number(b.favorite) - Number(a.favorite))
    return [...favoriteFirst.map(card => savedCardOption(card, copy)), newCardOption(copy)]
  })
}

function pixOption({ pix }: PaymentMethodsProps): PaymentOption {
  return {
    value: 'pix',
    ...pix,
    media: <PixMark />,
    writes: { 'payment.type': 'pix', 'payment.card': undefined, 'payment.cardName': undefined },
  }
}

function savedCardOption(card: SavedCard, { savedCard }: PaymentMethodsProps): PaymentOption {
  const { token, brand, last, favorite, cvv } = card
  return {
    value: token,
    label: savedCard.label.replace('{last}', last),
    detail: favorite ? savedCard.favorite : savedCard.detail,
    media: <CardBrand brand={brandNamed(brand)} label={brandNames(brand)} />,
    writes: {
      'payment.type': 'credit',
      'payment.card': token,
      'payment.cardName': savedCard.name.replace('{brand}', brandNames(brand)).replace('{last}', last),
      'payment.cvvWanted': !cvv,
    },
  }
}

function newCardOption({ newCard }: PaymentMethodsProps): PaymentOption {
  return {
    value: 'new',
    label: newCard.label,
    detail: newCard.detail,
    media: <Icon name="plus" />,
    writes: { 'payment.type': 'credit', 'payment.card': 'new', 'payment.cvvWanted': true },
  }
}
