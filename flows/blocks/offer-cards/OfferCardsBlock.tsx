import { useLayoutEffect, useRef } from 'react'
import { CardBrand } from '../../../design-system/components/CardBrand/CardBrand.tsx'
import { ChoiceList } from '../../../design-system/components/ChoiceList/ChoiceList.tsx'
import { Notice } from '../../../design-system/components/Notice/Notice.tsx'
import { Skeleton } from '../../../design-system/components/Skeleton/Skeleton.tsx'
import type { SavedCard } from '../../../runtime/operator/contract/customer.ts'
import { takesPart } from '../../../runtime/payment/data-only/brands.ts'
import { move } from '../../../runtime/payment/data-only/status.ts'
import { waysToPay } from '../../../runtime/payment/reads.ts'
import { useApp, useFact } from '../../kit/app-context.ts'
import { ReadFailed } from '../../kit/ReadFailed.tsx'
import { useRead } from '../../kit/use-read.ts'
import { type FactsOf, useDropSecret, useWrite } from '../../kit/use-write.ts'
import { useWords } from '../../kit/words.ts'
import { brandNamed, brandNames } from '../brand-names.ts'
import { favoriteFirst } from '../favorite-first.ts'
import { fill } from '../fill.ts'
import { cardWords } from '../saved-words.ts'
import type { OfferCardsProps, offerCardsSpec } from './schema.ts'

export function OfferCardsBlock({ fact, legend, label, favorite, detail, none, failed }: OfferCardsProps) {
  const { facts } = useApp()
  const dropSecret = useDropSecret()
  const write = useWrite<typeof offerCardsSpec>()
  const { loading } = useWords()
  const read = useRead(waysToPay)
  const card = useFact('payment.card')
  const taking = read.kind === 'ready' ? (read.data.cards.credit ?? []).filter(({ brand }) => takesPart(brand)) : []
  const cards = favoriteFirst(taking)
  const choose = (token: string | undefined): void => {
    const chosen = cards.find(one => one.token === token)
    // The CVV was typed for another card, so it is cleared.
    if (token !== facts.get('payment.card')) dropSecret('payment.cvv')
    if (chosen !== undefined) write(factsOf(chosen))
    write({ 'dataOnly.status': move(facts.get('dataOnly.status'), chosen === undefined ? 'refused' : 'taken') })
  }
  const latest = useRef(choose)
  latest.current = choose
  const isReady = read.kind === 'ready'
  const first = cards.find(({ token }) => token === card)?.token ?? cards[0]?.token
  // The facts are written in a layout effect, because a write after the paint could undo a tap.
  useLayoutEffect(() => {
    // The first card is already chosen when the list appears, which saves the customer a tap.
    if (isReady) latest.current(first)
  }, [isReady, first])
  if (read.kind === 'loading') return <Skeleton shape="list" label={loading} />
  const isUnread = read.kind === 'failed' || read.data.cards.credit === undefined
  if (isUnread) return <ReadFailed text={failed} again={read.again} />
  if (cards.length === 0) return <Notice tone="info">{none}</Notice>
  const options = cards.map(({ token, brand, last, favorite: isFavorite }) => ({
    value: token,
    label: fill(label, { brand: brandNames(brand), last }),
    detail: isFavorite ? favorite : detail,
    media: <CardBrand brand={brandNamed(brand)} />,
  }))
  return <ChoiceList legend={legend} name={fact} options={options} value={card ?? ''} onChange={choose} />
}

function factsOf({ token, brand, last, cvv }: SavedCard): FactsOf<typeof offerCardsSpec> {
  return {
    'payment.type': 'credit',
    'payment.card': token,
    'payment.cardName': cardWords({ brand, last }),
    'payment.cardBrand': brand,
    'payment.cvvWanted': !cvv,
  }
}
