import type { Meta } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import type { Action } from '../../../workshop/flows/action.ts'
import { blockStory } from '../../../workshop/flows/block-story.tsx'
import { narrow } from '../../../workshop/widths.ts'

export default { title: 'Blocks/auto-recharge' } satisfies Meta

const props = {
  label: 'Recarregar todo mês sem precisar lembrar',
  terms: 'Todo dia {day} cobramos {value} no {card} e recarregamos {number}. Para parar, desligue aqui.',
  done: 'Combinado: todo dia {day}, {value} no {card}, para {number}. Para parar, desligue aqui.',
  on: 'automate',
  off: 'stop',
}
/** Sets the facts of the customer Ana's last recharge, which she paid with her Visa card. */
const receipt: Action = {
  do: 'write',
  facts: {
    'order.value': 3000,
    'order.target': '11987654321',
    'order.method': 'Visa final 4242',
    'recharge.nsu': '123456789',
  },
}
const isOn: Action = { do: 'write', facts: { 'schedule.isOn': true } }

export const Offered = blockStory('auto-recharge', props, { actions: [receipt] })
export const TurnedOn = blockStory('auto-recharge', props, { actions: [receipt, isOn] })
export const OnANarrowScreen = blockStory('auto-recharge', props, { ...narrow, actions: [receipt] })
export const NothingForAnotherRecharge = blockStory('auto-recharge', props, {
  actions: [receipt, { do: 'write', facts: { 'order.value': 2000 } }],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('switch')).toBeNull()
  },
})
