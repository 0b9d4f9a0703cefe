import { CardBrand } from '../../../design-system/components/CardBrand/CardBrand.tsx'
import { ListItem } from '../../../design-system/components/ListItem/ListItem.tsx'
import type { FactValue } from '../../../runtime/facts.ts'
import type { SavedCard } from '../../../runtime/operator/contract/customer.ts'
import { useFact, useSend } from '../../kit/app-context.ts'
import { useWrite } from '../../kit/use-write.ts'
import { brandNamed } from '../brand-names.ts'
import { favoriteFirst } from '../favorite-first.ts'
import { cardWords } from '../saved-words.ts'
import { TitledList } from '../TitledList.tsx'
import type { CardListProps, cardListSpec } from './schema.ts'

interface CardGroupProps extends Pick<CardListProps, 'favorite' | 'unconfirmed' | 'paysSchedule' | 'open'> {
  readonly kind: FactValue<'card.kind'>
  readonly title: string
  readonly cards: readonly SavedCard[]
  readonly payer: string | undefined
  readonly changesLeft: number | undefined
}

/** Renders the cards of one kind, the favourite first. */
export function CardGroup({ kind, title, cards, payer, changesLeft, ...words }: CardGroupProps) {
  const write = useWrite<typeof cardListSpec>()
  const send = useSend()
  const lacksConfirmation = useFact('operator.lacksCardConfirmation') === true
  const isConfirmable = kind === 'credit' && !lacksConfirmation
  return (
    <TitledList title={title}>
      {favoriteFirst(cards).map(({ token, brand, last, favorite, confirmed_payment_source }) => {
        const name = cardWords({ brand, last })
        const isPayer = token === payer
        const details = [
          // The operator does not support a favourite among Caixa cards (`cef`), so it is not marked as one.
          ...(favorite && kind !== 'cef' ? [words.favorite] : []),
          ...(isConfirmable && !confirmed_payment_source ? [words.unconfirmed] : []),
          ...(isPayer ? [words.paysSchedule] : []),
        ]
        const onClick = (): void => {
          write({
            'card.token': token,
            'card.kind': kind,
            'card.name': name,
            // The operator does not support a favourite among Caixa cards, so the flag is ignored for them.
            'card.isFavorite': favorite && kind !== 'cef',
            'card.isConfirmed': confirmed_payment_source,
            'card.paysSchedule': isPayer,
            'card.changesLeft': changesLeft,
            'card.statementCents': undefined,
            'card.isPaying': undefined,
          })
          send(words.open)
        }
        return (
          <ListItem
            key={token}
            title={name}
            media={<CardBrand brand={brandNamed(brand)} />}
            detail={details.length > 0 ? details.join(', ') : undefined}
            onClick={onClick}
          />
        )
      })}
    </TitledList>
  )
}
