import type { Meta } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { blockStory } from '../../../workshop/flows/block-story.tsx'
import { narrow } from '../../../workshop/widths.ts'
import type { PaymentMethodsProps } from './schema.ts'

export default { title: 'Blocks/payment-methods' } satisfies Meta

const plain: PaymentMethodsProps = {
  fact: 'payment.type',
  legend: 'Forma de pagamento',
  ways: [
    { id: 'pix', label: 'Pix', detail: 'Aprovado na hora' },
    {
      id: 'credit',
      label: 'Cartão de crédito',
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
const props: PaymentMethodsProps = {
  ...plain,
  groups: {
    direct: 'Sem cartão',
    saved: 'Seus cartões',
    more: 'Ver mais cartões',
    new: 'Novo cartão',
    others: 'Outras formas',
  },
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
export const OneGroup = blockStory('payment-methods', plain)
export const MoreCards = blockStory('payment-methods', props, {
  person: 'maria',
  play: async ({ canvas }) => {
    const cards = () => canvas.queryAllByRole('radio', { name: /final \d{4}/ })
    await waitFor(() => expect(cards()).toHaveLength(3))
    await userEvent.click(canvas.getByRole('button', { name: 'Ver mais cartões' }))
    await expect(cards().length).toBeGreaterThan(3)
    await expect(cards()[3]).toHaveFocus()
    await expect(canvas.queryByRole('button', { name: 'Ver mais cartões' })).toBeNull()
  },
})
export const AllCardsIfALaterOneIsChosen = blockStory('payment-methods', props, {
  person: 'maria',
  actions: [{ do: 'saved card', brand: 'DINERS' }],
  play: async ({ canvas }) => {
    const cards = () => canvas.queryAllByRole('radio', { name: /final \d{4}/ })
    await waitFor(() => expect(cards()).toHaveLength(6))
    await userEvent.click(canvas.getByRole('radio', { name: /final 4242/ }))
    await expect(cards()).toHaveLength(6)
  },
})
export const ManyCardsOnANarrowScreen = blockStory('payment-methods', props, { ...narrow, person: 'maria' })
