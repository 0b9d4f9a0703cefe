import type { Meta } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import type { Action } from '../../../workshop/flows/action.ts'
import { blockStory } from '../../../workshop/flows/block-story.tsx'
import { narrow } from '../../../workshop/widths.ts'

const held: Action = { do: 'fault', call: 'getCustomer', fault: 'delay', times: 1000 }

export default { title: 'Blocks/own-data' } satisfies Meta

const props = {
  number: 'Número',
  name: 'Nome',
  email: 'E-mail',
  plan: 'Plano',
  plans: [{ id: 'PRE', label: 'Pré-pago' }],
  since: 'Cliente desde',
  leftToday: 'Ainda hoje',
  monthlyLimit: 'Limite por mês',
}

export const Known = blockStory('own-data', props, {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('Ana Souza')).toBeVisible()
    await expect(canvas.getByText('Pré-pago')).toBeVisible()
    await expect(canvas.getByText('Ainda hoje')).toBeVisible()
    // For this customer, the operator returns no e-mail address and no monthly limit.
    await expect(canvas.queryByText('E-mail')).toBeNull()
    await expect(canvas.queryByText('Limite por mês')).toBeNull()
  },
})
export const PlanWithoutWordsAndNoLimit = blockStory(
  'own-data',
  { ...props, plans: [] },
  {
    person: 'maria',
    play: async ({ canvasElement }) => {
      const canvas = within(canvasElement)
      await expect(await canvas.findByText(/^Maria Aparecida/)).toBeVisible()
      await expect(canvas.queryByText('Plano')).toBeNull()
      await expect(canvas.queryByText('Ainda hoje')).toBeNull()
    },
  },
)
export const Loading = blockStory('own-data', props, { isHeld: true, actions: [held] })
export const Failed = blockStory('own-data', props, {
  actions: [{ do: 'fault', call: 'getCustomer', fault: 'status', status: 500, times: 3 }],
})
export const LongNameOnANarrowScreen = blockStory('own-data', props, { ...narrow, person: 'maria' })
