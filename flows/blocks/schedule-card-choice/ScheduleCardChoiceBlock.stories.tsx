import type { Meta } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { blockStory } from '../../../workshop/flows/block-story.tsx'
import { narrow } from '../../../workshop/widths.ts'

export default { title: 'Blocks/schedule-card-choice' } satisfies Meta

const props = {
  legend: 'Cartão que paga',
  favorite: 'Favorito',
  add: 'Adicionar outro cartão',
  addEvent: 'cards',
}
const held = { do: 'fault', call: 'getCustomer', fault: 'delay', times: 9 } as const
const refused = { do: 'fault', call: 'getCustomer', fault: 'status', status: 500, times: 9 } as const

export const FavoriteFirst = blockStory('schedule-card-choice', props, {
  actions: [{ do: 'saved card', brand: 'VISA' }],
  play: async ({ canvas }) => {
    const cards = await canvas.findAllByRole('radio')
    await expect(cards).toHaveLength(2)
    await expect(cards[0]).toBeChecked()
    await userEvent.click(canvas.getByRole('radio', { name: /Mastercard/ }))
    await expect(canvas.getByRole('radio', { name: /Mastercard/ })).toBeChecked()
  },
})
export const NoCards = blockStory('schedule-card-choice', props, { person: 'bruno' })
export const ManyOnANarrowScreen = blockStory('schedule-card-choice', props, { ...narrow, person: 'maria' })
export const Loading = blockStory('schedule-card-choice', props, { isHeld: true, actions: [held] })
export const Failed = blockStory('schedule-card-choice', props, { actions: [refused] })
