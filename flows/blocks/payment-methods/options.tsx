import type { ReactNode } from 'react'
import { CardBrand } from '../../../design-system/components/CardBrand/CardBrand.tsx'
import type { ChoiceOption } from '../../../design-system/components/ChoiceList/ChoiceList.tsx'
import { PixMark } from '../../../design-system/components/PixMark/PixMark.tsx'
import { Icon } from '../../../design-system/icons/Icon.tsx'
import type { SavedCard } from '../../../runtime/operator/contract/customer.ts'
import type { WaysToPay } from '../../../runtime/payment/reads.ts'
import { isCardPayment } from '../../../runtime/rules/payment-types.ts'
import { brandNamed, brandNames } from '../brand-names.ts'
import { favoriteFirst } from '../favorite-first.ts'
import { fill } from '../fill.ts'
import { savedCardWrites } from './chosen-writes.ts'
import { groupOf, type PaymentGroup } from './payment-groups.ts'
import type { PaymentFacts, WayToPay } from './schema.ts'
import { isWallet } from './use-wallets.ts'

/** A row for a payment method, with the facts that are written when the customer chooses it. */
export interface PaymentOption extends ChoiceOption {
  readonly writes: PaymentFacts
  readonly group: PaymentGroup
}

/**
 * Returns a row for each saved card and each payment method that the flow, the operator and the browser all
 * support.
 */
export function optionsOf(
  { types, cards }: WaysToPay,
  ways: readonly WayToPay[],
  wallets: readonly string[],
): readonly PaymentOption[] {
  return ways
    .filter(({ id }) => types.includes(id))
    .filter(({ id }) => !isWallet(id) || wallets.includes(id))
    .flatMap(way => {
      const { id, saved } = way
      if (!isCardPayment(id)) return [plainOption(way)]
      return [
        ...(saved ? favoriteFirst(cards[id] ?? []).map(card => savedCardOption(id, card, saved)) : []),
        newCardOption(way),
      ]
    })
}

const marks: { readonly [T in WayToPay['id']]?: ReactNode } = {
  pix: <PixMark />,
  pisp: <Icon name="bank" />,
}

function plainOption({ id, label, detail }: WayToPay): PaymentOption {
  return {
    value: id,
    label,
    detail,
    group: groupOf(id),
    media: marks[id] ?? <Icon name={isWallet(id) ? 'phone' : 'card'} />,
    // The row of a wallet shows the wallet's name, because the wallet does not report which of its cards pays.
    writes: {
      'payment.type': id,
      'payment.card': undefined,
      'payment.cardAmong': undefined,
      'payment.cardName': isWallet(id) ? label : undefined,
    },
  }
}

function savedCardOption(type: WayToPay['id'], card: SavedCard, saved: NonNullable<WayToPay['saved']>): PaymentOption {
  const { token, brand, last, favorite } = card
  return {
    value: token,
    label: fill(saved.label, { brand: brandNames(brand), last }),
    detail: favorite ? saved.favorite : saved.detail,
    group: 'saved',
    media: <CardBrand brand={brandNamed(brand)} />,
    writes: savedCardWrites(type, card),
  }
}

/** Returns the row for a new card. If the list shows no saved cards, this row is the only one for its kind of card. */
function newCardOption({ id, label, detail, saved }: WayToPay): PaymentOption {
  return {
    value: `new ${id}`,
    label,
    detail,
    group: 'new',
    media: <Icon name={saved ? 'plus' : 'card'} />,
    writes: {
      'payment.type': id,
      'payment.card': 'new',
      'payment.cardAmong': saved ? 'cards' : 'kinds',
      'payment.cvvWanted': true,
    },
  }
}
