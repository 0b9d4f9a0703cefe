import type { Meta } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { blockStory } from '../../../workshop/flows/block-story.tsx'
import { order } from '../../../workshop/flows/charge-actions.ts'
import { narrow } from '../../../workshop/widths.ts'

export default { title: 'Blocks/pay-bar' } satisfies Meta

const props = {
  label: 'Pagar',
  busyLabel: 'Falta pouco',
  busyStatus: 'Processando o pagamento de {recharge.value:money}',
  caption: 'Para {recharge.target:phone}',
}

export const WithAmount = blockStory('pay-bar', props, {
  actions: order,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Pagar' })).toHaveAccessibleDescription(
      /^Para\s?\(11\)\s98765-4321\s?R\$\s20,00$/,
    )
  },
})
export const NothingChosenYet = blockStory('pay-bar', props)
const missing = [
  { fact: 'recharge.value', text: 'Escolha um valor' },
  { fact: 'payment.type', text: 'Escolha como pagar' },
]
export const ValueMissing = blockStory(
  'pay-bar',
  { ...props, missing },
  {
    play: async ({ canvas }) => expect(canvas.queryByRole('button', { name: 'Pagar' })).toBeNull(),
  },
)
export const WayMissing = blockStory(
  'pay-bar',
  { ...props, missing },
  {
    ...narrow,
    actions: order,
    play: async ({ canvas }) => expect(canvas.getByText('Escolha como pagar')).toBeVisible(),
  },
)
const refused = { fact: 'recharge.isOverLimit', text: 'Valor fora do limite' }
export const OverALimit = blockStory(
  'pay-bar',
  { ...props, missing, refused },
  {
    ...narrow,
    actions: [...order, { do: 'write', facts: { 'recharge.isOverLimit': true } }],
    play: async ({ canvas }) => {
      await expect(canvas.getByText('Valor fora do limite')).toBeVisible()
      await expect(canvas.queryByRole('button', { name: 'Pagar' })).toBeNull()
    },
  },
)
export const OnANarrowScreen = blockStory(
  'pay-bar',
  { ...props, label: 'Pagar com cartão' },
  { ...narrow, actions: order },
)
