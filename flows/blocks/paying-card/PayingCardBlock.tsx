import { CardBrand } from '../../../design-system/components/CardBrand/CardBrand.tsx'
import { List } from '../../../design-system/components/List/List.tsx'
import { ListItem } from '../../../design-system/components/ListItem/ListItem.tsx'
import { useFact } from '../../kit/app-context.ts'
import { brandNamed } from '../brand-names.ts'
import type { PayingCardProps } from './schema.ts'

export function PayingCardBlock({ label, credit, debit }: PayingCardProps) {
  const name = useFact('payment.cardName')
  const brand = useFact('payment.cardBrand')
  const type = useFact('payment.type')
  if (name === undefined) return null
  return (
    <List label={label}>
      <ListItem
        media={<CardBrand brand={brandNamed(brand)} />}
        title={name}
        detail={type === 'credit' ? credit : debit}
      />
    </List>
  )
}
