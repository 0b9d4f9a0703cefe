import type { Meta } from '@storybook/react-vite'
import { blockStory } from '../../../workshop/flows/block-story.tsx'
import { narrow } from '../../../workshop/widths.ts'
import type { OfferCardsProps } from './schema.ts'

export default { title: 'Blocks/offer-cards' } satisfies Meta

const props: OfferCardsProps = {
  fact: 'payment.type',
  legend: 'Com qual cartão?',
  label: '{brand} final {last}',
  favorite: 'Favorito',
  detail: 'Cartão salvo',
  none: 'Esta oferta é para cartão de crédito Visa ou Mastercard salvo. Você escolhe como pagar no próximo passo.',
  failed: 'Não conseguimos carregar seus cartões.',
}

export const TheFavoriteIsChosen = blockStory('offer-cards', props)
export const NoCardTakesPart = blockStory('offer-cards', props, { person: 'bruno' })
export const OnANarrowScreen = blockStory('offer-cards', props, { ...narrow, person: 'maria' })
