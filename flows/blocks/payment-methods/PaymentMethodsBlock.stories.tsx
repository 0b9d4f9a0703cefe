import type { Meta } from '@storybook/react-vite'
import { blockStory } from '../../../workshop/flows/block-story.tsx'
import { narrow } from '../../../workshop/widths.ts'
import type { PaymentMethodsProps } from './schema.ts'

export default { title: 'Blocks/payment-methods' } satisfies Meta

const props: PaymentMethodsProps = {
  fact: 'payment.type',
  legend: 'Forma de pagamento',
  ways: [
    { id: 'pix', label: 'Pix', detail: 'Aprovado na hora' },
    {
      id: 'credit',
      label: 'Novo cartão de crédito',
      detail: 'Visa, Mastercard, Elo e outros',
      saved: {
        label: '{brand} final {last}, crédito',
        favorite: 'Favorito',
        detail: 'Cartão salvo',
      },
    },
  ],
  failed: 'Ocorreu um erro ao carregar os métodos de pagamento',
}
const held = { do: 'fault', call: 'getPaymentMethods', fault: 'delay', times: 9 } as const
const refused = { do: 'fault', call: 'getPaymentMethods', fault: 'status', status: 500, times: 9 } as const

export const SavedCards = blockStory('payment-methods', props)
export const SavedCardChosen = blockStory('payment-methods', props, {
  actions: [{ do: 'saved card', brand: 'MASTERCARD' }],
})
export const NoSavedCards = blockStory('payment-methods', props, { person: 'bruno' })
export const CardsFirst = blockStory('payment-methods', { ...props, ways: [...props.ways].reverse() })
export const Loading = blockStory('payment-methods', props, { isHeld: true, actions: [held] })
export const Failed = blockStory('payment-methods', props, { actions: [refused] })
const wallets = [
  { id: 'googlepay', label: 'Google Pay', detail: 'Cartões da carteira' },
  { id: 'applepay', label: 'Apple Pay', detail: 'Cartões da carteira' },
] as const
export const Wallets = blockStory(
  'payment-methods',
  { ...props, ways: [...props.ways, ...wallets] },
  { person: 'helena' },
)
export const ManyCardsOnANarrowScreen = blockStory('payment-methods', props, { ...narrow, person: 'maria' })
