import type { Meta } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import type { Action } from '../../../workshop/flows/action.ts'
import { blockStory } from '../../../workshop/flows/block-story.tsx'
import { narrow } from '../../../workshop/widths.ts'
import type { FastRechargeProps } from './schema.ts'

export default { title: 'Blocks/fast-recharge' } satisfies Meta

const props: FastRechargeProps = {
  lead: 'Para {recharge.target:phone}',
  legend: 'Forma de pagamento',
  ways: [
    { id: 'pix', label: 'Pix' },
    { id: 'credit', label: 'Crédito' },
  ],
  cvv: 'CVV',
  cvvHint: '{digits} dígitos no verso',
  cvvFrontHint: '{digits} dígitos na frente',
  pay: 'Pagar {recharge.value:money}',
  busyLabel: 'Falta pouco',
  other: 'Escolher outra forma',
  cardGone: 'O cartão daquela recarga não está mais salvo.',
  wayGone: 'A forma de pagamento daquela recarga não está disponível agora.',
  choose: 'Escolher como pagar',
  valueGone: 'Este valor não está mais disponível.',
  overLimit: 'Este valor passa do limite.',
  chooseValue: 'Escolher outro valor',
  valueEvent: 'otherValue',
}
const value: Action = { do: 'write', facts: { 'recharge.value': 3000 } }
const own: Action = { do: 'target', whose: 'own' }
const kept: readonly Action[] = [value, own, { do: 'saved card', brand: 'MASTERCARD' }]
const held = { do: 'fault', call: 'getRechargeValues', fault: 'delay', times: 9 } as const
const refused = { do: 'fault', call: 'getRechargeValues', fault: 'status', status: 500, times: 9 } as const
const payButtons = { name: /^Pagar/ }

export const CardThatKeepsItsCode = blockStory('fast-recharge', props, {
  actions: kept,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', payButtons)).toHaveTextContent('Pagar R$ 30,00')
    await expect(canvas.getByText('Mastercard final 4444')).toBeVisible()
    await expect(canvas.queryByLabelText('CVV')).toBeNull()
  },
})
export const CardThatAsksForItsCode = blockStory('fast-recharge', props, {
  actions: [value, own, { do: 'saved card', brand: 'VISA' }],
  play: async ({ canvas }) => expect(canvas.getByLabelText('CVV')).toBeVisible(),
})
export const Pix = blockStory('fast-recharge', props, {
  actions: [value, own, { do: 'write', facts: { 'payment.type': 'pix' } }],
})
export const CardGone = blockStory('fast-recharge', props, {
  actions: [...kept, { do: 'write', facts: { 'payment.card': 'gone' } }],
  play: async ({ canvas }) => {
    await expect(canvas.getByText(props.cardGone)).toBeVisible()
    await expect(canvas.queryByRole('button', payButtons)).toBeNull()
  },
})
export const WayNotOffered = blockStory('fast-recharge', props, {
  actions: [value, own, { do: 'write', facts: { 'payment.type': 'pisp', 'recharge.repeatType': 'pisp' } }],
  play: async ({ canvas }) => expect(canvas.queryByRole('button', payButtons)).toBeNull(),
})
export const ValueNotOffered = blockStory('fast-recharge', props, {
  actions: [...kept, { do: 'write', facts: { 'recharge.value': 3500 } }],
  play: async ({ canvas }) => expect(canvas.queryByRole('button', payButtons)).toBeNull(),
})
export const OverTheLimit = blockStory('fast-recharge', props, {
  person: 'carla',
  actions: [{ do: 'write', facts: { 'recharge.value': 2000 } }, own, { do: 'saved card', brand: 'VISA' }],
  play: async ({ canvas }) => {
    await expect(canvas.getByText(props.overLimit)).toBeVisible()
    await expect(canvas.queryByRole('button', payButtons)).toBeNull()
  },
})
export const Loading = blockStory('fast-recharge', props, { isHeld: true, actions: [...kept, held] })
export const Failed = blockStory('fast-recharge', props, {
  actions: [...kept, refused],
  play: async ({ canvas }) => expect(canvas.queryByRole('button', payButtons)).toBeNull(),
})
export const OnANarrowScreen = blockStory('fast-recharge', props, { ...narrow, actions: kept })
