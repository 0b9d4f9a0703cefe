import { useEffect } from 'react'
import { CardBrand } from '../../../design-system/components/CardBrand/CardBrand.tsx'
import { TextField } from '../../../design-system/components/TextField/TextField.tsx'
import type { FactValue } from '../../../runtime/facts.ts'
import type { CardType } from '../../../runtime/rules/card-type.ts'
import { useApp, useFact } from '../../kit/app-context.ts'
import { brandNamed, brandNames } from '../brand-names.ts'
import { useCardNumber, useExpiry } from '../card-form/use-card-number.ts'
import type { NewCardProps, newCardSpec } from './schema.ts'

export function NewCardBlock(props: NewCardProps) {
  const { vault } = useApp()
  const kind = useFact('card.kind')
  const { number, brand } = useCardNumber<typeof newCardSpec>({
    fact: 'payment.pan',
    refuse: type => notOfKind(type, kind),
    by: kind,
  })
  const expiry = useExpiry<typeof newCardSpec>({ fact: 'payment.expiry' })
  useEffect(() => () => vault.wipe(), [vault])
  return (
    <>
      <TextField
        {...number}
        label={props.number}
        purpose="cardNumber"
        suffix={<CardBrand brand={brandNamed(brand?.brand)} label={brand && brandNames(brand.brand)} />}
      />
      <TextField {...expiry} label={props.expiry} hint={props.expiryHint} purpose="expiry" />
    </>
  )
}

/**
 * Returns the name of the violation if the customer chose the wrong type: debit for a card that works only as credit,
 * or credit for a card that works only as debit. Returns null otherwise.
 */
function notOfKind(type: CardType | undefined, kind: FactValue<'card.kind'> | undefined): string | null {
  if (type === 'debit' && kind === 'credit') return 'onlyDebit'
  if (type === 'credit' && (kind === 'debit' || kind === 'cef')) return 'onlyCredit'
  return null
}
