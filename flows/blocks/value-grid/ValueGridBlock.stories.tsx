import type { Meta } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { blockStory } from '../../../workshop/flows/block-story.tsx'
import { order } from '../../../workshop/flows/charge-actions.ts'
import { narrow } from '../../../workshop/widths.ts'

export default { title: 'Blocks/value-grid' } satisfies Meta

const props = {
  fact: 'recharge.value' as const,
  label: 'Escolha o valor',
  validity: '{days} dias',
  bonus: '+{gb} GB de bônus',
  badge: 'mais pedido',
  left: 'Hoje você ainda pode recarregar {limit}',
  spent: 'Você já recarregou hoje tudo o que podia. Amanhã dá para recarregar de novo.',
  over: {
    least: 'mínimo de {limit}',
    today: 'acima do limite',
    spent: 'só amanhã',
    number: 'até {limit} por número',
    month: 'acima do limite do mês',
  },
}
const held = { do: 'fault', call: 'getRechargeValues', fault: 'delay', times: 9 } as const
const refused = { do: 'fault', call: 'getRechargeValues', fault: 'status', status: 500, times: 9 } as const

/** The amount of the last recharge is chosen in advance only for the number that got it. */
const forSomebodyElse = { do: 'write', facts: { 'recharge.target': '11912345678' } } as const

export const NothingChosen = blockStory('value-grid', props, { actions: [forSomebodyElse] })
export const Chosen = blockStory('value-grid', props, { actions: order })
export const Loading = blockStory('value-grid', props, { isHeld: true, actions: [held] })
export const Failed = blockStory('value-grid', props, { actions: [refused] })
export const OnANarrowScreen = blockStory('value-grid', props, { ...narrow, actions: order })
const noRecord = { do: 'fault', call: 'getCustomer', fault: 'status', status: 500, times: 9 } as const
const lateRecord = { do: 'fault', call: 'getCustomer', fault: 'delay', times: 9 } as const

export const NotAllWithinTheLimit = blockStory('value-grid', props, {
  person: 'carla',
  actions: order,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const group = canvas.getByRole('group', { name: 'Escolha o valor' })
    await expect(group).toHaveAccessibleDescription(/^Hoje você ainda pode recarregar R\$\s15,00$/)
    // The amount that the customer chose before is now over the limit, so the block unchecks it.
    const over = canvas.getByRole('radio', { name: /20 acima do limite/ })
    await expect(over).toBeDisabled()
    await expect(over).not.toBeChecked()
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('radio', { name: /15 20 dias/ })).toBeChecked()
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('radio', { name: /10 15 dias/ })).toBeChecked()
  },
})
export const NothingLeft = blockStory('value-grid', props, {
  person: 'dora',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText(props.spent)).toBeVisible()
    for (const radio of canvas.getAllByRole('radio')) await expect(radio).toBeDisabled()
  },
})
export const BoundByMonth = blockStory('value-grid', props, { person: 'lia' })
export const BoundByNumber = blockStory('value-grid', props, { person: 'rui' })
export const BoundByTheMinimum = blockStory('value-grid', props, { person: 'mila' })
export const RecordThatCannotBeRead = blockStory('value-grid', props, {
  person: 'carla',
  actions: [...order, noRecord],
  play: async ({ canvasElement }) => {
    for (const radio of within(canvasElement).getAllByRole('radio')) await expect(radio).toBeEnabled()
  },
})
export const RecordThatComesTooLate = blockStory('value-grid', props, {
  person: 'carla',
  isHeld: true,
  waitsMs: 2000,
  actions: [lateRecord],
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('radio', { name: /20\b.*\+1 GB/ })).toBeEnabled()
  },
})
export const NotAllWithinTheLimitOnANarrowScreen = blockStory('value-grid', props, { ...narrow, person: 'carla' })
export const NothingLeftOnANarrowScreen = blockStory('value-grid', props, { ...narrow, person: 'dora' })
