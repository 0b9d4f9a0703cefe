import type { Meta } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { blockStory } from '../../../workshop/flows/block-story.tsx'
import { cards } from '../../../workshop/flows/charge-actions.ts'
import { narrow } from '../../../workshop/widths.ts'

export default { title: 'Blocks/card-form' } satisfies Meta

const props = {
  legend: 'Dados do cartão',
  number: 'Número do cartão',
  expiry: 'Validade',
  expiryHint: 'MM/AA',
  cvv: 'CVV',
  cvvHint: '3 dígitos no verso',
  cvvFrontHint: '4 dígitos na frente',
  save: 'Salvar este cartão',
  saveDetail: 'Para a próxima recarga em um toque',
  security: 'O número e o CVV não ficam guardados neste aparelho.',
}

export const Empty = blockStory('card-form', props)
export const Typed = blockStory('card-form', props, { actions: [{ do: 'new card', pan: cards.settles }] })
export const CodeOnTheFront = blockStory('card-form', props, { actions: [{ do: 'new card', pan: '378282246310005' }] })
export const OnANarrowScreen = blockStory('card-form', props, {
  ...narrow,
  actions: [{ do: 'new card', pan: cards.settles }],
})

export const OnlyDebit = blockStory('card-form', props, {
  actions: [{ do: 'write', facts: { 'payment.type': 'credit' } }],
  play: async ({ canvasElement }) => {
    const number = within(canvasElement).getByLabelText('Número do cartão')
    await userEvent.type(number, '4716039800000007')
    await userEvent.tab()
    await expect(await within(canvasElement).findByText(/é só de débito/)).toBeVisible()
  },
})

export const WrongNumber = blockStory('card-form', props, {
  play: async ({ canvasElement }) => {
    const number = within(canvasElement).getByLabelText('Número do cartão')
    await userEvent.type(number, '4242424242424241')
    await userEvent.tab()
    await expect(await within(canvasElement).findByText(/não é válido/)).toBeVisible()
  },
})
